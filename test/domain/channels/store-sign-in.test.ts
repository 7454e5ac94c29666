// Whose account a connection speaks for: what was approved for one is not approved for another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { findAutonomy } from '../../../server/domain/channels/index.ts';
import { storeSignIn } from '../../../server/domain/channels/store-sign-in.ts';
import { HOUR } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inSigningIn } from '../../support/signing-in.ts';

eachDatabase((open) => {
  test('the same id on another server is another account: it begins with care', async () => {
    const { ctx, clock, actor } = await inSigningIn(await open());
    const signIn = async (server: string) => {
      clock.advance(HOUR);
      const { connectionId } = await unitOfWork(ctx, actor, (tx) =>
        storeSignIn(tx, actor, {
          ...{ type: 'mastodon', network: 'real', provider: 'mastodon', server, renewWithin: 0 },
          account: { id: '1', name: 'Bakery', handle: 'bakery', kind: 'profile', tokens: null },
          tokens: { access: 'token', accessEndsAt: null, refresh: null, refreshEndsAt: null, scopes: [] },
        }),
      );
      return (await findAutonomy(ctx.db.read, connectionId, 'publish')).begunAt;
    };
    const first = await signIn('one.example');
    assert.equal(await signIn('one.example'), first, 'signed in again');
    assert.equal(await signIn('two.example'), clock.now());
  });
});
