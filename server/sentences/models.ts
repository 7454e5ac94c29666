// Sentences about the language model that writes, when there is one.
import { defineSentences, type Sentence, type Words } from '../contract/sentence.ts';

const TROUBLES = {
  key: 'It refuses the key. Check it, or enter one.',
  model: 'There is nothing that answers at this address, or no model of this name. Check both.',
  asked: 'It refuses how it was asked. Another model may do.',
  answer:
    'What it answered could not be read. Check that the address is that of a model, or choose another one.',
  forbidden:
    'This address may not be reached from here: it lies inside of this machine or its network, or its port is not a usual one. Whoever runs this server can set such a model for everybody.',
  unreachable: 'Nobody answers at this address. Is it right, and is the model running?',
  timeout: 'It did not answer in time. A smaller model, or a faster machine, may.',
  busy: 'It takes no more questions at the moment.',
  down: 'It is out of order at the moment.',
} as const;
export type TroubleName = keyof typeof TROUBLES;

const BOUNDS = {
  day: 'The tokens of today are used up.',
  month: 'The tokens of this month are used up.',
  cost: 'The money for this month is used up.',
  business: 'The tokens that this business may use today are used up.',
} as const;

export const MODELS = defineSentences({
  'models.fixed':
    'The environment of the server names the model: address, model and key are changed there, by whoever runs it.',
  'models.url-needed': 'is required to use a model of your own',
  'models.model-needed': 'is required: choose one, or enter its name',
  'models.not-local':
    'must be a public address: other businesses use this server, too. Whoever runs it can set a model inside of its network.',
  'models.key-in-plain': 'must begin with https://, or everybody on the way could read the key',
  'models.trouble': ({ why }: { why: TroubleName }) => TROUBLES[why],
  'models.bound': ({ bound }: { bound: keyof typeof BOUNDS }) => BOUNDS[bound],
  'models.resting': 'It failed three times in a row, so it is left alone for a quarter of an hour.',
  'models.unread': 'Its answers were not in the form that was asked for.',
  'models.cut-short':
    'Its answers ran into their bound before they were done. Raise the longest answer, above all for a model that thinks first.',
  'models.refused-twice': 'What it wrote did not pass the checks twice.',
  'models.choose-model': 'Somebody answers there. Now choose a model.',
  'models.no-such-model': ({ model }: { model: string }) =>
    `Somebody answers there, but knows no model ${model}. Choose one of the list.`,
  'models.works': ({ model, seconds }: { model: string; seconds: number }) =>
    `${model} works: it answered in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  'models.works-loosely': ({ model, seconds }: { model: string; seconds: number }) =>
    `${model} answers (${seconds} s), but nothing holds it to a form: more of its drafts will be refused and written by the built-in writer.`,
  'models.loose':
    'It answers, but not in the form that posts need. A larger model, or one that follows instructions, does.',
  /** Why a text says what it says, and who wrote it. */
  'models.wrote': ({ model, told }: { model: string; told: Sentence }, words: Words) =>
    `${model} wrote it. ${words(told)}`,
  /** Why the built-in writer wrote some posts although there is a model. */
  'models.fell-back': (
    { posts, model, why }: { posts: number; model: string; why: Sentence },
    words: Words,
  ) =>
    `${posts === 1 ? 'One post was' : `${posts} posts were`} written by the built-in writer instead of ${model}: ${words(why)}`,
});
