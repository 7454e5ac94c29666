// Other members of the owner's business, and an account that belongs to none.
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertAccount } from '../../server/domain/accounts/index.ts';
import { type Role, SYSTEM } from '../../server/kernel/actor.ts';
import { sha256 } from '../../server/kernel/ids.ts';
import { addSession, OWNER } from './callers.ts';
import { type Client, createClient } from './client.ts';
import type { TestServer } from './server.ts';

export interface TestMember {
  readonly id: number;
  readonly email: string;
  readonly client: Client;
}

/** Adds an account with a role in the owner's business to a server, signed in. */
export async function addMember({ app, url }: TestServer, role: Role, name = 'Ben'): Promise<TestMember> {
  const email = `${name.toLowerCase().replace(/\W/g, '-')}.${role}@example.com`;
  const token = `token-of-${email}`;
  const id = await unitOfWork(app.ctx, SYSTEM, async ({ q, now }) => {
    const member = await insertAccount(q, { name, email, businessId: OWNER.businessId, role, now });
    await addSession(q, { token, accountId: member.id, now });
    return member.id;
  });
  return { id, email, client: createClient(url, { cookie: `drivyn_session=${token}` }) };
}

export async function addApprover(server: TestServer): Promise<Client> {
  return (await addMember(server, 'approver')).client;
}

/** Adds an account that belongs to no business any more, signed in. */
export async function addGuest(server: TestServer): Promise<Client> {
  const { id, client } = await addMember(server, 'editor', 'Gone');
  await server.app.ctx.db.write('memberships').where({ account_id: id }).del();
  return client;
}

/** Clients whose sessions have run out, were ended, and never were. */
export async function addStrangers(server: TestServer): Promise<Record<string, Client>> {
  const { app, url } = server;
  const withCookie = (token: string) => createClient(url, { cookie: `drivyn_session=${token}` });
  await unitOfWork(app.ctx, SYSTEM, async ({ q, now }) => {
    for (const token of ['run out', 'ended'])
      await addSession(q, { token: key(token), accountId: OWNER.id, now });
    await q('sessions')
      .where({ token_hash: sha256(key('run out')) })
      .update({ expires_at: now });
  });
  await withCookie(key('ended'))('/api/session', { method: 'DELETE' });
  return {
    'a session that has run out': withCookie(key('run out')),
    'a session that was ended': withCookie(key('ended')),
    'a forged cookie': withCookie('A'.repeat(43)),
    'a forged bearer token': createClient(url, { bearer: 'A'.repeat(43) }),
  };
}

function key(name: string): string {
  return `token-${name.replace(' ', '-')}`;
}
