// Sentences about letters.
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';

const FIGURES = { posts: 'Posts published', impressions: 'Impressions', reactions: 'Reactions' } as const;

export const LETTERS = defineSentences({
  'letters.business': ({ name }: { name: string }) => name || 'your business',
  'letters.figure': ({ name }: { name: keyof typeof FIGURES }) => FIGURES[name],
  'letters.interrupted': 'Drivyn was interrupted while this letter was on its way; it may have arrived.',
  'letters.kept': 'It did not leave this machine.',
  'letters.too-late': ({ before }: { before: Sentence | null }, words: Words) =>
    before ? `Not sent in time. ${words(before)}` : 'Not sent in time.',
  /** A mail server in its own words. */
  'letters.server-said': ({ words }: { words: string }) => words,
  'letters.no-address': 'This person has no email address.',
});
