// Sentences about what waits for a person.
import { type Act, hintOf, LEVEL_TEXTS, type Level, nameOfAct } from '../contract/autonomy.ts';
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import type { PostStatus, Trouble } from '../contract/post.ts';
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';

interface Waiting {
  readonly title: string;
  readonly action: string;
}

const APPROVE: Waiting = { title: 'A post waits for your approval', action: 'Approve or reject' };
const STEPS: Readonly<Record<Trouble, string>> = {
  unknown: 'Say whether it is out',
  'signed-out': 'Reconnect',
  refused: 'Edit',
  unreachable: 'Retry',
};
const POSTS: Readonly<Partial<Record<PostStatus, Waiting>>> = {
  failed: { title: 'A post could not be published', action: 'See why' },
  needs_attention: { title: 'A post needs your decision', action: 'Decide' },
};

interface Facts {
  readonly posts: number;
  readonly days: number;
  readonly add: Sentence;
}

const WENT: Readonly<Record<Act, string>> = {
  publish: 'posts in a row went out',
  mail: 'mailings in a row went out',
  budget: 'moves in a row went',
};

export const ATTENTION = defineSentences({
  'attention.post-title': ({ status }: { status: PostStatus }) => (POSTS[status] ?? APPROVE).title,
  'attention.post-action': ({ status, trouble }: { status: PostStatus; trouble: Trouble | null }) =>
    trouble === null ? (POSTS[status] ?? APPROVE).action : STEPS[trouble],
  'attention.add-facts': 'Add to your business profile what is new.',
  'attention.facts-title': 'There is too little to write about',
  'attention.facts': ({ posts, days, add }: Facts, words: Words) =>
    `${posts === 1 ? 'One post' : `${posts} posts`} of the next ${days} days could not be written: more would repeat what was said or make things up. ${words(add)}`,
  'attention.facts-action': 'Add facts',
  'attention.mailing-title': 'A mailing was stopped by itself',
  'attention.mailing-action': 'See what came back',
  'attention.level-title': ({ channel, act }: { channel: ChannelType; act?: Act }) =>
    act === 'budget' || act === 'mail'
      ? `May ${nameOfAct(channel, act).replace(/^[BM]/, (first) => first.toLowerCase())} go a step further by themselves?`
      : `May ${channelOf(channel).name} go a step further by itself?`,
  'attention.level': ({ act = 'publish', level, posts }: { act?: Act; level: Level; posts: number }) =>
    `${posts} ${WENT[act]} well. It asks for "${LEVEL_TEXTS[level].label}": ${hintOf(act, level)}`,
  'attention.level-action': 'Answer yes or no',
  'attention.suggestion-title': ({ channel, posts }: { channel: ChannelType; posts: number }) =>
    `${channelOf(channel).name} lacks ${posts === 1 ? 'a post' : `${posts} posts`}`,
  'attention.suggestion': ({ days }: { days: number }) =>
    `That is how many the next ${days} days are short of its usual pace. It only suggests: nothing is written before you ask.`,
  'attention.suggestion-action': 'Ask for drafts',
  'attention.ticket-action': 'Read the answer',
  'attention.strategy-title': 'Your strategy has run its time',
  'attention.strategy': ({ code }: { code: string }) =>
    `${code} is over. Another one goes by what your posts have brought about since.`,
  'attention.strategy-action': 'Generate the next',
  'attention.subscribers-title': 'Nobody gets your mails yet',
  'attention.subscribers': 'Email is connected, and there is no subscriber.',
  'attention.subscribers-action': 'Add subscribers',
  'attention.trial-title': 'Your free trial ends soon',
  'attention.trial': 'Without a payment method nothing is planned or published from then on.',
  'attention.trial-action': 'Add a payment method',
  'attention.invoice-title': ({ number }: { number: string }) => `Invoice ${number} is not paid`,
  'attention.invoice': 'Your plan goes on when it is.',
  'attention.invoice-action': 'Pay it',
  'attention.sign-in-action': ({ channel }: { channel: ChannelType }) => `Connect ${channelOf(channel).name}`,
});
