// Sentences about what can be written.
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
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

export const WRITER = defineSentences({
  'writer.takes-no-posts': ({ channel }: { channel: ChannelType }) =>
    `${channelOf(channel).name} takes no posts.`,
  'writer.add': ({ wishes }: { wishes: readonly Wish[] }) => {
    const named = wishes.map(({ kind, more }) => `${more ? 'more about ' : ''}${WISHES[kind]}`);
    const add = named.length > 0 ? named.join('; ') : 'more about what you offer and how you work';
    return `Please add, a sentence each: ${add}.`;
  },
  /** Why a text says what it says. */
  'writer.news-instruction': 'reads like an instruction to a program, not like something about the business',
  'writer.news-claim':
    'Posts print a claim only with its proof. Say it otherwise, or add it as a fact with its proof.',
  'writer.news-fragment':
    'Say it in a whole sentence, as a post may print it, such as “Walnut bread is back from Friday.”',
  'writer.told': ({ idea, facts }: { idea: string | null; facts: readonly string[] }) => {
    const quoted = facts.map((fact) => `“${fact}”`).join(', ');
    if (idea === null) return `Your own news: ${quoted}.`;
    return `It tells “${idea}” from the library${quoted === '' ? '' : `, with what you said: ${quoted}`}.`;
  },
  'writer.shortage': ({ written, wanted, facts, add }: Shortage, words: Words) => {
    const holds = facts === 1 ? '1 fact' : `${facts} facts`;
    return `${written} of ${wanted} posts could be written: the profile holds ${holds}, and more posts would repeat themselves or make things up. ${words(add)}`;
  },
});
