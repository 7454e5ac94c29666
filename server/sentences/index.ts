// Every sentence that is thrown, stored or mailed, literally, and how its words are made.
import type { Sentence, Told } from '../contract/sentence.ts';
import { ACCOUNTS } from './accounts.ts';
import { ADMIN } from './admin.ts';
import { ADS } from './ads.ts';
import { ANALYSES } from './analyses.ts';
import { ATTENTION } from './attention.ts';
import { AUDIENCE } from './audience.ts';
import { AUDIT } from './audit.ts';
import { AUTOMATIONS } from './automations.ts';
import { AUTOPILOT } from './autopilot.ts';
import { BILLING } from './billing.ts';
import { BUSINESS } from './business.ts';
import { CHANNELS } from './channels.ts';
import { CONTENT } from './content.ts';
import { EMAIL } from './email.ts';
import { HTTP } from './http.ts';
import { LEARNING } from './learning.ts';
import { LETTERS } from './letters.ts';
import { LISTS } from './lists.ts';
import { MEDIA } from './media.ts';
import { MEMBERS } from './members.ts';
import { MODELS } from './models.ts';
import { NETWORKS } from './networks.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { SAMPLES } from './samples.ts';
import { SCHEMA } from './schema.ts';
import { STRATEGY } from './strategy.ts';
import { SUPPORT } from './support.ts';
import { WRITER } from './writer.ts';

/** One place for the words of each; the first word of a name is its file. */
export const CATALOGUE = {
  /** Words that were stored before sentences had names. */
  legacy: ({ text }: { text: string }) => text,
  ...ACCOUNTS,
  ...ADMIN,
  ...ADS,
  ...AUDIENCE,
  ...AUDIT,
  ...AUTOMATIONS,
  ...AUTOPILOT,
  ...BILLING,
  ...BUSINESS,
  ...CHANNELS,
  ...CONTENT,
  ...EMAIL,
  ...HTTP,
  ...ATTENTION,
  ...WRITER,
  ...LEARNING,
  ...LETTERS,
  ...LISTS,
  ...MEDIA,
  ...MEMBERS,
  ...MODELS,
  ...NETWORKS,
  ...NOTIFICATIONS,
  ...SCHEMA,
  ...ANALYSES,
  ...SAMPLES,
  ...STRATEGY,
  ...SUPPORT,
};

export type SentenceId = keyof typeof CATALOGUE;
type Made<K extends SentenceId> = (typeof CATALOGUE)[K];
type About<K extends SentenceId> =
  Made<K> extends (params: infer P, ...rest: never[]) => string ? [params: P] : [];

/** A sentence of ours; as text it is its words, as JSON its name and what it is about. */
class Said implements Sentence {
  readonly id: SentenceId;
  declare readonly params?: object;

  constructor(id: SentenceId, params: object | undefined) {
    this.id = id;
    if (params !== undefined) this.params = params;
  }

  toString(): string {
    return wordsOf(this);
  }
}

export type { Said };

export function say<K extends SentenceId>(id: K, ...[params]: About<K>): Said {
  return new Said(id, params as object | undefined);
}

/** A sentence as it was stored: its name and what it is about, as JSON. */
export function readSentence(stored: string): Sentence {
  return JSON.parse(stored) as Sentence;
}

/** What a schema of the contract has said of a value. @param message of one of its issues, made by `problem` */
export function readProblem(message: string): Said {
  const { id, params } = JSON.parse(message) as { id: SentenceId; params?: object };
  return new Said(id, params);
}

/** What is wrong with one field of an input. */
export function inField(field: string, problem: Sentence): Said {
  return say('http.field', { field, problem });
}

/** The words of what was told: theirs as they are, ours made. */
export function wordsOfTold(told: Told): string {
  return typeof told === 'string' ? told : wordsOf(told);
}

/** The words of a sentence, in the only language that there is. One of a later release is its name; what was stored before it took anything has nothing. */
export function wordsOf({ id, params }: Sentence): string {
  const made: unknown = Object.hasOwn(CATALOGUE, id) ? CATALOGUE[id as SentenceId] : id;
  return typeof made === 'function' ? made(params ?? {}, wordsOf) : String(made);
}
