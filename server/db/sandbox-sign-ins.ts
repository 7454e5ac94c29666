// Who may act for whom in the Sandbox, in its own database.
import type { SandboxGrant, SandboxSignInStore } from '../connectors/channels/sandbox/sign-in-store.ts';
import type { Database, Query } from './connect.ts';
import { lockForChange } from './dialect.ts';

interface GrantRow {
  id: number;
  client_id: string;
  channel: SandboxGrant['channel'];
  scopes: string;
  redirect_uri: string | null;
  challenge: string | null;
  code_ends_at: number | null;
  code_used: boolean | number;
  access_ends_at: number | null;
  revoked: boolean | number;
}

/** Keeps them in `db`, which must have been opened for the Sandbox alone and migrated with its migrations. */
export function createSandboxSignInStore(db: Database): SandboxSignInStore {
  return {
    addApp: async ({ clientId, secretHash }) => {
      await db.write('sandbox_apps').insert({ client_id: clientId, secret_hash: secretHash });
    },
    hasApp: async ({ clientId, secretHash }) => {
      const key = { client_id: clientId, secret_hash: secretHash };
      return (await db.read('sandbox_apps').where(key).first()) !== undefined;
    },
    addGrant: async (grant) => {
      const columns = {
        client_id: grant.clientId,
        channel: grant.channel,
        scopes: JSON.stringify(grant.scopes),
        code_hash: grant.codeHash,
        redirect_uri: grant.redirectUri,
        challenge: grant.challenge,
        code_ends_at: grant.codeEndsAt,
      };
      const [row] = await db.write('sandbox_grants').insert(columns).returning('*');
      return toGrant(row);
    },
    takeCode: (codeHash) =>
      db.write.transaction(async (q) => {
        const row = await hold(q, { code_hash: codeHash });
        if (!row) return undefined;
        const changes = row.code_used ? { revoked: true } : { code_used: true };
        await q('sandbox_grants').where({ id: row.id }).update(changes);
        return toGrant({ ...row, ...changes });
      }),
    spendRefresh: (refreshHash) => db.write.transaction((q) => spend(q, refreshHash)),
    setPair: (grantId, { accessHash, accessEndsAt, refreshHash }) =>
      db.write.transaction(async (q) => {
        const columns = { access_hash: accessHash, access_ends_at: accessEndsAt };
        await q('sandbox_grants').where({ id: grantId }).update(columns);
        await q('sandbox_refreshes').insert({ token_hash: refreshHash, grant_id: grantId });
      }),
    findByAccess: async (accessHash) => {
      const row: GrantRow | undefined = await db
        .write('sandbox_grants')
        .where({ access_hash: accessHash })
        .first();
      return row && toGrant(row);
    },
    revoke: async (grantId) => {
      await db.write('sandbox_grants').where({ id: grantId }).update({ revoked: true });
    },
  };
}

async function spend(q: Query, refreshHash: string): Promise<SandboxGrant | undefined> {
  const token: { grant_id: number } | undefined = await q('sandbox_refreshes')
    .where({ token_hash: refreshHash })
    .first();
  const row = token && (await hold(q, { id: token.grant_id }));
  if (!row) return undefined;
  const isFirst = await q('sandbox_refreshes')
    .where({ token_hash: refreshHash, spent: false })
    .update({ spent: true });
  if (isFirst === 1) return toGrant(row);
  await q('sandbox_grants').where({ id: row.id }).update({ revoked: true });
  return toGrant({ ...row, revoked: true });
}

/** One at a time looks at a grant. */
async function hold(q: Query, key: Readonly<Record<string, unknown>>): Promise<GrantRow | undefined> {
  await lockForChange(q, q('sandbox_grants').select('id').where(key));
  return q('sandbox_grants').where(key).first();
}

function toGrant(row: GrantRow): SandboxGrant {
  return {
    id: row.id,
    clientId: row.client_id,
    channel: row.channel,
    scopes: JSON.parse(row.scopes),
    redirectUri: row.redirect_uri,
    challenge: row.challenge,
    codeEndsAt: row.code_ends_at,
    accessEndsAt: row.access_ends_at,
    isRevoked: Boolean(row.revoked),
  };
}
