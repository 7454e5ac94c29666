// Habits: what repeats in the latest edits and rejections of a business. Never one of them alone.
import type { ChannelType } from '../../../contract/channels/index.ts';
import type { HabitKind, HabitValue } from '../../../contract/habit.ts';
import { normalise } from '../../../kernel/same-words.ts';
import { wordsOf } from '../similarity.ts';
import { hashtagsIn, type Lesson } from './lesson.ts';
import { wishesIn, wordsRefused } from './reasons.ts';
import {
  closingMade,
  emojiMade,
  greetingMade,
  hashtagsLeft,
  lengthLeft,
  wordsPutIn,
  wordsTakenOut,
} from './votes.ts';

/** Latest lessons that are looked at, and how many of them must agree. */
export const LOOKED_AT = 10;
export const AGREEING = 3;

/** What a reason such as "too long" stands for, in percent, and the least that is left of a text. */
const SHORTER = 75;
const LEAST = 40;

export interface FoundHabit {
  readonly value: HabitValue;
  /** The posts that agree. */
  readonly posts: readonly number[];
}

/** What a lesson says of one kind: for it, with what; or against it. */
interface Vote<T> {
  readonly lesson: Lesson;
  readonly says: T | 'against';
}

/**
 * @param lessons in any order
 * @param name of the business: its own words are never avoided
 */
export function findHabits(lessons: readonly Lesson[], name: string): FoundHabit[] {
  const latest = lessons.toSorted((x, y) => y.at - x.at || y.postId - x.postId).slice(0, LOOKED_AT);
  return [
    ...findWords(latest, name),
    ...found(latest, voteOnLength, (shares, channels) => {
      const share = Math.max(LEAST, median(shares));
      return { kind: 'length', share, channels };
    }),
    ...found(latest, voteOnHashtags, (most, channels) => ({
      kind: 'hashtags',
      most: median(most),
      channels,
    })),
    ...found(latest, voteOnNoEmoji, (_, channels) => ({ kind: 'emoji', emoji: [], channels })),
    ...found(latest, voteOnEmoji, (sets, channels) => ({
      kind: 'emoji',
      emoji: commonest(sets.flat()).slice(0, MOST_EMOJI),
      channels,
    })),
    ...(['greeting', 'closing'] as const).flatMap((kind) => findLines(latest, kind)),
  ];
}

const MOST_EMOJI = 5;

/** Words that habits of other edits may speak for again: taken out once, and put in by a later edit. */
export function wordsTakenBack(lessons: readonly Lesson[]): string[] {
  const counts = Map.groupBy(
    lessons.flatMap((lesson) => (isEdit(lesson) ? wordsPutIn(lesson) : [])),
    (word) => word,
  );
  return [...counts].filter(([, times]) => times.length >= AGREEING).map(([word]) => word);
}

function findWords(lessons: readonly Lesson[], name: string): FoundHabit[] {
  const own = new Set(wordsOf(name));
  const out = lessons.flatMap((lesson) => {
    const words = isEdit(lesson) ? wordsTakenOut(lesson) : wordsRefused(lesson.reason ?? '', lesson.written);
    return words.map((word) => ({ word, lesson }));
  });
  return [...Map.groupBy(out, ({ word }) => word)].flatMap(([word, votes]): FoundHabit[] => {
    const kept = lessons.filter((lesson) => isEdit(lesson) && wordsOf(lesson.made).includes(word)).length;
    if (own.has(word) || votes.length < AGREEING || kept * AGREEING > votes.length) return [];
    return [{ value: { kind: 'word', word }, posts: postsOf(votes.map(({ lesson }) => lesson)) }];
  });
}

type Says<T> = T | 'against' | null;

function voteOnLength(lesson: Lesson): Says<number> {
  if (!isEdit(lesson)) return wished(lesson, 'length') === undefined ? null : SHORTER;
  const { share, says } = lengthLeft(lesson);
  return says === 'for' ? share : says;
}

function voteOnHashtags(lesson: Lesson): Says<number> {
  const count = hashtagsIn(lesson.written);
  if (isEdit(lesson)) {
    const left = hashtagsLeft(lesson);
    return left === -1 ? 'against' : left;
  }
  const wish = wished(lesson, 'hashtags');
  return wish === undefined || count === 0 ? null : wish.none ? 0 : Math.ceil(count / 2);
}

function voteOnNoEmoji(lesson: Lesson): Says<true> {
  if (!isEdit(lesson)) return wished(lesson, 'emoji') === undefined ? null : true;
  const made = emojiMade(lesson);
  return made === null ? null : made.length === 0 || 'against';
}

function voteOnEmoji(lesson: Lesson): Says<readonly string[]> {
  const made = isEdit(lesson) ? emojiMade(lesson) : wished(lesson, 'emoji') && [];
  return !made ? null : made.length > 0 ? made : 'against';
}

/** Lines count together where they are the same; taken out, whatever stood there. */
function findLines(lessons: readonly Lesson[], kind: 'greeting' | 'closing'): FoundHabit[] {
  const made = (lesson: Lesson): string | null | undefined => {
    if (!isEdit(lesson)) return wished(lesson, kind) === undefined ? undefined : null;
    return kind === 'greeting' ? greetingMade(lesson) : closingMade(lesson);
  };
  const texts = lessons.flatMap((lesson) => made(lesson) ?? []);
  const wanted: (string | null)[] = [...new Map(texts.map((text) => [normalise(text), text])).values(), null];
  return wanted.flatMap((text) => {
    const vote = (lesson: Lesson): Says<true> => {
      const one = made(lesson);
      if (one === undefined) return null;
      return text === null || one === null ? one === text || 'against' : sameLine(one, text) || null;
    };
    return found(lessons, vote, (_, channels) => ({ kind, text, channels }));
  });
}

const sameLine = (one: string, other: string): boolean => normalise(one) === normalise(other);

/** What so many lessons agree on that it is a habit, and more than say the contrary. */
function found<T>(
  lessons: readonly Lesson[],
  vote: (lesson: Lesson) => Says<T>,
  toValue: (said: readonly T[], channels: readonly ChannelType[]) => HabitValue,
): FoundHabit[] {
  const votes = lessons.flatMap((lesson): Vote<T>[] => {
    const says = vote(lesson);
    return says === null ? [] : [{ lesson, says }];
  });
  const agreeing = votes.flatMap(({ lesson, says }) => (says === 'against' ? [] : [{ lesson, says }]));
  if (agreeing.length < AGREEING || agreeing.length <= votes.length - agreeing.length) return [];
  const channels = [...new Set(agreeing.map(({ lesson }) => lesson.channel))].sort();
  const said = agreeing.map(({ says }) => says);
  return [{ value: toValue(said, channels), posts: postsOf(agreeing.map(({ lesson }) => lesson)) }];
}

function wished({ reason }: Lesson, kind: HabitKind) {
  return wishesIn(reason ?? '').find((wish) => wish.kind === kind);
}

function isEdit(lesson: Lesson): lesson is Lesson & { readonly made: string } {
  return lesson.made !== null;
}

function postsOf(lessons: readonly Lesson[]): number[] {
  return [...new Set(lessons.map(({ postId }) => postId))].sort((x, y) => x - y);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((x, y) => x - y)[Math.floor(numbers.length / 2)] ?? 0;
}

function commonest(texts: readonly string[]): string[] {
  return [...Map.groupBy(texts, (text) => text)]
    .toSorted(([, x], [, y]) => y.length - x.length)
    .map(([text]) => text);
}
