// What people do with the media of their business.
import type { MediumChange } from '../../contract/media.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import {
  deleteMedium,
  findMedium,
  listMailsThatShow,
  listPostsThatShow,
  type MediumRecord,
  updateMedium,
} from './medium.repo.ts';

/** So many posts are named when a medium cannot be deleted. */
const NAMED = 3;
const LONGEST_NAME = 60;

/** @throws AppError not-found for a foreign or unknown id */
export async function getMedium(q: Query, { businessId }: AccountActor, id: number): Promise<MediumRecord> {
  const medium = await findMedium(q, { id, businessId });
  if (!medium) throw notFound();
  return medium;
}

/** Changes what it shows in words, or what stays in view. @throws AppError not-found */
export async function describeMedium(
  ctx: Context,
  actor: AccountActor,
  id: number,
  { alt, focus }: MediumChange,
): Promise<MediumRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    const medium = await getMedium(tx.q, actor, id);
    const moved = focus ? { focusX: focus.x, focusY: focus.y } : {};
    await updateMedium(tx.q, medium, { ...(alt === undefined ? {} : { alt }), ...moved });
    tx.emit({ kind: 'medium.changed', businessId: actor.businessId, subjectId: id });
    return getMedium(tx.q, actor, id);
  });
}

/**
 * Deletes a medium that no post and no mail shows; its bytes follow within a day.
 * @throws AppError not-found; conflict, naming what shows it
 */
export async function removeMedium(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    const medium = await getMedium(tx.q, actor, id);
    const posts = await listPostsThatShow(tx.q, id);
    const names = posts.map(({ title, content }) => title ?? content);
    const shown = [...names, ...(await listMailsThatShow(tx.q, id))];
    if (shown.length > 0) {
      const named = shown.slice(0, NAMED).map(shortened);
      throw new AppError('conflict', say('media.shown', { posts: named, more: shown.length - named.length }));
    }
    await deleteMedium(tx.q, medium);
    const { businessId, name } = medium;
    tx.emit({ kind: 'medium.removed', businessId, subjectId: id, data: { name } });
  });
}

function shortened(words: string): string {
  return words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME)}…` : words;
}
