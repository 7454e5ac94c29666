// One mail of a mailing: its headers and its text.

import type { MailBlocks, MailLook } from '../../contract/mail-block.ts';
import { isMailPicturePath } from '../../contract/mail-picture.ts';
import type { Business } from '../business/index.ts';
import {
  type LetterParts,
  type Mail,
  type MailAddress,
  messageIdOf,
  senderOf,
  toHeader,
} from '../letters/index.ts';
import { mapLinks, mapPictures } from './layout/links.ts';
import { IN_ADDRESS, readBlocks } from './layout/read-blocks.ts';
import { writeText } from './layout/write-text.ts';
import {
  type FieldValue,
  fieldsOf,
  fillTemplate,
  isTemplate,
  parseTemplate,
  personField,
  type Template,
} from './merge.ts';

export interface MailContent {
  readonly businessName: string;
  readonly subject: string;
  readonly blocks: MailBlocks;
  readonly look: MailLook;
  /** Of what the reader has chosen, and by which they leave; null for a mail that nobody can leave, such as a receipt. */
  readonly own: OwnLinks | null;
  /** Of a picture that tells that the mail was opened; null where nothing is measured. */
  readonly pixelUrl: string | null;
}

/** Addresses that are the reader's own. */
export interface OwnLinks {
  readonly unsubscribeUrl: string;
  readonly choicesUrl: string;
}

/** Makes the HTML part of a mail. */
export interface MailRenderer {
  render(content: MailContent): string;
}

export interface MailParts extends LetterParts {
  /** Whether mails stay on this machine, in the local outbox. @param businessId null for letters */
  isLocal(businessId: number | null): Promise<boolean>;
  readonly renderer: MailRenderer;
}

/** What a mailing says. */
export interface MailWords {
  readonly business: Pick<Business, 'id' | 'name'>;
  readonly title: string | null;
  /** Markdown, as `layout/read-blocks.ts` takes it. */
  readonly content: string;
  readonly look: MailLook;
  /** In whose name it leaves; null for the installation's. */
  readonly sender?: MailAddress | null;
  /** What of it is measured; null for a mail that tells nothing of its reader. */
  readonly measured: Measured | null;
  /** What somebody ordered, such as a receipt: it is no list that could be left. */
  readonly isService?: boolean;
}

/** Ids of the links whose clicks are counted, by address. */
export interface Measured {
  readonly links: ReadonlyMap<string, number>;
}

/** To whom one mail goes. */
export interface MailRecipient {
  readonly email: string;
  readonly name: string;
  /** Of the unsubscribe link; null for a mail that nobody can leave. */
  readonly token: string | null;
  /** As they are said in a mail, by key. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What stands for the merge fields, where that is not what is known of the person. */
  readonly read?: FieldValue;
}

/** One mail: to whom, when, and the name that was stored before it is handed over. */
export interface MailEnd {
  readonly recipient: MailRecipient;
  readonly messageName: string;
  readonly date: number;
}

/** Words that were laid out once, to be filled for any number of recipients. */
export interface CompiledMail {
  readonly business: Pick<Business, 'id' | 'name'>;
  readonly businessName: string;
  readonly sender: MailAddress | null;
  readonly subject: Template;
  readonly text: Template;
  readonly html: Template;
  /** Whether it says something of a person's attributes, which have to be read for it. */
  readonly usesAttributes: boolean;
}

