// Forms by which people subscribe themselves, each by a mail that they answer.

export { countAsked, type FormRecord, listForms, purgeSignUps } from './form.repo.ts';
export { addForm, openForm, type PublicForm, removeForm } from './form.ts';
export {
  type AskedSignUp,
  askToConfirm,
  CONFIRM_WITHIN,
  confirmSignUp,
  findSignUp,
  type SignUp,
} from './sign-up.ts';
export { isStamped, makeStamp } from './stamp.ts';
