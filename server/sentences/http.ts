// Sentences about requests, before any rule of the product is asked.
import { VISIT_ENDED } from '../contract/impersonation.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';
import { NO_BUSINESS } from '../contract/texts.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Sign-in needed',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported media type',
  422: 'Invalid input',
  429: 'Too many requests',
  431: 'Header too large',
  500: 'Server error',
  503: 'Unavailable',
  507: 'No space left',
};

export const HTTP = defineSentences({
  'http.no-profile': 'No business profile yet',
  'http.not-simulated':
    'This channel is not simulated, so it has no Sandbox feed. Look at the channel itself.',
  'http.passwords-differ': 'The two passwords differ.',
  'http.sign-up-closed': 'This server takes no new accounts. Set DRIVYN_SIGNUP=invite first.',
  'http.no-space':
    'There is no space left on the disk of this server, so nothing was saved. Once whoever runs it has made room, try again.',
  'http.file-lost':
    'The database of this server was deleted or exchanged while it was running, so nothing was saved. Whoever runs it has to stop it, put the file back or restore a backup, and start it again.',
  'http.json-needed': 'Send a JSON object.',
  'http.admin-no-business': 'The admin has no business. Sign in with an account.',
  'http.admin-needed': 'Sign in as admin to see this.',
  'http.sign-in-to-see': 'Sign in to see this.',
  'http.not-found': 'Not found',
  'http.comment-too-long': ({ most }: { most: number }) => `The comment may have ${most} characters at most.`,
  'http.too-much-at-once': ({ seconds }: { seconds: number }) =>
    `That was a lot at once. Try again in ${waitOf(seconds)}.`,
  'http.sign-in-to-do': 'Sign in to do this.',
  'http.visit-ended': VISIT_ENDED,
  'http.no-business': NO_BUSINESS,
  'http.other-business':
    'You opened another business in another tab, so nothing was done here. Reload this page to go on.',
  'http.old-release': 'The database is not at the version of this release.',
  'http.no-worker': ({ minutes, most }: { minutes: number; most: number }) =>
    `Jobs have been waiting for ${minutes} minutes, more than the ${most} that they may: no worker takes them, or they are too many.`,
  'http.disk-full': 'Nothing can be stored: the disk of the database is full, or cannot be written.',
  'http.database-gone': 'The file of the database was deleted or exchanged while the server was running.',
  'http.database-damaged': 'The file of the database was written over while the server was running.',
  'http.no-database': 'The database cannot be reached.',
  'http.screens-read': 'Screens can only be read.',
  'http.send-json': 'Send this as JSON, with Content-Type: application/json.',
  'http.form-fields': 'The form has too many fields, or one whose name is not possible.',
  'http.body-compressed': 'Send the body uncompressed.',
  'http.body-utf8': 'The body is not valid UTF-8.',
  'http.body-large': ({ most }: { most: number }) => `The body is larger than ${most / 1024} KB.`,
  'http.body-ended': 'The body ended before its end.',
  'http.own-pages': 'Changes are accepted from this server’s own pages only.',
  'http.many-headers': ({ most }: { most: number }) => `The request has more than ${most} headers.`,
  'http.long-address': ({ most }: { most: number }) => `The address is longer than ${most} characters.`,
  'http.many-parameters': ({ most }: { most: number }) => `The address has more than ${most} parameters.`,
  'http.null-in-address': 'The address holds a null character.',
  'http.body-json': 'The body is not valid JSON.',
  'http.body-deep': ({ most }: { most: number }) => `The body is nested deeper than ${most} levels.`,
  'http.body-values': ({ most }: { most: number }) => `The body has more than ${most} values.`,
  'http.body-names': 'The body has a field with a name that is not possible.',
  'http.file-compressed': 'Send the file uncompressed.',
  'http.send-file': 'Send the file itself, or a form with it as multipart/form-data.',
  'http.one-file': 'Send one file at a time.',
  'http.form-damaged': 'The form is damaged, or ended before its end.',
  'http.form-no-file': 'The form has no file.',
  'http.form-parts': 'The form does not say where its parts begin.',
  'http.no-such-part': 'The file has no such part.',
  'http.method': ({ method, allowed }: { method: string; allowed: string }) =>
    `${method} is not possible here, only ${allowed}.`,
  'http.stripe-signature': 'This message is not signed as Stripe signs.',
  'http.open-mode':
    'Drivyn has no password yet, so it answers on this computer only, at its own address and through no proxy. ' +
    'Open it there and set a password under Settings, Security; then sign in from anywhere. Where nobody can open it ' +
    'there: set DRIVYN_PUBLIC_URL to the address under which people reach it, and start it again; it then prints a link.',
  /** An answer by its number. */
  'http.status': ({ status }: { status: number }) => TITLES[status] ?? 'Error',
  'http.unknown': ({ requestId }: { requestId: string }) =>
    `Something went wrong on our side. Reference: ${requestId}`,
  /** A field of the input, and what is wrong with it. */
  'http.field': ({ field, problem }: { field: string; problem: Sentence }, words: Words) =>
    `${field}: ${words(problem)}`,
  /** What a schema of the contract, or the limits of a channel, say is wrong: they say it themselves. */
  'http.told': ({ words }: { words: string }) => words,
});

function waitOf(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? 'a second' : `${seconds} seconds`;
}
