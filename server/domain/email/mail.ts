// One mail to one recipient: its headers, its text, and what takes it away.
import type { Business } from '../business/index.ts';

export interface MailAddress {
  /** Empty when the person gave none. */
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  readonly businessId: number;
  /** With angle brackets, as in the header. */
  readonly messageId: string;
  /** UTC milliseconds. */
  readonly date: number;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers; every value is free of line breaks. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * How handing over one mail ends. `unknown`: it may have been taken, so it is never sent again. `retry` only when it
 * certainly was not taken; `scope` tells whether the next recipient would fare the same.
 */
export type SendOutcome =
  | { readonly end: 'sent' }
  | { readonly end: 'refused'; readonly reason: string; readonly permanent: boolean }
  | {
      readonly end: 'retry';
      readonly at: number;
      readonly error: string;
      readonly scope: 'server' | 'recipient';
    }
  | { readonly end: 'unknown'; readonly error: string };

/** Takes mail away: an SMTP server, or the local outbox. */
export interface MailTransport {
  /** Hands one mail over, once; never repeats it by itself once its content has begun to leave. */
  send(mail: Mail): Promise<SendOutcome>;
}

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

export interface MailParts {
  readonly transport: MailTransport;
  /** Whether mail stays on this machine, in the local outbox. */
  readonly isLocal: boolean;
  readonly renderer: MailRenderer;
  /** The configured sender, `"Name" <address>` or an address alone; null: the business on this machine. */
  readonly from: string | null;
  /** Address of this server as recipients reach it, for unsubscribe links. */
  readonly publicUrl: string;
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

const LOCAL_SENDER: MailAddress = { name: '', address: 'drivyn@localhost' };
const SUBJECT_LENGTH = 78;

/** Puts one mail together. */
export function composeMail(
  parts: Pick<MailParts, 'renderer' | 'from' | 'publicUrl'>,
  input: MailInput,
): Mail {
  const businessName = toHeader(input.business.name) || 'Newsletter';
  const from = senderOf(parts.from, businessName);
  const subject = subjectOf(input, businessName);
  const unsubscribeUrl = new URL(`/u/${input.recipient.token}`, parts.publicUrl).href;
  const content: MailContent = { businessName, subject, content: input.content, unsubscribeUrl };
  return {
    businessId: input.business.id,
    messageId: `<${input.messageName}@${from.address.split('@')[1] ?? 'localhost'}>`,
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
function subjectOf(input: MailInput, businessName: string): string {
  const title = toHeader(input.title ?? '');
  if (title) return title;
  const first = toHeader(input.content.trim().split('\n')[0] ?? '');
  if (first.length <= SUBJECT_LENGTH) return first || businessName;
  const cut = first.slice(0, SUBJECT_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUBJECT_LENGTH / 2)).trimEnd()}…`;
}

/** A sender that is an address alone speaks in the name of the business. */
function senderOf(configured: string | null, businessName: string): MailAddress {
  const from = configured === null ? LOCAL_SENDER : parseAddress(toHeader(configured));
  return { ...from, name: from.name || businessName };
}

function parseAddress(text: string): MailAddress {
  const [, name = '', address = text] = /^(.*)<([^<>]+)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** An address as a header shows it. */
export function formatAddress({ name, address }: MailAddress): string {
  return name ? `"${name.replace(/["\\]/g, '\\$&')}" <${address}>` : address;
}

/** One line without control characters: a line break in a header value would begin a header of its own. */
function toHeader(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  return value.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}
