// Connections to channels, which the spec's calls name platforms.
import * as v from 'valibot';
import { parseChannelType } from '../contract/channels/index.ts';
import {
  CONNECTION_EXAMPLE,
  Connection,
  ConnectionChange,
  ConnectionInput,
  Prepared,
  PreparedChange,
} from '../contract/connection.ts';
import { IdText } from '../contract/schema.ts';
import { readTimes, WEEKDAYS } from '../contract/slot.ts';
import type { Context } from '../db/unit-of-work.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { setBudget } from '../domain/ads/index.ts';
import { findBusiness } from '../domain/business/index.ts';
import {
  type ConnectionRecord,
  changeSettings,
  connectChannel,
  listConnections,
  prepareConnection,
  presentConnection,
} from '../domain/channels/index.ts';
import { defineRoute } from '../http/route.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { notFound } from '../kernel/app-error.ts';
import { readNumber } from './form-fields.ts';

export const listPlatforms = defineRoute({
  method: 'GET',
  path: '/api/users/:id/platforms',
  who: 'account',
  input: { params: v.object({ id: IdText }) },
  output: v.array(Connection),
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const connections = await listConnections(app.ctx.db.read, actor.businessId);
    return { body: await presentConnections(app.ctx, actor, connections) };
  },
});

export const connectPlatform = defineRoute({
  method: 'POST',
  path: '/api/platforms',
  who: 'owner',
  input: { body: ConnectionInput },
  output: Connection,
  form: '/platforms',
  docs: { example: CONNECTION_EXAMPLE },
  handler: async ({ app, actor, body }) => {
    resolveAccount(actor, body.userId);
    const { connection, created } = await connectChannel(app.ctx, actor, body);
    const [shown] = await presentConnections(app.ctx, actor, [connection]);
    return { status: created ? 201 : 200, body: shown };
  },
});

export const changePlatform = defineRoute({
  method: 'PUT',
  path: '/api/platforms/:id',
  who: 'writer',
  input: { params: v.object({ id: IdText }), body: ConnectionChange },
  output: Connection,
  form: '/autonomous-control?tab=platforms',
  fromForm: readSettingsForm,
  docs: { example: { budget: 250 } },
  handler: async ({ app, actor, params, body }) => {
    const { budget } = body;
    const connection =
      budget === undefined
        ? await changeSettings(app.ctx, actor, params.id, body)
        : await setBudget(app.ctx, actor, params.id, { ...body, budget });
    const [shown] = await presentConnections(app.ctx, actor, [connection]);
    return { body: shown };
  },
});

/** Before the channel is connected. */
export const preparePlatform = defineRoute({
  method: 'PUT',
  path: '/api/prepared-platforms/:type',
  who: 'writer',
  input: { params: v.object({ type: v.string() }), body: PreparedChange },
  output: Prepared,
  form: '/platforms',
  fromForm: readSettingsForm,
  docs: { example: { approval: true } },
  handler: async ({ app, actor, params, body }) => {
    const type = parseChannelType(params.type);
    if (!type) throw notFound();
    return { body: await prepareConnection(app.ctx, actor, type, body) };
  },
});

/**
 * The forms of a channel's settings. One of a daily budget says how many `times` make its month; one of switches names
 * those that were `shown`, because those that are off send nothing. One of a queue has a line of times for each day.
 */
function readSettingsForm(fields: Readonly<Record<string, string>>) {
  const { budget, times, network, automationLevel, simulatedAds, shown = '' } = fields;
  const amount = readNumber(budget);
  const slots = readSlots(fields);
  return {
    ...(slots && { slots }),
    ...(budget !== undefined && {
      budget: amount === undefined ? undefined : amount * (readNumber(times) ?? 1),
    }),
    ...(network !== undefined && { network }),
    ...(simulatedAds !== undefined && { simulatedAds: simulatedAds === 'true' }),
    ...(automationLevel !== undefined && { automationLevel: readNumber(automationLevel) }),
    ...Object.fromEntries(
      shown
        .split(',')
        .filter(Boolean)
        .map((name) => [name, fields[name] !== undefined]),
    ),
  };
}

/** The times of each day of a queue: `slots-1` are those of Mondays. */
function readSlots(fields: Readonly<Record<string, string>>) {
  if (fields['slots-1'] === undefined) return undefined;
  return WEEKDAYS.flatMap((_, index) =>
    readTimes(fields[`slots-${index + 1}`] ?? '').map((time) => ({ weekday: index + 1, time })),
  );
}

/** Makes the contract's shape of connections for one reader. */
export async function presentConnections(
  ctx: Context,
  actor: AccountActor,
  connections: readonly ConnectionRecord[],
) {
  const business = await findBusiness(ctx.db.read, actor.businessId);
  const owner = { userId: actor.accountId, currency: business?.currency ?? 'USD' };
  return connections.map((connection) => presentConnection(connection, owner));
}
