// Sentences about what can be written.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import type { ClaimRule } from '../contract/claim.ts';
import type { HabitValue } from '../contract/habit.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';

const WISHES = {
  offer: 'what you offer',
  practical: 'opening hours, address or how to book',
  price: 'prices or terms',
  story: 'how the business began and who is behind it',
  audience: 'who it is for',
  value: 'what you stand for',
} as const;

/** A kind of fact that would help; `more` of what there is some of. */
export interface Wish {
  readonly kind: keyof typeof WISHES;
  readonly more: boolean;
}

interface Shortage {
  readonly written: number;
  readonly wanted: number;
  readonly facts: number;
  readonly add: Sentence;
}

/** What is wrong with a claim, by the rule that refuses it. */
const CLAIMS: Readonly<Record<ClaimRule, string>> = {
  cure: 'Health claims need scientific evidence.',
  clinical: 'Claims of clinical proof or approval need evidence.',
  miracle: 'Result claims of this kind are refused by the networks.',
  income: 'Promises of income or results are not allowed.',
  scarcity: 'Scarcity has to be true on the day, which a profile cannot tell.',
  review: 'Reviews and ratings need a stored review with consent.',
  personal: 'Posts may not state or imply a personal attribute of the reader.',
  risk: 'Nothing may be called free of risk.',
};

export const WRITER = defineSentences({
  'writer.fact-long': ({ most }: { most: number }) =>
    `It is longer than ${most} characters, too long for a post to quote. Say it in two sentences.`,
  'writer.fact-instruction':
    'It reads like an instruction to a program, not like something about the business.',
  'writer.claim': ({ rule }: { rule: ClaimRule }) => CLAIMS[rule],
  'writer.claim-in-words': ({ words, rule }: { words: string; rule: ClaimRule }) =>
    `“${words}” may not stand in a post. ${CLAIMS[rule]}`,
  'writer.takes-no-posts': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} takes no posts.`,
  'writer.add': ({ wishes, goals = [] }: { wishes: readonly Wish[]; goals?: readonly string[] }) => {
    const named = wishes.map(({ kind, more }) => `${more ? 'more about ' : ''}${WISHES[kind]}`);
    const add = named.length > 0 ? named.join('; ') : 'more about what you offer and how you work';
    const aims = new Intl.ListFormat('en', { type: 'conjunction' }).format(goals);
    const ofGoals =
      goals.length > 0 ? ` Your goals name ${aims}, and no fact says what, when or for how much.` : '';
    return `Please add, a sentence each: ${add}.${ofGoals}`;
  },
  /** Why a text says what it says. */
  'writer.news-instruction': 'reads like an instruction to a program, not like something about the business',
  'writer.news-claim':
    'Posts print a claim only with its proof. Say it otherwise, or add it as a fact with its proof.',
  'writer.news-fragment':
    'Say it in a whole sentence, as a post may print it, such as “Walnut bread is back from Friday.”',
  'writer.told': ({
    idea,
    facts,
    greets = false,
  }: {
    idea: string | null;
    facts: readonly string[];
    greets?: boolean;
  }) => {
    const quoted = facts.map((fact) => `“${fact}”`).join(', ');
    if (greets) return `A greeting for the day${quoted === '' ? '' : `, with what you said: ${quoted}`}.`;
    if (idea === null)
      return quoted === '' ? 'A question of your own to your readers.' : `Your own news: ${quoted}.`;
    return `It tells “${idea}” from the library${quoted === '' ? '' : `, with what you said: ${quoted}`}.`;
  },
  /** What was learned from edits. */
  'writer.habit': ({ value }: { value: HabitValue }) =>
    value.kind === 'word'
      ? `You take out “${value.word}”. No post uses it any more.`
      : `On ${listOf(value.channels)}, ${describeHabit(value)}`,
  'writer.shortage': ({ written, wanted, facts, add }: Shortage, words: Words) => {
    const holds = facts === 1 ? '1 fact' : `${facts} facts`;
    return `${written} of ${wanted} posts could be written: the profile holds ${holds}, and more posts would repeat themselves or make things up. ${words(add)}`;
  },
});

const listOf = (channels: readonly ChannelType[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(channels.map((type) => channelOf(type).name));

function describeHabit(value: Exclude<HabitValue, { kind: 'word' }>): string {
  switch (value.kind) {
    case 'length':
      return `you shorten posts. They are written shorter, towards ${value.share} % of the usual length as far as an idea allows.`;
    case 'emoji':
      return value.emoji.length === 0
        ? 'you take emoji out. Posts have none any more.'
        : `you add emoji. Posts end with one of yours: ${value.emoji.join(' ')}`;
    case 'hashtags':
      return value.most === 0
        ? 'you take the hashtags out. Posts have none any more.'
        : `you leave fewer hashtags. Posts have at most ${value.most}.`;
    case 'greeting':
      return value.text === null
        ? 'you take the greeting out. Posts begin without one.'
        : `you begin with “${value.text}”. Posts do, where there is room.`;
    default:
      return value.text === null
        ? 'you take the last line out. Posts end without a line that only closes: that asks, sends on or signs.'
        : `you end with “${value.text.replaceAll('\n', ' ')}”. Posts do, where there is room.`;
  }
}
