// Who calls in tests: the owner, another account with a business of its own, the admin, and nobody.
import type { App } from '../../server/compose.ts';
import { type Query, unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertAccount } from '../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { sha256 } from '../../server/kernel/ids.ts';

export type Caller = 'owner' | 'foreign' | 'admin' | 'anonymous';

export const OWNER = { id: 14, businessId: 1, email: 'owner@example.com', password: 'correct horse battery' };
export const FOREIGN = {
  id: 15,
  businessId: 2,
  email: 'foreign@example.com',
  password: 'staple correct horse',
};
export const ADMIN_PASSWORD = 'the operator knows it';

/** What each caller's client carries. */
export const TOKENS: Readonly<Record<Caller, { cookie?: string; bearer?: string }>> = {
  owner: { cookie: 'drivyn_session=token-of-the-owner' },
  foreign: { cookie: 'drivyn_session=token-of-another-account' },
  admin: { bearer: 'token-of-the-admin' },
  anonymous: {},
};

/** Gives the first owner a password, adds the other account, and signs everybody in. */
export async function seedCallers({ ctx }: App): Promise<void> {
  const hashes = await Promise.all([OWNER, FOREIGN].map(({ password }) => ctx.passwords.hash(password)));
  await unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
    await q('accounts').where({ id: OWNER.id }).update({ email: OWNER.email, password_hash: hashes[0] });
    const businessId = await insertBusiness(q, now);
    const foreign = await insertAccount(q, {
      name: 'Foreign',
      email: FOREIGN.email,
      businessId,
      role: 'owner',
      now,
    });
    await q('accounts').where({ id: foreign.id }).update({ password_hash: hashes[1] });
    await addSession(q, { token: 'token-of-the-owner', accountId: OWNER.id, now });
    await addSession(q, { token: 'token-of-another-account', accountId: foreign.id, now });
    // An admin's token is worth something only with the password that opened its session.
    await addSession(q, { token: `token-of-the-admin ${ADMIN_PASSWORD}`, accountId: null, now });
  });
}

export async function addSession(
  q: Query,
  session: { token: string; accountId: number | null; now: number },
): Promise<void> {
  await q('sessions').insert({
    token_hash: sha256(session.token),
    account_id: session.accountId,
    created_at: session.now,
    seen_at: session.now,
    expires_at: session.now + 30 * DAY,
  });
}
