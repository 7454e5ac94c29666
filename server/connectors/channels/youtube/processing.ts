// What YouTube makes of a film that it has: it works for minutes, then shows it or says why not.

import * as v from 'valibot';
import type { Sentence, Told } from '../../../contract/sentence.ts';
import { errorSaying, toldBy } from '../../../kernel/said-error.ts';
import { say, wordsOfTold } from '../../../sentences/index.ts';
import type { Call, CheckOutcome, Pending, Published, PublishOutcome } from '../connector.ts';
import { askData, isSignIn, wordsOf } from './api.ts';
import { writeNote } from './note.ts';

const States = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      status: v.object({
        // What nobody knows yet is no end.
        uploadStatus: v.fallback(
          v.picklist(['uploaded', 'processed', 'failed', 'rejected', 'deleted']),
          'uploaded',
        ),
        failureReason: v.nullish(v.string()),
        rejectionReason: v.nullish(v.string()),
        privacyStatus: v.nullish(v.string()),
        publishAt: v.nullish(v.string()),
      }),
    }),
  ),
});
export type State = v.InferOutput<typeof States>['items'][number]['status'];

/** @throws Error, also an OutboundError, when YouTube does not tell */
export async function readStates(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, State>> {
  const reply = await askData(call, 'videos', { part: 'status,processingDetails', id: ids.join(',') });
  if (isSignIn(reply)) throw new SignInEnded(wordsOf(reply));
  if (reply.status !== 200) throw errorSaying(wordsOf(reply));
  return new Map(v.parse(States, reply.json).items.map(({ id, status }) => [id, status]));
}

/** Only a person can let us in again. */
export class SignInEnded extends Error {
  readonly told: Told;

  constructor(told: Told) {
    super(wordsOfTold(told));
    this.told = told;
  }
}

/** How a question ended that had no answer. */
export function silent(error: unknown): { end: 'reconnect' | 'unknown'; error: Told } {
  const end = error instanceof SignInEnded ? 'reconnect' : 'unknown';
  return { end, error: error instanceof SignInEnded ? error.told : toldBy(error) };
}

/** Goes on asking for a film that is there. */
export async function askState(call: Call, id: string): Promise<PublishOutcome> {
  try {
    const state = (await readStates(call, [id])).get(id);
    const reason = state && failureOf(state);
    if (reason !== undefined) return { end: 'rejected', reason };
    return progressOf(id, state);
  } catch (error) {
    return silent(error);
  }
}

/** A film that was found, as who looks for it is told: what came to nothing is told by the step that follows. */
export async function foundState(call: Call, id: string): Promise<CheckOutcome> {
  try {
    return progressOf(id, (await readStates(call, [id])).get(id));
  } catch (error) {
    return silent(error);
  }
}

/** Why nobody will ever see it; undefined when it is there, or will be. */
function failureOf({ uploadStatus, failureReason, rejectionReason }: State): Sentence | undefined {
  switch (uploadStatus) {
    case 'failed':
      return say('networks.unprocessed-because', { who: 'YouTube', words: failureReason ?? null });
    case 'rejected':
      return say('networks.film-rejected', { who: 'YouTube', words: rejectionReason ?? null });
    case 'deleted':
      return say('networks.youtube-film-deleted');
    default:
      return undefined;
  }
}

/** @param state undefined where lists do not have a new film yet */
function progressOf(id: string, state: State | undefined): Published | Pending {
  if (state?.uploadStatus === 'processed') return { end: 'published', externalId: id, url: addressOf(id) };
  return inWork(id);
}

function inWork(id: string) {
  return { end: 'pending', data: writeNote({ step: 'processing', id }), next: 'ask' } as const;
}

export function addressOf(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
