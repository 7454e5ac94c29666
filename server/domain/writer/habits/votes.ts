// What one lesson says for a habit, and what it says against it.
import { normalise } from '../../../kernel/same-words.ts';
import { STOPWORDS } from '../lexicon-data.ts';
import { withoutHashtags } from '../quality.ts';
import { wordsOf } from '../similarity.ts';
import { COMMON_WORDS } from './common-words-data.ts';
import { emojiIn, hashtagsIn, type Lesson, saidIn, sharedWords } from './lesson.ts';

/** An edit that leaves at most this part of the text shortens it, and one beyond the other part makes it longer. */
const SHORTER = 0.85;
const LONGER = 1.15;
/** A sentence is still the same when it keeps this part of its words. */
const SAME = 0.5;
/** Longest greeting or closing, in characters. */
const SHORT = 80;
const GREETING = /^(?:hello|hi|hey|dear|good (?:day|morning|afternoon|evening)|welcome)\b/i;

type Edit = Lesson & { readonly made: string };

/** Words that a person took out of a sentence which otherwise stayed. */
export function wordsTakenOut({ written, made }: Edit): string[] {
  const left = new Set(wordsOf(made));
  const after = saidIn(made);
  const found = saidIn(written).flatMap((sentence) => {
    const gone = wordsOf(sentence).filter((word) => !left.has(word) && isTelling(word));
    const stays = after.some((other) => sharedWords(sentence, other) >= SAME);
    return stays ? gone : [];
  });
  return [...new Set(found)];
}

/** Words that an edit puts where none of them stood. */
export function wordsPutIn({ written, made }: Edit): string[] {
  const before = new Set(wordsOf(written));
  return [...new Set(wordsOf(made))].filter((word) => !before.has(word));
}

/** Long enough to mean something, no figure, and no word that every text needs. */
function isTelling(word: string): boolean {
  const isCommon = COMMON_WORDS.has(word) || Object.values(STOPWORDS).some((words) => words.has(word));
  return /^\p{L}{3,}$/u.test(word) && !isCommon;
}

/** How much of the text an edit has left, in percent, where that says something of its length. */
export function lengthLeft({ written, made }: Edit): { share: number; says: 'for' | 'against' | null } {
  const [before, after] = [written, made].map((text) => withoutHashtags(text).length) as [number, number];
  const ratio = after / Math.max(1, before);
  return {
    share: Math.round(100 * ratio),
    says: ratio <= SHORTER ? 'for' : ratio >= LONGER ? 'against' : null,
  };
}

/** Emoji that an edit adds, or that it took all of them out; null where it did neither. */
export function emojiMade({ written, made }: Edit): readonly string[] | null {
  const before = new Set(emojiIn(written));
  const after = emojiIn(made);
  const added = [...new Set(after)].filter((emoji) => !before.has(emoji));
  if (added.length > 0) return added;
  return before.size > 0 && after.length === 0 ? [] : null;
}

/** How many hashtags an edit has left of more; -1 where it added some; null where it left them alone. */
export function hashtagsLeft({ written, made }: Edit): number | null {
  const [before, after] = [hashtagsIn(written), hashtagsIn(made)];
  return after === before ? null : after < before ? after : -1;
}

/** The greeting that an edit put first, null where it took one out, undefined where it did neither. */
export function greetingMade({ written, made }: Edit): string | null | undefined {
  const [before, after] = [saidIn(written), saidIn(made)];
  const from = before.findIndex((sentence) => after.some((other) => isSame(sentence, other)));
  if (from < 0) return undefined;
  const dropped = before.slice(0, from);
  const added = after.slice(
    0,
    after.findIndex((other) => isSame(before[from] ?? '', other)),
  );
  if (dropped.length > 0 && !GREETING.test(dropped.join(' '))) return undefined;
  return lineOf(added, dropped, before);
}

/** The same for what stands last. */
export function closingMade({ written, made }: Edit): string | null | undefined {
  const [before, after] = [saidIn(written), saidIn(made)];
  const to = before.findLastIndex((sentence) => after.some((other) => isSame(sentence, other)));
  if (to < 0) return undefined;
  const dropped = before.slice(to + 1);
  const added = after.slice(after.findLastIndex((other) => isSame(before[to] ?? '', other)) + 1);
  return lineOf(added, dropped, before);
}

/** What was added in the place of what was dropped: a line or two, as a greeting or a closing is. */
function lineOf(
  added: readonly string[],
  dropped: readonly string[],
  before: readonly string[],
): string | null | undefined {
  const text = added.join('\n');
  const isShort = text.length <= SHORT && dropped.join(' ').length <= SHORT;
  if (!isShort || added.some((one) => has(before, one))) return undefined;
  return added.length > 0 ? text : dropped.length > 0 ? null : undefined;
}

const isSame = (one: string, other: string): boolean => sharedWords(one, other) > SAME;
const has = (sentences: readonly string[], sentence: string): boolean =>
  sentences.some((one) => normalise(one) === normalise(sentence));
