// Sentences about requests, before any rule of the product is asked.
import { VISIT_ENDED } from '../contract/impersonation.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';
import { NO_BUSINESS } from '../contract/texts.ts';

export const HTTP = defineSentences({
  'http.no-profile': 'No business profile yet',
  'http.not-simulated':
    'This channel is not simulated, so it has no Sandbox feed. Look at the channel itself.',
  'http.passwords-differ': 'The two passwords differ.',
  'http.sign-up-closed': 'This server takes no new accounts. Set DRIVYN_SIGNUP=invite first.',
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
