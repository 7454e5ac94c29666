// Every template of a letter, literally: a forgotten one is a type error.
import type { LetterContent, LetterProps, Worded } from '../../server/contract/letters.ts';
import { alert } from './alert.ts';
import { digest } from './digest.ts';
import { invitation } from './invitation.ts';
import { newsQuestion } from './news-question.ts';
import { notice } from './notice.ts';
import { performanceReport } from './performance-report.ts';
import { senderQuestion } from './sender-question.ts';
import { addressChanged, addressInUse, resetPassword, signUpInvitation } from './sign-in.ts';
import { ticketAnswer } from './ticket-answer.ts';

export const LETTERS: {
  readonly [T in keyof LetterProps]: (props: Worded<LetterProps[T]>) => LetterContent;
} = {
  notice,
  'reset-password': resetPassword,
  'address-in-use': addressInUse,
  'address-changed': addressChanged,
  'sign-up-invitation': signUpInvitation,
  alert,
  digest,
  'performance-report': performanceReport,
  'news-question': newsQuestion,
  'ticket-answer': ticketAnswer,
  invitation,
  'sender-question': senderQuestion,
};
