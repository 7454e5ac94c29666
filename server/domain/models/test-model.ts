// Trying a model out before it is used: who answers there, which models, and in which form. And looking for one on this machine.
import * as v from 'valibot';
import { type FoundModel, type ModelTest, type ModelTestInput, OUTPUT_FORMS } from '../../contract/model.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, type AdminActor, SYSTEM } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { SECOND } from '../../kernel/clock.ts';
import { inField, say, wordsOf } from '../../sentences/index.ts';
import { requireOwner } from '../business/index.ts';
import { type Endpoint, findEndpoint, type NewEndpoint, updateHealth } from './endpoint.repo.ts';
import { type Bound, reserve, settle } from './ledger.ts';
import { isNear, patienceFor, plainUrl } from './place.ts';
import type { CallFailure, ChatCall, ChatEnd, ModelPlace } from './provider.ts';
import { readAnswer } from './read-answer.ts';
import { type ModelParts, newEndpoint, placeOf, reachOf } from './settings.ts';

const LIST_TIMEOUT = 10 * SECOND;
const LOCAL_TIMEOUT = 1.5 * SECOND;
const Probe = v.object({ word: v.string() });
const PROBE = {
  system: 'You answer with one JSON object and nothing else.',
  user: 'Answer with a JSON object that has one field, "word", and in it the word "ready".',
  schema: {
    name: 'probe',
    json: {
      type: 'object',
      properties: { word: { type: 'string' } },
      required: ['word'],
      additionalProperties: false,
    },
  },
};

interface Tried {
  readonly endpoint: NewEndpoint;
  readonly place: ModelPlace;
  /** What is saved, where it is what is tried. */
  readonly saved: Endpoint | undefined;
}

/** Tries what is given, and of the rest what is saved. Stores what it learns of a place that is saved. @throws AppError */
export async function testModel(
  parts: ModelParts,
  actor: AccountActor | AdminActor,
  input: ModelTestInput,
): Promise<ModelTest> {
  const tried = await prepare(parts, actor, input);
  const listed = await parts.models.list(tried.place, LIST_TIMEOUT);
  // Some servers answer, but list nothing.
  const isSilent = listed.end !== 'listed' && !(listed.end === 'failed' && listed.why === 'model');
  if (isSilent) return failed(troubleIn(listed), []);
  const models = listed.end === 'listed' ? [...listed.models] : [];
  const model = tried.endpoint.model || (models.length === 1 ? (models[0] ?? '') : '');
  if (model === '') {
    if (listed.end !== 'listed') return failed(troubleIn(listed), []);
    return failed(say('models.choose-model'), models);
  }
  if (models.length > 0 && !models.includes(model))
    return failed(say('models.no-such-model', { model }), models);
  return probe(parts, { ...tried, endpoint: { ...tried.endpoint, model } }, models);
}

async function prepare(
  parts: ModelParts,
  actor: AccountActor | AdminActor,
  input: ModelTestInput,
): Promise<Tried> {
  if (actor.kind === 'account') requireOwner(actor);
  const { ctx } = parts;
  const businessId = actor.kind === 'account' ? actor.businessId : null;
  const saved = await findEndpoint(ctx.db.read, businessId);
  const before = saved ?? newEndpoint(businessId);
  const kind = input.kind ?? before.kind;
  const named = input.url ?? before.url;
  if (named === '') throw badUrl(say('models.url-needed'));
  const endpoint = { ...before, kind, url: plainUrl(kind, named), model: input.model ?? before.model };
  const isSamePlace = endpoint.url === before.url && kind === before.kind;
  const reach = await reachOf(parts, ctx.db.read, businessId);
  const stored = isSamePlace ? placeOf(ctx.vault, endpoint, reach).key : null;
  const key = input.key === undefined ? stored : input.key || null;
  const place = { kind, url: endpoint.url, key, reach };
  if (key !== null && !isNear(place.url) && !place.url.startsWith('https:'))
    throw badUrl(say('models.key-in-plain'));
  return { endpoint, place, saved: isSamePlace && key === stored ? saved : undefined };
}

