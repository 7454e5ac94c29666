// One mail of a mailing: its headers and its text.
import type { Business } from '../business/index.ts';
import { type LetterParts, type Mail, messageIdOf, senderOf, toHeader } from '../letters/index.ts';
import { fillWords, personField } from './merge.ts';

export interface MailContent {
  readonly businessName: string;
  readonly subject: string;
  /** Plain text; blank lines part paragraphs. */
  readonly content: string;
  readonly unsubscribeUrl: string;
}

/** Makes the HTML part of a mail. */
export interface MailRenderer {
  render(content: MailContent): string;
}

export interface MailParts extends LetterParts {
  /** Whether mail stays on this machine, in the local outbox. */
  readonly isLocal: boolean;
  readonly renderer: MailRenderer;
}

/** What a mailing says, and to whom it goes. */
export interface MailInput {
  readonly business: Pick<Business, 'id' | 'name'>;
  readonly title: string | null;
  readonly content: string;
  readonly recipient: { readonly email: string; readonly name: string; readonly token: string };
  /** Stored before the mail is handed over; names this one mail. */
  readonly messageName: string;
  readonly date: number;
}

const SUBJECT_LENGTH = 78;

/** Puts one mail together. */
export function composeMail(
  parts: Pick<MailParts, 'renderer' | 'from' | 'publicUrl'>,
  input: MailInput,
): Mail {
  const businessName = toHeader(input.business.name) || 'Newsletter';
  const from = senderOf(parts.from, businessName);
  const read = personField(input.recipient);
  const words = { title: fillWords(input.title ?? '', read), content: fillWords(input.content, read) };
  const subject = subjectOf(words, businessName);
  const unsubscribeUrl = new URL(`/u/${input.recipient.token}`, parts.publicUrl).href;
  const content: MailContent = { businessName, subject, content: words.content, unsubscribeUrl };
  return {
    businessId: input.business.id,
    messageId: messageIdOf(input.messageName, from),
    date: input.date,
    from,
    to: { name: toHeader(input.recipient.name), address: toHeader(input.recipient.email) },
    subject,
    text: composeText(content),
    html: parts.renderer.render(content),
    headers: listHeaders(input.business.id, unsubscribeUrl),
  };
}

/** Bulk mail that can be left with one click (RFC 2369, 8058, 2919, 3834). */
function listHeaders(businessId: number, unsubscribeUrl: string): Record<string, string> {
  const host = new URL(unsubscribeUrl).hostname.replace(/[^a-z0-9.-]+/gi, '');
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<business-${businessId}.${host}>`,
    Precedence: 'bulk',
    'Auto-Submitted': 'auto-generated',
  };
}

function composeText(mail: MailContent): string {
  const footer = `You get this mail because you subscribed to news from ${mail.businessName}.\nUnsubscribe: ${mail.unsubscribeUrl}`;
  return `${mail.content.trim()}\n\n-- \n${mail.businessName}\n${footer}\n`;
}

/** The title; without one the first words of the text. */
function subjectOf(words: { title: string; content: string }, businessName: string): string {
  const title = toHeader(words.title);
  if (title) return title;
  const first = toHeader(words.content.trim().split('\n')[0] ?? '');
  if (first.length <= SUBJECT_LENGTH) return first || businessName;
  const cut = first.slice(0, SUBJECT_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUBJECT_LENGTH / 2)).trimEnd()}…`;
}
