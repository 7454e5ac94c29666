// What a mail that came in reports of a mail of ours: that it could not be delivered (RFC 3464, and what some servers send
// instead), or that its recipient called it spam (RFC 5965, and Microsoft's own form), or answered that they want no more.
import type { Came, Return, ReturnReport } from '../../../contract/bounce.ts';
import { judgeReport, readCodes } from '../../mail-codes.ts';
import { RETURN_PATHS } from '../../return-path.ts';
import { readAnswer } from './answer.ts';
import { isComplaint } from './feedback.ts';
import { type Entity, everythingIn, readFields, readMail } from './mime.ts';

export interface IncomingMail {
  /** The envelope's; empty for the null sender of reports. */
  readonly from: string;
  /** The envelope's. */
  readonly to: readonly string[];
  /** As it came, or its beginning; one character a byte. */
  readonly source: string;
}

/** `none`: a report that says nothing for good, such as of a delay. `foreign`: no report at all. */
export type ReadReport = ReturnReport | 'none' | 'foreign';

const TEXT_LENGTH = 500;

export function readReport(mail: IncomingMail): ReadReport {
  const outer = readMail(mail.source);
  const all = everythingIn(outer);
  const found = readDeliveryStatus(all) ?? readComplaint(all) ?? readPlainBounce(mail, outer);
  if (found === 'none') return 'none';
  if (found === undefined) {
    const answer = readAnswer(outer);
    return answer ? { ...answer, names: namesAnswered(mail, outer) } : 'foreign';
  }
  return { ...found, names: namesOf(mail, outer, all) };
}

type Found = Came | 'none' | undefined;

function readDeliveryStatus(all: readonly Entity[]): Found {
  const part = all.find(({ type }) => /^message\/(global-)?delivery-status$/.test(type));
  if (!part) return undefined;
  // Servers that send plain text in this part put its fields behind a blank line, or behind none.
  const groups = part.body.split(/\n[ \t]*\n/).map(readFields);
  const failed = groups.find((fields) => isFailed(fields));
  if (!failed) return 'none';
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(failed.get('status')?.[0] ?? '')?.[0] ?? null;
  const said = (failed.get('diagnostic-code')?.[0] ?? '').replace(/^[\w-]+\s*;\s*/, '');
  return { as: judgeReport({ status, said: readCodes(said) }), text: cut(said || (status ?? '')) };
}

/** What is delayed, relayed or delivered is nothing that came back. */
function isFailed(fields: ReadonlyMap<string, readonly string[]>): boolean {
  const action = fields.get('action')?.[0]?.toLowerCase();
  if (action !== undefined) return action.startsWith('failed');
  return fields.get('status')?.[0]?.startsWith('5') ?? false;
}

function readComplaint(all: readonly Entity[]): Found {
  const feedback = all.find(({ type }) => type === 'message/feedback-report');
  if (feedback) {
    const kind = readFields(feedback.body).get('feedback-type')?.[0] ?? '';
    return isComplaint(kind) ? complaint(kind || null) : 'none';
  }
  const isJunkReport = all.slice(1).some(({ headers }) => headers.has('x-hmxmroriginalrecipient'));
  return isJunkReport ? complaint('abuse') : undefined;
}

const complaint = (text: string | null): Found => ({ as: 'complaint' satisfies Return, text });

/** Servers without RFC 3464 name the recipient in a header of their own (Exim), or begin with known words (qmail). */
function readPlainBounce({ from }: IncomingMail, { headers, body }: Entity): Found {
  if (from !== '') return undefined;
  if (!headers.has('x-failed-recipients') && !/^Hi\. This is the \S+ (send )?program/m.test(body))
    return undefined;
  const own = body.split(/^-{3,}.*(copy of|below this line)/im)[0] ?? '';
  const said = readCodes(own);
  return { as: judgeReport({ status: null, said }), text: cut(said.line ?? '') };
}

function cut(text: string): string | null {
  const plain = text.replace(/[^\u0020-\u007e]+/g, ' ').trim();
  return plain === '' ? null : plain.slice(0, TEXT_LENGTH);
}

const MESSAGE_ID = /<([\w-]{1,64})@[^<>\s]{1,255}>/g;
const MOST_NAMES = 10;

/** Names of mails: of the address that it came back to, of the mail that it carries along, and of what it answers. */
function namesOf({ to }: IncomingMail, outer: Entity, all: readonly Entity[]): string[] {
  const returned = all.slice(1).map(carried).join('\n');
  return namesAt([
    [to.join('\n'), RETURN_PATHS],
    [returned, RETURN_PATHS],
    [returned, MESSAGE_ID],
    [threadOf(outer), MESSAGE_ID],
    [outer.parts.length === 0 ? headersIn(outer.body) : '', MESSAGE_ID],
  ]);
}

/** Of whoever wrote themselves only the mail counts that they answer: what they carry along may be anybody's. */
function namesAnswered({ to }: IncomingMail, outer: Entity): string[] {
  return namesAt([
    [threadOf(outer), MESSAGE_ID],
    [to.join('\n'), RETURN_PATHS],
  ]);
}

/** What it answers. */
function threadOf({ headers }: Entity): string {
  return ['in-reply-to', 'references'].flatMap((name) => headers.get(name) ?? []).join('\n');
}

function namesAt(places: readonly (readonly [text: string, pattern: RegExp])[]): string[] {
  const names = places.flatMap(([text, pattern]) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(names.flatMap((name) => [name, name.toLowerCase()]))].slice(0, MOST_NAMES);
}

/** What a part tells of the mail that came back. */
function carried({ type, headers, body }: Entity): string {
  if (/^(text|message)\/(rfc822-headers|global-headers)$/.test(type)) return headersIn(body);
  if (type === 'message/feedback-report')
    return (readFields(body).get('original-mail-from') ?? []).join('\n');
  return ['message-id', 'return-path'].flatMap((name) => headers.get(name) ?? []).join('\n');
}

/** Lines that look like the headers which name a mail. */
function headersIn(text: string): string {
  return (text.match(/^(?:Message-ID|Return-Path):(?:.*\n[ \t])?.*$/gim) ?? []).join('\n');
}
