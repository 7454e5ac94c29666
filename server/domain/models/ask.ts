// Asking the model of a business one thing, within its bounds: what was answered before is not asked again, two questions
// at once, a pause where it is busy, a rest after three failures in a row, and one request to mend what cannot be read.
import type * as v from 'valibot';
import { OUTPUT_FORMS, type OutputForm } from '../../contract/model.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { DAY, MINUTE, SECOND } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { createRandom } from '../../kernel/random.ts';
import { say } from '../../sentences/index.ts';
import { findAnswer, saveAnswer } from './answer.repo.ts';
import { AtMost } from './at-most.ts';
import { type Endpoint, findEndpoint, type Trouble, updateHealth } from './endpoint.repo.ts';
import { estimateTokens, reserve, settle } from './ledger.ts';
import { isNear, patienceFor } from './place.ts';
import type { ChatCall, ChatEnd } from './provider.ts';
import { readAnswer } from './read-answer.ts';
import { type ModelParts, placeOf, reachOf } from './settings.ts';

export interface Question<S extends v.GenericSchema> {
  readonly system: string;
  readonly user: string;
  /** What the answer is to be: for us, and for the model. */
  readonly schema: S;
  readonly json: { readonly name: string; readonly json: object };
  readonly signal?: AbortSignal | undefined;
}

export type Asked<T> =
  | { readonly end: 'answered'; readonly value: T }
  /** `isOver`: the next question would fare no better. */
  | { readonly end: 'unanswered'; readonly why: Sentence; readonly isOver: boolean };

/** Whoever asked wants no answer any more. */
export class AskingEnded extends Error {}

export const KEEP_ANSWERS = 30 * DAY;
const AT_ONCE = 2;
const MOST_FAILURES = 3;
const REST = 15 * MINUTE;
const TRIES = 3;
const FIRST_PAUSE = SECOND;
/** Whoever asks for longer is not waited for. */
const LONGEST_PAUSE = 30 * SECOND;
const MEND =
  'Your last answer could not be read as the JSON object that was asked for. Answer again with that one JSON object and nothing else. Your last answer was:';
/** Of an answer that is sent back to be mended, characters. */
const MENDABLE = 4000;

export class Asker {
  readonly #parts: ModelParts;
  readonly #line = new AtMost(AT_ONCE);

  constructor(parts: ModelParts) {
    this.#parts = parts;
  }

