// Other members of the owner's business: one who writes, and one who may only read, approve and reject.
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertAccount } from '../../server/domain/accounts/index.ts';
import { type Role, SYSTEM } from '../../server/kernel/actor.ts';
import { addSession, OWNER } from './callers.ts';
import { type Client, createClient } from './client.ts';
import type { TestServer } from './server.ts';

export interface TestMember {
  readonly id: number;
  readonly client: Client;
}

/** Adds an account with a role in the owner's business to a server, signed in. */
export async function addMember({ app, url }: TestServer, role: Role): Promise<TestMember> {
  const token = `token-of-the-${role}-member`;
  const id = await unitOfWork(app.ctx, SYSTEM, async ({ q, now }) => {
    const member = { name: 'Ben', email: `${role}@example.com`, businessId: OWNER.businessId, role, now };
    const { id } = await insertAccount(q, member);
    await addSession(q, { token, accountId: id, now });
    return id;
  });
  return { id, client: createClient(url, { cookie: `drivyn_session=${token}` }) };
}

export async function addApprover(server: TestServer): Promise<Client> {
  return (await addMember(server, 'approver')).client;
}
