// Lists: what people subscribe to, as the business calls it.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { List } from '../../contract/list.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import {
  countLists,
  deleteList,
  findList,
  findLists,
  insertList,
  isListName,
  ownLists,
  updateListName,
} from './list.repo.ts';

/** Adds a list. @throws AppError conflict where there is one of that name, or as many as there may be */
export async function addList(ctx: Context, actor: AccountActor, name: string): Promise<List> {
  requireWriter(actor);
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    if ((await countLists(tx.q, businessId)) >= LIMITS.lists) {
      throw new AppError('conflict', say('audience.lists-full', { most: LIMITS.lists }));
    }
    const id = await insertList(tx.q, { businessId, name, now: tx.now });
    if (id === undefined) throw known(name);
    tx.emit({ kind: 'list.added', businessId, subjectId: id });
    return { id, name, count: 0 };
  });
}

/** @throws AppError not-found; conflict where another one has the name */
export async function renameList(ctx: Context, actor: AccountActor, id: number, name: string): Promise<List> {
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    await getList(tx.q, actor, id);
    requireWriter(actor);
    if (await isListName(tx.q, { businessId, name, except: id })) throw known(name);
    await updateListName(tx.q, id, name);
    tx.emit({ kind: 'list.changed', businessId, subjectId: id });
    const renamed = (await findLists(tx.q, businessId)).find((one) => one.id === id);
    if (!renamed) throw notFound();
    return renamed;
  });
}

/** Deletes a list; the people on it stay subscribers. */
export async function removeList(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    await getList(tx.q, actor, id);
    requireWriter(actor);
    await deleteList(tx.q, id);
    tx.emit({ kind: 'list.removed', businessId: actor.businessId, subjectId: id });
  });
}

async function getList(q: Query, actor: AccountActor, id: number): Promise<void> {
  if (!(await findList(q, { id, businessId: actor.businessId }))) throw notFound();
}

function known(name: string): AppError {
  return new AppError('conflict', say('audience.list-known', { name }), { field: 'name' });
}

/** @throws AppError invalid when one of the ids is no list of the business */
export async function requireLists(
  tx: Pick<Tx, 'q'>,
  businessId: number,
  ids: readonly number[],
  field = 'lists',
): Promise<void> {
  if (ids.length === 0) return;
  const own = new Set(await ownLists(tx.q, businessId, ids));
  const unknown = ids.find((id) => !own.has(id));
  if (unknown === undefined) return;
  throw new AppError('invalid', inField(field, say('audience.no-list', { id: unknown })), { field });
}