  /** @throws AskingEnded when the question's signal says so */
  async ask<S extends v.GenericSchema>(
    endpoint: Endpoint,
    businessId: number,
    question: Question<S>,
  ): Promise<Asked<v.InferOutput<S>>> {
    const { ctx } = this.#parts;
    const key = { businessId, hash: hashOf(endpoint, question) };
    const kept = await findAnswer(ctx.db.read, key, ctx.clock.now() - KEEP_ANSWERS);
    const known = kept === undefined ? undefined : readAnswer(kept, question.schema);
    if (known !== undefined) return { end: 'answered', value: known };
    return this.#line.run(endpoint.id, async () => {
      const first = await this.#answer(endpoint, businessId, question);
      if (first.end === 'unanswered') return first;
      const isRead = readAnswer(first.text, question.schema) !== undefined;
      // Mended, an answer that ran into its bound would run into it again.
      const text =
        isRead || !first.isWhole ? first : await this.#mend(endpoint, businessId, question, first.text);
      if (text.end === 'unanswered') return text;
      const value = readAnswer(text.text, question.schema);
      if (value === undefined) {
        await this.#note(endpoint, 'answer');
        const why = text.isWhole ? say('models.unread') : say('models.cut-short');
        return { end: 'unanswered', why, isOver: false };
      }
      await this.#noteUse(endpoint);
      await saveAnswer(ctx.db.write, key, text.text, ctx.clock.now());
      return { end: 'answered', value };
    });
  }

  #mend<S extends v.GenericSchema>(
    endpoint: Endpoint,
    businessId: number,
    question: Question<S>,
    said: string,
  ): Promise<Told> {
    const user = `${question.user}\n\n${MEND}\n${said.slice(0, MENDABLE)}`;
    return this.#answer(endpoint, businessId, { ...question, user });
  }

  /** One answer, whatever it says; where the model is busy, a few tries. */
  async #answer(asked: Endpoint, businessId: number, question: Question<v.GenericSchema>): Promise<Told> {
    for (let attempt = 1; ; attempt += 1) {
      // As it is now: somebody else may have learnt of it meanwhile.
      const endpoint = await findEndpoint(this.#parts.ctx.db.read, asked.businessId);
      if (endpoint?.url !== asked.url || endpoint.model !== asked.model || endpoint.choice !== 'own')
        return over(say('models.trouble', { why: 'down' }));
      if (this.#rests(endpoint)) return over(say('models.resting'));
      const end = await this.#inSomeForm(endpoint, businessId, question);
      if (!('end' in end)) return over(say('models.bound', { bound: end.bound }));
      if (end.end === 'aborted') throw new AskingEnded();
      if (end.end === 'answered') return { end: 'answered', text: end.text, isWhole: end.isWhole };
      const pause = end.end === 'later' && attempt < TRIES ? this.#pauseFor(endpoint, end, attempt) : null;
      if (pause === null) return this.#fail(endpoint, troubleOf(end));
      await this.#parts.ctx.clock.sleep(pause, question.signal);
      if (question.signal?.aborted) throw new AskingEnded();
    }
  }

  #rests({ restsUntil }: Endpoint): boolean {
    return restsUntil !== null && restsUntil > this.#parts.ctx.clock.now();
  }

  /** The surest form that it takes, and below that any other. */
  async #inSomeForm(
    endpoint: Endpoint,
    businessId: number,
    question: Question<v.GenericSchema>,
  ): Promise<ChatEnd | { readonly bound: 'day' | 'month' | 'cost' | 'business' }> {
    const from = OUTPUT_FORMS.indexOf(endpoint.form ?? 'json_schema');
    for (const form of OUTPUT_FORMS.slice(from)) {
      const end = await this.#call(endpoint, businessId, { question, form });
      if (!('end' in end)) return end;
      if (end.end === 'answered') await this.#noteForm(endpoint, form);
      if (end.end !== 'unsupported') return end;
    }
    return { end: 'failed', why: 'asked' };
  }

  /** One call, reserved before and settled after. */
  async #call(
    endpoint: Endpoint,
    businessId: number,
    { question, form }: { readonly question: Question<v.GenericSchema>; readonly form: OutputForm },
  ): Promise<ChatEnd | { readonly bound: 'day' | 'month' | 'cost' | 'business' }> {
    const { ctx, models } = this.#parts;
    const { system, user, json, signal } = question;
    const most = { input: estimateTokens(system + user), output: endpoint.callTokens };
    const reserved = await unitOfWork(ctx, SYSTEM, (tx) => reserve(tx, { endpoint, businessId, most }));
    if (typeof reserved === 'string') return { bound: reserved };
    const reach = await reachOf(this.#parts, ctx.db.read, endpoint.businessId);
    const call: ChatCall = {
      place: placeOf(ctx.vault, endpoint, reach),
      model: endpoint.model,
      ...{ system, user, form, signal, schema: json },
      maxTokens: endpoint.callTokens,
      // A slow one is heard of now and then, so that one that has stalled is told from one that writes.
      stream: isNear(endpoint.url),
      timeout: patienceFor(endpoint.url),
    };
    const end = await models.chat(call);
    await unitOfWork(ctx, SYSTEM, (tx) => settle(tx, reserved, end));
    return end;
  }

  #pauseFor(endpoint: Endpoint, end: ChatEnd & { end: 'later' }, attempt: number): number | null {
    const jitter = 0.5 + createRandom(`${endpoint.id}:${this.#parts.ctx.clock.now()}:${attempt}`).next();
    const pause = end.after ?? FIRST_PAUSE * 2 ** attempt * jitter;
    return pause > LONGEST_PAUSE ? null : Math.round(pause);
  }

  async #fail(endpoint: Endpoint, trouble: Trouble): Promise<Told> {
    await this.#note(endpoint, trouble);
    const isOver = trouble === 'key' || trouble === 'model' || trouble === 'forbidden';
    return { end: 'unanswered', why: say('models.trouble', { why: trouble }), isOver };
  }

  async #note({ businessId }: Endpoint, trouble: Trouble): Promise<void> {
    const { ctx } = this.#parts;
    const endpoint = await findEndpoint(ctx.db.read, businessId);
    if (!endpoint) return;
    const failures = endpoint.failures + 1;
    const restsUntil = failures >= MOST_FAILURES ? ctx.clock.now() + REST : null;
    await updateHealth(ctx.db.write, endpoint, { failures, trouble, restsUntil });
  }

  async #noteForm(endpoint: Endpoint, form: OutputForm): Promise<void> {
    if (endpoint.form !== form) await updateHealth(this.#parts.ctx.db.write, endpoint, { form });
  }

  /** An answer that could be used ends a row of failures; one that came, and is of no use, does not. */
  async #noteUse({ businessId }: Endpoint): Promise<void> {
    const { ctx } = this.#parts;
    const endpoint = await findEndpoint(ctx.db.read, businessId);
    if (!endpoint || endpoint.failures === 0) return;
    await updateHealth(ctx.db.write, endpoint, { failures: 0, trouble: null, restsUntil: null });
  }
}

type Told =
  | { readonly end: 'answered'; readonly text: string; readonly isWhole: boolean }
  | { readonly end: 'unanswered'; readonly why: Sentence; readonly isOver: boolean };

const over = (why: Sentence): Told => ({ end: 'unanswered', why, isOver: true });

function troubleOf(end: ChatEnd): Trouble {
  if (end.end === 'later') return end.busy ? 'busy' : 'down';
  return end.end === 'failed' ? end.why : 'answer';
}

/** Everything that an answer depends on. */
function hashOf({ kind, url, model, callTokens }: Endpoint, question: Question<v.GenericSchema>): string {
  const { system, user, json } = question;
  return sha256(JSON.stringify([kind, url, model, callTokens, system, user, json]));
}