const badUrl = (problem: Sentence) => new AppError('invalid', inField('url', problem), { field: 'url' });

/** The first form in which it answers what was asked for. */
async function probe(parts: ModelParts, tried: Tried, models: string[]): Promise<ModelTest> {
  const { ctx } = parts;
  const { model } = tried.endpoint;
  const began = ctx.clock.elapsed();
  let last: ChatEnd | undefined;
  for (const form of OUTPUT_FORMS) {
    const { place } = tried;
    const call: ChatCall = {
      ...{ ...PROBE, place, model, form },
      maxTokens: tried.endpoint.callTokens,
      stream: isNear(place.url),
      timeout: patienceFor(place.url),
    };
    const end = await counted(parts, tried, call);
    if (!('end' in end)) return failed(say('models.bound', end), models);
    last = end;
    if (end.end === 'answered' && readAnswer(end.text, Probe) !== undefined) {
      const health = {
        form,
        models,
        testedAt: ctx.clock.now(),
        failures: 0,
        trouble: null,
        restsUntil: null,
      };
      if (tried.saved) await updateHealth(ctx.db.write, { ...tried.saved, model }, health);
      const seconds = Math.max(1, Math.round((ctx.clock.elapsed() - began) / SECOND));
      const words = say(form === 'prompt' ? 'models.works-loosely' : 'models.works', { model, seconds });
      return { works: true, words: wordsOf(words), models, form };
    }
    if (end.end !== 'answered' && end.end !== 'unsupported') return failed(troubleIn(end), models);
  }
  if (last?.end !== 'answered') return failed(say('models.trouble', { why: 'asked' }), models);
  return failed(last.isWhole ? say('models.loose') : say('models.cut-short'), models);
}

/** What is tried of a saved place counts as every other question there. */
async function counted(
  { ctx, models }: ModelParts,
  { saved: endpoint }: Tried,
  call: ChatCall,
): Promise<ChatEnd | { readonly bound: Bound }> {
  if (!endpoint) return models.chat(call);
  const { businessId } = endpoint;
  const most = { input: 100, output: call.maxTokens };
  const reserved = await unitOfWork(ctx, SYSTEM, (tx) => reserve(tx, { endpoint, businessId, most }));
  if (typeof reserved === 'string') return { bound: reserved };
  const end = await models.chat(call);
  await unitOfWork(ctx, SYSTEM, (tx) => settle(tx, reserved, end));
  return end;
}

function failed(words: Sentence, models: string[]): ModelTest {
  return { works: false, words: wordsOf(words), models, form: null };
}

function troubleIn(end: CallFailure): Sentence {
  if (end.end === 'failed') return say('models.trouble', { why: end.why });
  return say('models.trouble', { why: end.end === 'later' && end.busy ? 'busy' : 'down' });
}

/** Models that answer on this machine. @throws AppError conflict for whoever may not use one there */
export async function findLocalModels(
  parts: ModelParts,
  actor: AccountActor | AdminActor,
): Promise<FoundModel[]> {
  if (actor.kind === 'account') requireOwner(actor);
  const businessId = actor.kind === 'account' ? actor.businessId : null;
  if ((await reachOf(parts, parts.ctx.db.read, businessId)) !== 'anywhere')
    throw new AppError('conflict', say('models.trouble', { why: 'forbidden' }));
  const found = await Promise.all(
    parts.places.map(async (url) => {
      const place = { kind: 'openai', url, key: null, reach: 'anywhere' } as const;
      const end = await parts.models.list(place, LOCAL_TIMEOUT);
      return end.end === 'listed' && end.models.length > 0 ? [{ url, models: [...end.models] }] : [];
    }),
  );
  return found.flat();
}
