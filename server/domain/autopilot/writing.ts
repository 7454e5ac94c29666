// Drafts that take a while: asked for at once, written by a job, and told of while they are.
import type { Writing } from '../../contract/writing.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { wordsOf } from '../../sentences/index.ts';
import { findWriting as findModel } from '../models/index.ts';
import type { Writer } from '../writer/index.ts';
import { type DraftRequest, generateDrafts, readyToWrite } from './generate-drafts.ts';
import {
  findWriting,
  findWritingOfAnyBusiness,
  insertWriting,
  updateWriting,
  type WritingRecord,
} from './writing.repo.ts';

/** Whether drafts of a business take a while: a model writes them. */
export async function takesAWhile(q: Query, businessId: number): Promise<boolean> {
  return (await findModel(q, businessId)) !== undefined;
}

/** Has drafts written by a job. @throws AppError as `generateDrafts`, where that is known beforehand */
export async function askForDrafts(
  ctx: Context,
  actor: AccountActor,
  request: DraftRequest,
): Promise<WritingRecord> {
  const { connection } = await readyToWrite(ctx, actor, request.connectionId);
  return unitOfWork(ctx, actor, async (tx) => {
    const { businessId, accountId } = actor;
    const id = await insertWriting(tx.q, {
      ...{ businessId, accountId, connectionId: connection.id, wanted: request.count, createdAt: tx.now },
      seed: request.seed === undefined ? null : String(request.seed),
    });
    tx.emit({ kind: 'writing.asked', businessId, subjectId: id });
    return found(await findWriting(tx.q, { id, businessId }));
  });
}

/** @throws AppError not-found */
export async function getWriting(ctx: Context, actor: AccountActor, id: number): Promise<WritingRecord> {
  return found(await findWriting(ctx.db.read, { id, businessId: actor.businessId }));
}

function found(writing: WritingRecord | undefined): WritingRecord {
  if (!writing) throw notFound();
  return writing;
}

/** What another plan of the channel, or a change of the profile, has just got in the way of: tried again. */
const PASSING = ['autopilot.being-written', 'autopilot.profile-just-changed'];

/**
 * Writes what was asked for; may run again after it was cut short. Nobody is asked again whether they may: they were when
 * they asked.
 * @returns false when something passing got in its way
 */
export async function writeAsked(
  ctx: Context,
  id: number,
  {
    writer,
    signal,
    isLast,
  }: { readonly writer: Writer; readonly signal: AbortSignal; readonly isLast: boolean },
): Promise<boolean> {
  const writing = await findWritingOfAnyBusiness(ctx.db.read, id);
  if (writing?.state !== 'writing') return true;
  const { businessId, accountId, connectionId, wanted, seed } = writing;
  const actor: AccountActor = { kind: 'account', accountId, businessId, role: 'editor', open: false };
  const request = { connectionId, count: wanted, seed: seed ?? undefined };
  try {
    await generateDrafts(ctx, actor, request, {
      ...{ writer, signal },
      onDone: (written) => progress(ctx, writing, written),
      onStored: async (tx, postIds) => {
        const end = { state: 'done', written: postIds.length, postIds, endedAt: tx.now } as const;
        await updateWriting(tx.q, id, end);
        const data = { written: postIds.length, wanted };
        tx.emit({ kind: 'writing.ended', businessId, subjectId: id, data });
      },
    });
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (!isLast && PASSING.includes(error.sentence.id)) return false;
    await fail(ctx, writing, error);
    return true;
  }
}

async function progress(ctx: Context, { id, businessId, wanted }: WritingRecord, written: number) {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    if (await updateWriting(tx.q, id, { written }))
      tx.emit({ kind: 'writing.progressed', businessId, subjectId: id, data: { written, wanted } });
  });
}

async function fail(ctx: Context, { id, businessId, wanted }: WritingRecord, { sentence }: AppError) {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const problem = { id: sentence.id, ...(sentence.params && { params: sentence.params }) };
    if (!(await updateWriting(tx.q, id, { state: 'failed', problem, endedAt: tx.now }))) return;
    const data = { written: 0, wanted, failed: true };
    tx.emit({ kind: 'writing.ended', businessId, subjectId: id, data });
  });
}

export function presentWriting(writing: WritingRecord): Writing {
  const { id, connectionId, state, wanted, written, postIds, problem, createdAt, endedAt } = writing;
  return {
    ...{ id, platformId: connectionId, state, wanted, written },
    posts: [...postIds],
    problem: problem && wordsOf(problem),
    createdAt: iso(createdAt),
    endedAt: iso(endedAt),
  };
}
