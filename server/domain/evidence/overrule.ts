// What people decide over what was learned. The plan and the budget's moves read it, and keep to it before any result.
import { type ChannelType, channelOf, takesPosts } from '../../contract/channels/index.ts';
import { DAY_PARTS, type Overrule, type OverruleInput } from '../../contract/overrule.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { requireOwner, requireWriter } from '../business/index.ts';
import { holdConnection } from '../channels/index.ts';
import type { PartOfWeek } from '../learning/index.ts';
import { deleteOverrule, listOverrules, type OverruleRecord, upsertOverrule } from './overrule.repo.ts';

export interface Overrules {
  /** Three local hours of a day of the week (Monday 1 to Sunday 7), of a connection's posts. */
  readonly times: readonly TimeOverrule[];
  /** A value of one of the parts that posts are made of: the feature `pillar`. */
  readonly contents: readonly ContentOverrule[];
  /** Ids of connections whose budget only people move. */
  readonly held: readonly number[];
}

export interface TimeOverrule {
  readonly connectionId: number;
  readonly weekday: number;
  readonly hour: number;
  readonly stance: 'pin' | 'ban';
}

export interface ContentOverrule {
  readonly connectionId: number;
  readonly feature: 'pillar';
  readonly value: string;
  readonly stance: 'pin' | 'ban';
}

/** Parts of the week in which no time of a connection is chosen for people; what a person sets stays. */
export function bannedOn(connectionId: number, all: readonly OverruleRecord[]): PartOfWeek[] {
  return all.flatMap((one) =>
    one.connectionId === connectionId && one.stance === 'ban' && one.weekday !== null && one.hour !== null
      ? [{ weekday: one.weekday, hour: one.hour }]
      : [],
  );
}

export async function bannedTimes(
  q: Query,
  { businessId, id }: { readonly businessId: number; readonly id: number },
): Promise<PartOfWeek[]> {
  return bannedOn(id, await listOverrules(q, businessId));
}

/** All that the people of a business have decided over what was learned. */
export async function overrulesOf(q: Query, businessId: number): Promise<Overrules> {
  const all = await listOverrules(q, businessId);
  return {
    times: all.flatMap(({ connectionId, weekday, hour, stance }) =>
      weekday === null || hour === null || stance === 'hold' ? [] : [{ connectionId, weekday, hour, stance }],
    ),
    contents: all.flatMap(({ connectionId, of, value, stance }) =>
      of !== 'pillar' || value === null || stance === 'hold'
        ? []
        : [{ connectionId, feature: 'pillar' as const, value, stance }],
    ),
    held: all.filter(({ stance }) => stance === 'hold').map(({ connectionId }) => connectionId),
  };
}

/** So many parts of the week and so many themes are left at least. */
const LEAST_PARTS = 7;
const LEAST_PILLARS = 2;
const PILLARS = 5;
const PARTS = 7 * DAY_PARTS.length;

/**
 * Decides over one thing of a connection; a stance of null takes that back. Returns all that holds for the connection.
 * @throws AppError not-found for a foreign or unknown connection, forbidden when the role is too low (budgets are the
 * owner's), invalid for what the channel does not have, conflict when too little would be left to choose from
 */
export async function overrule(
  ctx: Context,
  actor: AccountActor,
  connectionId: number,
  input: OverruleInput,
): Promise<Overrule[]> {
  const { businessId } = actor;
  const wanted = toRecord(connectionId, input);
  return unitOfWork(ctx, actor, async (tx) => {
    const connection = await holdConnection(tx.q, { id: connectionId, businessId });
    if (!connection) throw notFound();
    requireSubject(connection.type, input.of);
    if (input.of === 'budget') requireOwner(actor);
    else requireWriter(actor);
    const own = async () =>
      (await listOverrules(tx.q, businessId)).filter((one) => one.connectionId === connectionId);
    const before = (await own()).find((one) => one.subject === wanted.subject)?.stance ?? null;
    if (before === input.stance) return present(await own());
    if (input.stance === null) await deleteOverrule(tx.q, { businessId, ...wanted });
    else await upsertOverrule(tx.q, { ...wanted, businessId, stance: input.stance, madeAt: tx.now });
    const after = await own();
    requireRest(after);
    tx.emit({
      kind: 'learning.overruled',
      businessId,
      subjectId: connectionId,
      data: { subject: wanted.subject, stance: input.stance, before },
    });
    return present(after);
  });
}

export async function readOverrules(q: Query, businessId: number): Promise<Overrule[]> {
  return present(await listOverrules(q, businessId));
}

/** Budgets are of channels with advertising, times and themes of those with posts. */
function requireSubject(channel: ChannelType, of: OverruleInput['of']): void {
  if (of === 'budget' ? channelOf(channel).adCapable : takesPosts(channel)) return;
  throw new AppError('invalid', inField('of', say('learning.no-subject', { channel, of })), { field: 'of' });
}

function requireRest(overrules: readonly OverruleRecord[]): void {
  const banned = (of: OverruleRecord['of']) =>
    overrules.filter((one) => one.of === of && one.stance === 'ban').length;
  if (PARTS - banned('time') < LEAST_PARTS) throw new AppError('conflict', say('learning.few-times'));
  if (PILLARS - banned('pillar') < LEAST_PILLARS) throw new AppError('conflict', say('learning.few-themes'));
}

function toRecord(connectionId: number, input: OverruleInput) {
  const none = { weekday: null, hour: null, value: null };
  switch (input.of) {
    case 'time': {
      const { of, weekday, hour } = input;
      return { ...none, connectionId, of, weekday, hour, subject: `time:${weekday}:${hour}` };
    }
    case 'pillar':
      return {
        ...none,
        connectionId,
        of: input.of,
        value: input.value,
        subject: `pillar:${input.value}`,
      };
    case 'budget':
      return { ...none, connectionId, of: input.of, subject: 'budget' };
  }
}

function present(overrules: readonly OverruleRecord[]): Overrule[] {
  return overrules.map(({ connectionId, of, weekday, hour, value, stance, madeAt }) => ({
    platformId: connectionId,
    ...{ of, weekday, hour, value, stance },
    madeAt: new Date(madeAt).toISOString(),
  }));
}
