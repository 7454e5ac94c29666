// A member of the owner's business who may only read, approve and reject.
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertAccount } from '../../server/domain/accounts/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { sha256 } from '../../server/kernel/ids.ts';
import { OWNER } from '../support/callers.ts';
import { type Client, createClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';

const TOKEN = 'token-of-the-approver';

/** Adds the approver to a server, signed in. */
export async function addApprover({ app, url }: TestServer): Promise<Client> {
  const { businessId } = OWNER;
  await unitOfWork(app.ctx, SYSTEM, async ({ q, now }) => {
    const member = { name: 'Ben', email: 'approver@example.com', businessId, role: 'approver' as const, now };
    const { id } = await insertAccount(q, member);
    await q('sessions').insert({
      token_hash: sha256(TOKEN),
      account_id: id,
      created_at: now,
      seen_at: now,
      expires_at: now + 30 * DAY,
    });
  });
  return createClient(url, { cookie: `drivyn_session=${TOKEN}` });
}
