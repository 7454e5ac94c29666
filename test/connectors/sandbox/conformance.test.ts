// The Sandbox is held to what every connector is.
import assert from 'node:assert/strict';
import type { Fault } from '../../../server/connectors/channels/sandbox/fault.ts';
import { createSandbox } from '../../../server/connectors/channels/sandbox/sandbox.ts';
import {
  createSandboxSignIn,
  SANDBOX_AUTHORIZE,
} from '../../../server/connectors/channels/sandbox/sign-in.ts';
import { createSandboxSignInStore } from '../../../server/db/sandbox-sign-ins.ts';
import { createSandboxStore } from '../../../server/db/sandbox-store.ts';
import { MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { secureIds } from '../../../server/kernel/ids.ts';
import { eachDatabase } from '../../support/databases.ts';
import { openSandboxFiles } from '../../support/media.ts';
import { makeCall } from '../../support/network-call.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import type { Loss } from '../support/stand-in.ts';

/** On the way inside a process nothing is reset; what was taken and not answered is all there is to it. */
const FAULTS: Readonly<Record<Loss, Fault>> = {
  busy: { kind: 'reset' },
  lost: { kind: 'lost-reply' },
  reset: { kind: 'lost-reply' },
  slow: { kind: 'slow', ms: 0 },
};
const REDIRECT = 'https://drivyn.example/oauth/facebook/callback';
const VERIFIER = 'v'.repeat(64);

eachDatabase((open) => {
  conformance('the Sandbox', async (): Promise<Subject> => {
    const databases = await open();
    const clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
    const store = createSandboxSignInStore(databases.sandbox);
    const signIn = createSandboxSignIn({ store, clock, ids: secureIds });
    const faults: Fault[] = [];
    const sandbox = createSandbox({
      store: createSandboxStore(databases.sandbox),
      files: openSandboxFiles(),
      clock,
      ids: secureIds,
      faults: { next: () => faults.shift() ?? null },
      signIn,
      asks: 'oauth',
    });
    const base = { ...makeCall({ clock }), channel: 'facebook', server: null } as const;
    const app = await signIn.oauth.register?.(base, REDIRECT);
    assert.ok(app);
    const allow = (address: string) => {
      const url = new URL(address);
      assert.equal(url.pathname, SANDBOX_AUTHORIZE);
      const asked = (name: string) => url.searchParams.get(name) ?? '';
      return signIn.allow({
        clientId: asked('client_id'),
        channel: 'facebook',
        redirectUri: asked('redirect_uri'),
        challenge: asked('code_challenge'),
        scopes: asked('scope').split(' '),
      });
    };
    const call = { ...base, app };
    const ask = { state: 's', redirectUri: REDIRECT, verifier: VERIFIER };
    const code = await allow(signIn.oauth.authorizeUrl(call, ask));
    const entered = await signIn.oauth.exchange(call, { code, redirectUri: REDIRECT, verifier: VERIFIER });
    assert.ok(entered.end === 'signed-in');
    const { tokens } = entered;
    const accounts = await signIn.oauth.listAccounts(call, tokens);
    const profile = { channel: 'facebook', profile: 'connection-1' } as const;
    const media = (kind: string) => (kind === 'film' ? [makeFilm()] : [makePicture()]);
    return {
      channel: 'facebook',
      connector: sandbox,
      originMap: {},
      clock,
      credential: {
        externalId: accounts[0]?.id ?? '',
        provider: 'sandbox',
        app,
        handle: accounts[0]?.handle ?? null,
        server: null,
        token: tokens.access,
        scopes: tokens.scopes,
        version: 1,
      },
      posts: {
        text: makePost,
        picture: () => makePost({ media: media('picture') }),
        pictures: () => makePost({ media: [makePicture(), makePicture({ alt: 'Rolls', bytes: 40_000 })] }),
        film: () => makePost({ media: media('film') }),
      },
      published: async () =>
        (await sandbox.feed(profile)).map(({ externalId, title, content, media }) => ({
          id: externalId,
          words: [title, content].filter(Boolean).join('\n'),
          alts: media.map(({ alt }) => alt),
        })),
      hasAlt: true,
      fail: (loss) => void faults.push(FAULTS[loss]),
      taken: () => new Promise(() => {}),
      refuse: {
        limited: () => void faults.push({ kind: 'busy', ms: MINUTE }),
        expired: () => clock.advance(2 * 60 * MINUTE),
        revoked: async () => void (await signIn.oauth.revoke?.(call, tokens)),
        forbidden: null,
        refused: () => void faults.push({ kind: 'refused', reason: 'Not this.' }),
        duplicate: null,
      },
      limitedUntil: null,
      works: (asks, end) => void faults.push({ kind: 'media', asks, isReady: end === 'ready' }),
      figures: null,
      removes: true,
      signIn: { auth: signIn.oauth, app, allow, accounts: accounts.map(({ id }) => id) },
      close: async () => {},
    };
  });
});
