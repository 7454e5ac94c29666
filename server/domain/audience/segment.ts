// Segments that a business makes: a name and a rule, asked anew whenever somebody wants to know who is in it.
import { ATTRIBUTE_TYPE_NAMES, type AttributeType, typeOfValue } from '../../contract/attribute.ts';
import { LIMITS } from '../../contract/constants/limits.ts';
import {
  conditionsOf,
  kindOf,
  nameOf,
  type Rule,
  type Segment,
  type SegmentChange,
  type SegmentInput,
} from '../../contract/segment.ts';
import type { Condition } from '../../contract/segment-rule.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { requireWriter } from '../business/index.ts';
import { listAttributes } from './attribute.repo.ts';
import { requireLists } from './list.ts';
import { peopleOf } from './rule.repo.ts';
import {
  countEach,
  countPeople,
  deleteSegment,
  findSegments,
  findStoredSegment,
  insertSegment,
  updateSegment,
} from './segment.repo.ts';

/** @throws AppError invalid for a rule that cannot be asked; conflict for a name that is known */
export async function addSegment(ctx: Context, actor: AccountActor, input: SegmentInput): Promise<Segment> {
  requireWriter(actor);
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    const segments = await findSegments(tx.q, businessId);
    if (segments.length >= LIMITS.segments) {
      throw new AppError('conflict', say('audience.segments-full', { most: LIMITS.segments }));
    }
    await checkRule(tx, businessId, input.rule);
    const id = await insertSegment(tx.q, { ...input, businessId, now: tx.now });
    if (id === undefined) throw known(input.name);
    tx.emit({ kind: 'segment.added', businessId, subjectId: id });
    return { id, ...input };
  });
}

/** Changes a segment; mailings that are to go to it go to whom it finds then. */
export async function changeSegment(
  ctx: Context,
  actor: AccountActor,
  id: number,
  change: SegmentChange,
): Promise<Segment> {
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    const before = await getSegment(tx.q, actor, id);
    requireWriter(actor);
    const after = { id, name: change.name ?? before.name, rule: change.rule ?? before.rule };
    if (change.rule) await checkRule(tx, businessId, change.rule);
    const others = await findSegments(tx.q, businessId);
    if (others.some((one) => one.name === after.name && one.id !== id)) throw known(after.name);
    await updateSegment(tx.q, after);
    tx.emit({ kind: 'segment.changed', businessId, subjectId: id });
    return after;
  });
}

/** @param isUsed whether something still to come goes to the segment */
export async function removeSegment(
  ctx: Context,
  actor: AccountActor,
  id: number,
  isUsed: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    await getSegment(tx.q, actor, id);
    requireWriter(actor);
    if (await isUsed(tx)) throw new AppError('conflict', say('audience.segment-used'));
    await deleteSegment(tx.q, id);
    tx.emit({ kind: 'segment.removed', businessId: actor.businessId, subjectId: id });
  });
}

/** @throws AppError not-found for a foreign or unknown id */
export async function getSegment(q: Query, actor: AccountActor, id: number): Promise<Segment> {
  const segment = await findStoredSegment(q, { id, businessId: actor.businessId });
  if (!segment) throw notFound();
  return segment;
}

/** The segments that a business has made, with how many people could be written to now. */
export async function countSegments(
  ctx: Context,
  businessId: number,
): Promise<(Segment & { readonly count: number })[]> {
  const q = ctx.db.read;
  const segments = await findSegments(q, businessId);
  const counts = await countEach(q, businessId, segments, ctx.clock.now());
  return segments.map((one, at) => ({ ...one, count: counts[at] ?? 0 }));
}

/** How many people a rule finds now. @throws AppError invalid for one that cannot be asked */
export async function countRule(ctx: Context, actor: AccountActor, rule: Rule): Promise<number> {
  const q = ctx.db.read;
  await checkRule({ q }, actor.businessId, rule);
  return countPeople(peopleOf(q, actor.businessId, rule, ctx.clock.now()));
}

function known(name: string): AppError {
  return new AppError('conflict', say('audience.segment-known', { name }), { field: 'name' });
}

/** Whether the rule's lists are the business's, and its values of the types that its attributes have. */
export async function checkRule(tx: Pick<Tx, 'q'>, businessId: number, rule: Rule): Promise<void> {
  const conditions = conditionsOf(rule);
  const lists = conditions.flatMap(({ field, op, value }) =>
    kindOf(field) === 'list' && op !== 'exists' ? [value as number] : [],
  );
  await requireLists(tx, businessId, lists, 'rule');
  const asked = conditions.filter(({ field }) => kindOf(field) === 'attribute');
  if (asked.length === 0) return;
  const declared = new Map((await listAttributes(tx.q, businessId)).map(({ key, type }) => [key, type]));
  for (const condition of asked) {
    const type = declared.get(nameOf(condition.field));
    if (type === undefined || fits(type, condition)) continue;
    const about = { field: condition.field, type: ATTRIBUTE_TYPE_NAMES[type] };
    throw new AppError('invalid', inField('rule', say('audience.rule-type', about)), { field: 'rule' });
  }
}

/** Nobody has declared what an unknown attribute is: the rule then finds nobody by it. */
function fits(type: AttributeType, { op, value }: Condition): boolean {
  if (op === 'exists' || value === undefined) return true;
  if (op === 'gt' || op === 'lt') return type === 'number';
  if (op === 'before' || op === 'after') return type === 'date';
  return type === 'text' ? typeof value === 'string' : typeOfValue(value) === type;
}
