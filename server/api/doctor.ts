// How the sign-in of a channel does, a test of it without posting, and its end.
import * as v from 'valibot';
import { channelOf } from '../contract/channels/index.ts';
import { Disconnected, Doctor, Examined, Followers } from '../contract/doctor.ts';
import { IdText } from '../contract/schema.ts';
import type { Context } from '../db/unit-of-work.ts';
import { disconnect, getConnection, readDoctor, readFollowers } from '../domain/channels/index.ts';
import { examineAccount } from '../domain/content/index.ts';
import { defineRoute } from '../http/route.ts';
import type { AccountActor } from '../kernel/actor.ts';

const params = v.object({ id: IdText });

export const readPlatformDoctor = defineRoute({
  method: 'GET',
  path: '/api/platforms/:id/doctor',
  who: 'account',
  input: { params },
  output: Doctor,
  handler: async ({ app, actor, params: { id } }) => ({
    body: await readDoctor(app.ctx, app.signIns, actor, id),
  }),
});

/** How many followed the account, where its network tells. */
export const readPlatformFollowers = defineRoute({
  method: 'GET',
  path: '/api/platforms/:id/followers',
  who: 'account',
  input: { params },
  output: Followers,
  handler: async ({ app, actor, params: { id } }) => ({
    body: [...(await readFollowers(app.ctx, actor, id))],
  }),
});

/** Asks the network about the account, and posts nothing. */
export const testPlatform = defineRoute({
  method: 'POST',
  path: '/api/platforms/:id/test',
  who: 'writer',
  rate: 'costly',
  form: '/platforms',
  input: { params },
  output: Examined,
  handler: async ({ app, actor, params: { id } }) => ({
    body: await examineAccount(app.ctx, app.publishing, actor, id),
    goTo: await settingsOf(app.ctx, actor, id),
  }),
});

/** Ends the sign-in; posts stay. */
export const disconnectPlatform = defineRoute({
  method: 'POST',
  path: '/api/platforms/:id/disconnect',
  who: 'owner',
  personal: true,
  rate: 'secret',
  form: '/platforms',
  input: { params },
  output: Disconnected,
  handler: async ({ app, actor, params: { id } }) => ({
    body: await disconnect(app.ctx, app.signIns, actor, id),
    goTo: await settingsOf(app.ctx, actor, id),
  }),
});

/** Where the sign-in of a connection is shown. */
async function settingsOf(ctx: Context, actor: AccountActor, id: number): Promise<string> {
  const { type } = await getConnection(ctx, actor, id);
  return `/platforms/${channelOf(type).segment}?tab=settings`;
}
