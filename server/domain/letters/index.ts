// Letters: mails to Drivyn's own people, and what a mail is.

export { countLettersTo, purgeLetters } from './letter.repo.ts';
export { type NewLetter, writeLetter } from './letter.ts';
export {
  type Admission,
  formatAddress,
  type Mail,
  type MailAddress,
  type MailTransport,
  type MailUse,
  messageIdOf,
  type Pass,
  pauseAfter,
  type SendOutcome,
  saidBy,
  senderOf,
  toHeader,
  toUnknown,
} from './mail.ts';
export {
  type LetterParts,
  type LetterRenderer,
  type RenderedLetter,
  readUnsentLetters,
  sendLetter,
  type UnsentLetter,
} from './send-letter.ts';
