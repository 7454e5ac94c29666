// Signing in to the Sandbox: as strict as networks are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthCall, Tokens } from '../../../server/connectors/channels/connector.ts';
import {
  createSandboxSignIn,
  type SandboxSignIn,
} from '../../../server/connectors/channels/sandbox/sign-in.ts';
import { createSandboxSignInStore } from '../../../server/db/sandbox-sign-ins.ts';
import { HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { secureIds } from '../../../server/kernel/ids.ts';
import { eachDatabase } from '../../support/databases.ts';
import { makeCall } from '../../support/network-call.ts';

const REDIRECT = 'https://drivyn.example/oauth/x/callback';
const VERIFIER = 'v'.repeat(64);

eachDatabase((open) => {
  async function inSandbox() {
    const databases = await open();
    const clock = new SimulatedClock(0);
    const signIn = createSandboxSignIn({
      store: createSandboxSignInStore(databases.sandbox),
      clock,
      ids: secureIds,
    });
    const base = { ...makeCall({ clock }), channel: 'x', server: null } as const;
    const app = await signIn.oauth.register?.(base, REDIRECT);
    assert.ok(app);
    const call: AuthCall = { ...base, app };
    return { signIn, call, clock };
  }

  /** Allows what is asked for, as the person on the page does. */
  async function allow(signIn: SandboxSignIn, call: AuthCall): Promise<string> {
    const url = new URL(
      signIn.oauth.authorizeUrl(call, { state: 's', redirectUri: REDIRECT, verifier: VERIFIER }),
    );
    assert.equal(`${url.origin}${url.pathname}`, 'https://drivyn.example/sandbox/authorize');
    const asked = Object.fromEntries(url.searchParams);
    return signIn.allow({
      clientId: asked.client_id ?? '',
      channel: 'x',
      redirectUri: asked.redirect_uri ?? '',
      challenge: asked.code_challenge ?? '',
      scopes: (asked.scope ?? '').split(' '),
    });
  }

  async function enter(signIn: SandboxSignIn, call: AuthCall): Promise<Tokens> {
    const code = await allow(signIn, call);
    const outcome = await signIn.oauth.exchange(call, { code, redirectUri: REDIRECT, verifier: VERIFIER });
    assert.equal(outcome.end, 'signed-in');
    assert.ok(outcome.end === 'signed-in');
    return outcome.tokens;
  }

  test('a code brings tokens with what was granted, and lets in for an hour', async () => {
    const { signIn, call, clock } = await inSandbox();
    const tokens = await enter(signIn, call);
    assert.ok(tokens.scopes.includes('tweet.write'));
    assert.equal(tokens.accessEndsAt, HOUR);
    assert.equal(await signIn.admits('x', tokens.access), true);
    assert.equal(await signIn.admits('facebook', tokens.access), false);
    clock.advance(HOUR);
    assert.equal(await signIn.admits('x', tokens.access), false);
  });

  test('a code works once; the second time ends what it brought', async () => {
    const { signIn, call } = await inSandbox();
    const code = await allow(signIn, call);
    const back = { code, redirectUri: REDIRECT, verifier: VERIFIER };
    const first = await signIn.oauth.exchange(call, back);
    assert.ok(first.end === 'signed-in');
    assert.deepEqual(await signIn.oauth.exchange(call, back), { end: 'refused', why: 'refused' });
    assert.equal(await signIn.admits('x', first.tokens.access), false);
  });

  for (const [what, change] of [
    ['another verifier', { verifier: 'w'.repeat(64) }],
    ['another address', { redirectUri: 'https://drivyn.example/oauth/facebook/callback' }],
    ['a code that never was', { code: 'nothing' }],
  ] as const) {
    test(`${what} is refused`, async () => {
      const { signIn, call } = await inSandbox();
      const back = { code: await allow(signIn, call), redirectUri: REDIRECT, verifier: VERIFIER, ...change };
      assert.deepEqual(await signIn.oauth.exchange(call, back), { end: 'refused', why: 'refused' });
    });
  }

  test('a code is of no use after a minute', async () => {
    const { signIn, call, clock } = await inSandbox();
    const code = await allow(signIn, call);
    clock.advance(MINUTE);
    const back = { code, redirectUri: REDIRECT, verifier: VERIFIER };
    assert.equal((await signIn.oauth.exchange(call, back)).end, 'refused');
  });

  test('keys that it does not know are told apart from a code that it does not take', async () => {
    const { signIn, call } = await inSandbox();
    const wrong = { ...call, app: { ...call.app, clientSecret: 'wrong' } };
    const back = { code: await allow(signIn, call), redirectUri: REDIRECT, verifier: VERIFIER };
    assert.deepEqual(await signIn.oauth.exchange(wrong, back), { end: 'refused', why: 'keys' });
  });

  test('a refresh token is spent by its use, and coming again it ends everything', async () => {
    const { signIn, call } = await inSandbox();
    const first = await enter(signIn, call);
    const second = await signIn.oauth.refresh(call, first);
    assert.ok(second.end === 'refreshed');
    assert.equal(await signIn.admits('x', first.access), false);
    assert.equal(await signIn.admits('x', second.tokens.access), true);
    assert.deepEqual(await signIn.oauth.refresh(call, first), { end: 'reconnect' });
    assert.equal(await signIn.admits('x', second.tokens.access), false);
    assert.deepEqual(await signIn.oauth.refresh(call, second.tokens), { end: 'reconnect' });
  });

  test('what is revoked lets nobody in, and is not renewed', async () => {
    const { signIn, call } = await inSandbox();
    const tokens = await enter(signIn, call);
    await signIn.oauth.revoke?.(call, tokens);
    assert.equal(await signIn.admits('x', tokens.access), false);
    assert.deepEqual(await signIn.oauth.refresh(call, tokens), { end: 'reconnect' });
  });

  test('an app password lets in, any other word does not', async () => {
    const { signIn, call } = await inSandbox();
    const typed = (password: string) => signIn.appPassword.signIn(call, { handle: 'bakery', password });
    assert.deepEqual(await typed('my real password'), { end: 'refused', why: 'refused' });
    const outcome = await typed('abcd-efgh-1234-5678');
    assert.ok(outcome.end === 'signed-in');
    assert.equal(await signIn.admits('x', outcome.tokens.access), true);
    const renewed = await signIn.appPassword.refresh({ ...call, app: NO_APP }, outcome.tokens);
    assert.equal(renewed.end, 'refreshed');
  });
});

const NO_APP = { clientId: '', clientSecret: '' };