const SUBJECT_LENGTH = 78;
/** Stand for the recipient's own links. No field of a person has these names. */
const OWN: OwnLinks = { unsubscribeUrl: '{{unsubscribe}}', choicesUrl: '{{preferences}}' };
/** Stand for the addresses of this server by which opens and clicks are counted. */
const PIXEL = 'measured.open';
const CLICK = 'measured.click.';
/** Stand for braces that are no merge fields until the layout is made: two characters that nobody types. */
const BRACES = /\{(?=\{)/g;
const KEPT_BRACE = '\u{e000}';

/** Lays a mailing out, which costs much, once for all its recipients. */
export function compileMail(
  parts: Pick<MailParts, 'renderer' | 'publicUrl'>,
  words: MailWords,
): CompiledMail {
  const businessName = toHeader(words.business.name) || 'Newsletter';
  // Readers fetch the business's own pictures from wherever the server is reached then.
  const fromHere = (source: string) =>
    isMailPicturePath(source) ? new URL(source, parts.publicUrl).href : source;
  const blocks = mapPictures(readMailBlocks(words.content), fromHere);
  const subject = keepBraces(subjectOf(words.title, blocks, businessName));
  const own = words.isService ? null : OWN;
  const mail = { businessName, subject, look: words.look, own };
  const template = (of: string) => parseTemplate(of, 'content');
  const [subjectLine, html] = [
    template(subject),
    template(parts.renderer.render({ ...mail, ...measure(blocks, words.measured) })),
  ];
  const isAttribute = (field: string) => field.replace(IN_ADDRESS, '').startsWith('attributes.');
  return {
    business: words.business,
    businessName,
    sender: words.sender ?? null,
    subject: subjectLine,
    html,
    usesAttributes: [...fieldsOf(subjectLine), ...fieldsOf(html)].some(isAttribute),
    text: template(composeText({ ...mail, blocks })),
  };
}

/** What a mail is laid out of, as it is when it leaves. */
export function readMailBlocks(content: string): MailBlocks {
  return readBlocks(keepBraces(content));
}

/** What HTML shows of a mail that is measured: links by way of this server, and a picture that nobody sees. */
function measure(blocks: MailBlocks, measured: Measured | null): Pick<MailContent, 'blocks' | 'pixelUrl'> {
  if (measured === null) return { blocks, pixelUrl: null };
  const throughUs = (href: string) => {
    const id = measured.links.get(href);
    return id === undefined ? href : `{{${CLICK}${id}}}`;
  };
  return { blocks: mapLinks(blocks, throughUs), pixelUrl: `{{${PIXEL}}}` };
}

/** Words with braces that nobody checked are told literally. */
function keepBraces(text: string): string {
  return isTemplate(text) ? text : text.replace(BRACES, KEPT_BRACE);
}

/** Fills a mail for one recipient. */
export function fillMail(
  parts: Pick<MailParts, 'from' | 'publicUrl'>,
  compiled: CompiledMail,
  { recipient, messageName, date }: MailEnd,
): Mail {
  const { sender, businessName } = compiled;
  const from = sender ? { ...sender, name: sender.name || businessName } : senderOf(parts.from, businessName);
  const own = ownLinks(parts, recipient.token, messageName);
  const readField = withinAddresses(recipient.read ?? personField(recipient));
  const read: FieldValue = (name) => {
    if (name === 'unsubscribe') return own?.unsubscribeUrl ?? '';
    if (name === 'preferences') return own?.choicesUrl ?? '';
    if (name === PIXEL) return new URL(`/o/${messageName}.gif`, parts.publicUrl).href;
    if (name.startsWith(CLICK)) {
      return new URL(`/c/${messageName}/${name.slice(CLICK.length)}`, parts.publicUrl).href;
    }
    return readField(name);
  };
  const fill = (template: Template, value: FieldValue) =>
    fillTemplate(template, value).replaceAll(KEPT_BRACE, '{');
  return {
    businessId: compiled.business.id,
    messageId: messageIdOf(messageName, from),
    date,
    from,
    to: { name: toHeader(recipient.name), address: toHeader(recipient.email) },
    subject: toHeader(fill(compiled.subject, read)) || compiled.businessName,
    text: fill(compiled.text, read),
    html: fill(compiled.html, (name) => escapeHtml(read(name))),
    headers: own === null ? SERVICE_HEADERS : listHeaders(compiled.business.id, own.unsubscribeUrl),
  };
}

/** Values also as parts of addresses, under names that say so. */
function withinAddresses(field: FieldValue): FieldValue {
  return (name) =>
    name.startsWith(IN_ADDRESS) ? encodeURIComponent(field(name.slice(IN_ADDRESS.length))) : field(name);
}

/** Where a link of a mail leads for one person. @param url as it is written, with its merge fields */
export function fillLink(url: string, person: Parameters<typeof personField>[0]): string {
  const template = parseTemplate(url, 'content');
  return fillTemplate(template, withinAddresses(personField(person))).replaceAll(KEPT_BRACE, '{');
}

/** They name the mail as well, so that it is known which one somebody left by. */
function ownLinks(
  { publicUrl }: Pick<MailParts, 'publicUrl'>,
  token: string | null,
  messageName: string,
): OwnLinks | null {
  if (token === null) return null;
  const to = (page: 'u' | 'p') => new URL(`/${page}/${token}?m=${messageName}`, publicUrl).href;
  return { unsubscribeUrl: to('u'), choicesUrl: to('p') };
}

/** Puts one mail together. */
export function composeMail(
  parts: Pick<MailParts, 'renderer' | 'from' | 'publicUrl'>,
  input: MailWords & MailEnd,
): Mail {
  return fillMail(parts, compileMail(parts, input), input);
}

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (one) => HTML[one] ?? one);
}

/** A program wrote it, so no program need answer (RFC 3834). */
const SERVICE_HEADERS = { 'Auto-Submitted': 'auto-generated' };

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

function composeText(mail: Omit<MailContent, 'pixelUrl'>): string {
  const text = `${writeText(mail.blocks)}\n\n-- \n${mail.businessName}\n`;
  if (mail.own === null) return text;
  const { choicesUrl, unsubscribeUrl } = mail.own;
  return `${text}You get this mail because you subscribed to news from ${mail.businessName}.\nChange what you get: ${choicesUrl}\nUnsubscribe: ${unsubscribeUrl}\n`;
}

/** The title; without one the first words of the text, as somebody of whom nothing is known would read them. */
function subjectOf(title: string | null, blocks: MailBlocks, businessName: string): string {
  if (toHeader(title ?? '')) return toHeader(title ?? '');
  const text = fillTemplate(parseTemplate(writeText(blocks), 'content'), () => '');
  const first = toHeader(text.trim().split('\n')[0] ?? '');
  if (first.length <= SUBJECT_LENGTH) return first || businessName;
  const cut = first.slice(0, SUBJECT_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUBJECT_LENGTH / 2)).trimEnd()}…`;
}
