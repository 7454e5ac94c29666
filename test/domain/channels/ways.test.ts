// Channels with several ways to sign in: which one is taken, and that a connection remembers its own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSignIns } from '../../../server/connectors/channels/sign-ins.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import type { Databases } from '../../../server/db/open.ts';
import {
  beginConnect,
  chooseAccount,
  createCredentials,
  type ProviderApp,
  renewSignIns,
  returnFromNetwork,
} from '../../../server/domain/channels/index.ts';
import { AppError } from '../../../server/kernel/app-error.ts';
import { HOUR } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inputOf, inSigningIn } from '../../support/signing-in.ts';

eachDatabase((open) => {
  /** A channel that lets in by an app of its own and by Facebook's. @param keys whose are there */
  async function withTwoWays(databases: Databases, keys: readonly ('instagram' | 'facebook')[]) {
    const world = await inSigningIn(databases);
    const { ctx, clock, sandbox, actor } = world;
    const { register, ...auth } = sandbox.oauth;
    const base = { channel: 'instagram', server: null, signal: new AbortController().signal } as const;
    const outside = { outbound: new Outbound(), clock };
    const apps: Record<string, ProviderApp> = {};
    for (const key of keys) {
      const app = await register?.({ ...base, ...outside }, inputOf('instagram').redirectUri);
      assert.ok(app);
      apps[key] = app;
    }
    const refreshed: string[] = [];
    const wayOf = (provider: string) => ({
      provider,
      auth: {
        ...auth,
        refresh: (...asked: Parameters<typeof auth.refresh>) => {
          refreshed.push(provider);
          return auth.refresh(...asked);
        },
      },
    });
    const signIns = createSignIns({
      ...{ ...outside, apps, sandbox: null, report: () => {} },
      realWaysOf: () => [wayOf('instagram'), wayOf('facebook')],
    });
    const begin = (by = '') => beginConnect(ctx, signIns, actor, inputOf('instagram', { by }));
    const clientOf = async (by?: string) =>
      new URL((await begin(by)).authorizeUrl ?? '').searchParams.get('client_id');
    const connect = async (by?: string) => {
      const { state, authorizeUrl } = await begin(by);
      const asked = new URL(authorizeUrl ?? '').searchParams;
      const code = await sandbox.allow({
        clientId: asked.get('client_id') ?? '',
        channel: 'instagram',
        redirectUri: asked.get('redirect_uri') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        scopes: [],
      });
      await returnFromNetwork(ctx, signIns, actor, { type: 'instagram', state, code });
      return chooseAccount(ctx, signIns, actor, { state, accountId: 'sandbox-profile' });
    };
    const credentialOf = async (connectionId: number) => {
      const { signal } = base;
      const opened = await createCredentials(ctx, signIns).open({
        connectionId,
        network: 'real',
        kind: 'ask',
        signal,
      });
      assert.ok(opened.end === 'opened' && opened.credential);
      return opened.credential;
    };
    return { ...world, signIns, apps, begin, clientOf, connect, credentialOf, refreshed };
  }

  test('the first way for which there are keys is taken, unless a person names another', async () => {
    const both = await withTwoWays(await open(), ['instagram', 'facebook']);
    assert.equal(await both.clientOf(), both.apps.instagram?.clientId);
    assert.equal(await both.clientOf('facebook'), both.apps.facebook?.clientId);
    const one = await withTwoWays(await open(), ['facebook']);
    assert.equal(await one.clientOf(), one.apps.facebook?.clientId);
  });

  test('a way without keys, and one that is none, cannot be named', async () => {
    const world = await withTwoWays(await open(), ['instagram']);
    const isCode = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;
    await assert.rejects(world.begin('facebook'), isCode('conflict'));
    await assert.rejects(world.begin('x'), isCode('invalid'));
  });

  test('a connection remembers by which way it came, and is renewed by that', async () => {
    const world = await withTwoWays(await open(), ['instagram', 'facebook']);
    const id = await world.connect('facebook');
    const { provider, app } = await world.credentialOf(id);
    assert.deepEqual([provider, app], ['facebook', world.apps.facebook]);
    world.clock.advance(HOUR);
    await renewSignIns(world.ctx, world.signIns, new AbortController().signal);
    assert.deepEqual(world.refreshed, ['facebook']);
    assert.equal(await world.connect(), id);
    assert.equal((await world.credentialOf(id)).provider, 'instagram');
  });
});
