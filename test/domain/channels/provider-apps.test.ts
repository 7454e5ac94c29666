// Keys of an app are tried at the vendor, and an app whose vendor leads nobody back is of no use.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Auth } from '../../../server/connectors/channels/connector.ts';
import {
  beginConnect,
  checkProviderApp,
  listProviderApps,
  saveProviderApp,
} from '../../../server/domain/channels/index.ts';
import { ADMIN } from '../../../server/kernel/actor.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inputOf, inSigningIn, type SigningIn } from '../../support/signing-in.ts';

const TYPE = 'tiktok';
const addressOf = () => `https://drivyn.example/oauth/${TYPE}/callback`;

eachDatabase((open) => {
  /** Of a vendor that knows one app, and whose page is at an address. */
  async function withVendor(page = 'https://vendor.example/authorize', change: Partial<Auth> = {}) {
    const world = await inSigningIn(
      await open(),
      undefined,
      ({ oauth: { register: _, ...oauth } }) =>
        ({
          ...oauth,
          authorizeUrl: () => page,
          exchange: async ({ app }) => ({
            end: 'refused',
            why: app.clientId === 'right' && app.clientSecret === 'secret' ? 'refused' : 'keys',
          }),
          ...change,
        }) as Auth,
    );
    await saveKeys(world, 'right');
    return world;
  }
  const saveKeys = ({ ctx, signIns }: SigningIn, clientId: string) =>
    saveProviderApp(ctx, signIns, ADMIN, { type: TYPE, clientId, clientSecret: 'secret' });
  const check = ({ ctx, signIns }: SigningIn) => checkProviderApp(ctx, signIns, TYPE, addressOf);

  test('keys that the vendor knows are told from those that it does not', async () => {
    const world = await withVendor();
    assert.deepEqual(await check(world), { end: 'known', message: 'TikTok knows these keys.' });
    await saveKeys(world, 'wrong');
    assert.partialDeepStrictEqual(await check(world), { end: 'unknown' });
  });

  test('what is registered is what is asked for, exactly', async () => {
    const { ctx, signIns } = await withVendor('https://vendor.example/authorize?scope=read,write');
    const apps = await listProviderApps(ctx, signIns, addressOf);
    assert.deepEqual(apps.find(({ type }) => type === TYPE)?.opens, [
      { type: TYPE, redirectUri: addressOf(), scopes: ['read', 'write'] },
    ]);
  });

  test('of a vendor that does not answer nothing is claimed', async () => {
    const world = await withVendor(undefined, {
      exchange: async () => {
        throw new Error('away');
      },
    } as Partial<Auth>);
    assert.partialDeepStrictEqual(await check(world), { end: 'unclear' });
    assert.equal(world.reports.length, 1);
  });

  test('where the vendor wants https, nobody is sent away to be stranded; a stand-in leads back anywhere', async () => {
    const plain = { ...inputOf(TYPE), redirectUri: 'http://127.0.0.1:8080/oauth/tiktok/callback' };
    const real = await withVendor();
    await assert.rejects(beginConnect(real.ctx, real.signIns, real.actor, plain), {
      code: 'conflict',
      message: /^TikTok leads back to addresses that begin with https:\/\/ alone/,
    });
    const begun = await beginConnect(real.ctx, real.signIns, real.actor, inputOf(TYPE));
    assert.equal(begun.authorizeUrl, 'https://vendor.example/authorize');
    const played = await withVendor('http://127.0.0.1:9001/authorize');
    const there = await beginConnect(played.ctx, played.signIns, played.actor, plain);
    assert.equal(there.authorizeUrl, 'http://127.0.0.1:9001/authorize');
    const shown = await listProviderApps(played.ctx, played.signIns, () => plain.redirectUri);
    assert.equal(shown.find(({ type }) => type === TYPE)?.trouble, null);
  });
});
