// Building blocks of the entity schemas: what every request and answer is made of.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { readDomainName } from './domain-name.ts';
import { problem } from './problem.ts';

/** Largest id that a database column holds. */
const LARGEST_ID = 2_147_483_647;

/** Database ids: positive integers. */
export const Id = v.pipe(
  v.number(problem('number')),
  v.integer(problem('whole')),
  v.minValue(1, problem('positive')),
  v.maxValue(LARGEST_ID, problem('no-id')),
);

/** An id in a path or query, where everything is text. */
export const IdText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, problem('number')),
  v.transform(Number),
  Id,
);

/** A moment on the wire: ISO 8601 with offset; parsed to UTC milliseconds. */
export const Moment = v.pipe(
  v.string(problem('moment')),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/, problem('iso-moment')),
  v.check(isCalendarDay, problem('real-moment')),
  v.transform((text) => Date.parse(text)),
  v.finite(problem('real-moment')),
);

/** A day of the calendar: `2027-03-01`. */
export const Day = v.pipe(
  v.string(problem('date')),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, problem('date-such-as')),
  v.check(isCalendarDay, problem('real-date')),
);

// Date.parse takes the 30th of February for the 2nd of March.
function isCalendarDay(moment: string): boolean {
  const day = moment.slice(0, 10);
  const at = Date.parse(day);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(day);
}

/** Free text, trimmed; control characters other than line breaks and tabs are refused. */
export function text(max: number) {
  return v.pipe(
    v.string(problem('text')),
    v.trim(),
    v.maxLength(max, ({ input }) => tooLong(input, max)),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
    v.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, problem('control-characters')),
  );
}

/** In a long text one would not find what is too much: the first words that do not fit are told. */
function tooLong(input: string, max: number): string {
  if (max < LIMITS.about) return problem('characters', { most: max });
  const rest = input.slice(max).trim().replace(/\s+/g, ' ').slice(0, 40);
  return problem('characters-told', { most: max, count: input.length, rest });
}

/**
 * Signs that show nothing, or turn round how what follows is read ("exe.txt" for "txt.exe"): embeddings, overrides and isolates
 * of direction, spaces without a width, soft hyphens. Programs copy them along unseen, so they are taken out. What scripts and emoji
 * need stays: joiners, the marks of direction, tags.
 */
const UNSEEN = /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** Text of one line, trimmed: a name, a title, an address. What holds a break in it could end a line of a file or a mail. */
export function line(max: number) {
  // C1 controls, U+2028 and U+2029 end a line for some programs.
  return v.pipe(
    v.string(problem('text')),
    // Before what is checked: behind it, a union could no longer tell what is wrong with a text.
    v.transform((typed) => typed.replace(UNSEEN, '')),
    text(max),
    v.regex(/^[^\t\r\n\u0080-\u009f\u2028\u2029]*$/, problem('one-line')),
  );
}

/** Text that must not be empty once trimmed. */
export function requiredText(max: number, message = problem('required')) {
  return v.pipe(text(max), v.minLength(1, message));
}

/** A line that must show something. */
export function requiredLine(max: number, message = problem('required')) {
  return v.pipe(line(max), v.regex(/[^\p{Cf}\p{Z}]/u, message));
}

/** Optional text: absent, null and blank all mean "none" and are stored as an empty string. */
export function optionalText(max: number) {
  return v.pipe(
    v.nullish(text(max), ''),
    v.transform((value) => value ?? ''),
  );
}

/** An optional line: absent, null and blank all mean "none" and are stored as an empty string. */
export function optionalLine(max: number) {
  return v.pipe(
    v.nullish(line(max), ''),
    v.transform((value) => value ?? ''),
  );
}

/** Every part of a domain has letters, and no hyphen at an end. */
const DOMAIN_PART = String.raw`(?!-)[^\s\p{C}@,;:<>"()[\]\\/.]+(?<!-)`;

const NO_ADDRESS = problem('email');
/** Bytes before the @ (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64;

/** An address, in the one spelling by which it is kept and found again. */
export const EmailAddress = v.pipe(
  text(LIMITS.email),
  v.toLowerCase(),
  v.normalize(),
  // What nobody sees (\p{Cf}) would make two addresses of what reads like one.
  v.regex(new RegExp(String.raw`^[^\s\p{C}@,;<>"]+@${DOMAIN_PART}(?:\.${DOMAIN_PART})+$`, 'u'), NO_ADDRESS),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const [local = '', domain = ''] = value.split('@');
    if (new TextEncoder().encode(local).length > LONGEST_LOCAL_PART) {
      addIssue({ message: problem('before-at', { most: LONGEST_LOCAL_PART }) });
      return NEVER;
    }
    const name = readDomainName(domain);
    if (name !== undefined) return `${local}@${name}`;
    addIssue({ message: NO_ADDRESS });
    return NEVER;
  }),
);

/** An address, or nothing where none is to be given: one of both is what a person meant, so that both are told as an address. */
export const EmailOrNothing = v.union(
  [v.pipe(v.string(), v.trim(), v.literal('')), EmailAddress],
  problem('email'),
);

/** An address as it is kept, for whoever looks one up; what is none stays as it was typed. */
export function spellAddress(typed: string): string {
  const read = v.safeParse(EmailAddress, typed);
  return read.success ? read.output : typed.trim().toLowerCase();
}

/** Query parameter by which a spec screen names its account; the signed-in account when absent. */
export const AccountQuery = v.object({ userId: v.optional(IdText) });
export type AccountQuery = v.InferOutput<typeof AccountQuery>;
