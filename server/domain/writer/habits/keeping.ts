// Keeping to habits: what those that hold ask of a post on one channel, and a text dressed as the people of the business do.
import { type ChannelType, type PostChannel, writingOf } from '../../../contract/channels/index.ts';
import type { HabitValue } from '../../../contract/habit.ts';
import { hashWords } from '../../../kernel/random.ts';

/** What a writer keeps to; what no habit speaks of is left to the writer. */
export interface Keeping {
  /** Words that are never used. */
  readonly words: readonly string[];
  /** Percent of the usual length. */
  readonly share?: number;
  /** What is put under a text; none is allowed at all where it is empty. */
  readonly emoji?: readonly string[];
  readonly hashtags?: number;
  /** What stands first and last; null for nothing. */
  readonly greeting?: string | null;
  readonly closing?: string | null;
}

export const FREE: Keeping = { words: [] };

export function keepingOn(channel: ChannelType, habits: readonly HabitValue[]): Keeping {
  const words = habits.flatMap((habit) => (habit.kind === 'word' ? [habit.word] : []));
  const asked = habits.flatMap((habit) =>
    habit.kind === 'word' || !habit.channels.includes(channel) ? [] : askOf(habit),
  );
  return Object.assign({ words }, ...asked);
}

function askOf(habit: Exclude<HabitValue, { kind: 'word' }>): Partial<Keeping> {
  switch (habit.kind) {
    case 'length':
      return { share: habit.share };
    case 'emoji':
      return { emoji: habit.emoji };
    case 'hashtags':
      return { hashtags: habit.most };
    default:
      return { [habit.kind]: habit.text };
  }
}

/** Forms that are not dressed: scripts are spoken, a pin is one line, a letter is framed where it is told. */
const BARE: ReadonlySet<string> = new Set(['short', 'film', 'pin', 'letter']);

/** The text with the greeting, closing and emoji that the people add; the same text always gets the same. */
export function dress(channel: PostChannel, text: string, keeping: Keeping): string {
  if (BARE.has(writingOf(channel).form)) return text;
  const { greeting, closing, emoji = [] } = keeping;
  const [chance] = hashWords(text);
  const sign = emoji[chance % Math.max(1, emoji.length)];
  const dressed = [greeting, text, closing].filter(Boolean).join('\n\n');
  return sign === undefined ? dressed : `${dressed} ${sign}`;
}

/** What may stand around a text: the people's own words. */
export function wordsAround({ greeting, closing }: Keeping): string {
  return [greeting, closing].filter(Boolean).join('\n');
}

/** A letter between its greeting and its closing: the people's own, those that are given, or none. */
export function frameLetter(
  { greeting, closing }: Keeping,
  usual: { readonly greeting: string; readonly closing: string },
  body: readonly string[],
): string {
  const first = greeting === undefined ? usual.greeting : greeting;
  const last = closing === undefined ? usual.closing : closing;
  return [first, ...body, last].filter(Boolean).join('\n\n');
}

/** Tellings of one idea: those of the habitual length first, in their order; then the others, the shortest first. */
export function byLength<T extends { readonly text: string }>(
  told: readonly T[],
  { share }: Keeping,
): readonly T[] {
  if (share === undefined) return told;
  const usual = told.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, told.length);
  const isShort = ({ text }: T) => text.length <= (share / 100) * usual;
  const others = told.filter((one) => !isShort(one));
  return [...told.filter(isShort), ...others.sort((x, y) => x.text.length - y.text.length)];
}
