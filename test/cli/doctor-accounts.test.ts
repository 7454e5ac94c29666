// `drivyn doctor` beside a database in which accounts of real networks are signed in.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { ChannelType } from '../../server/contract/channels/index.ts';
import type { Examined } from '../../server/contract/doctor.ts';
import type { Database } from '../../server/db/connect.ts';
import { openDatabases } from '../../server/db/open.ts';
import { openVault } from '../../server/db/open-vault.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { saveAccount } from '../../server/domain/channels/network-account.repo.ts';
import { sealTokens } from '../../server/domain/channels/seal-tokens.ts';
import { DAY } from '../../server/kernel/clock.ts';
import type { Vault } from '../../server/kernel/vault.ts';
import { ensureBuilt } from '../support/build.ts';
import { startProcess } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-doctor-'));
const dataDir = join(folder, 'data');
before(ensureBuilt);
after(() => rmSync(folder, { recursive: true, force: true }));

const look = (environment: Record<string, string> = {}) =>
  startProcess({ DRIVYN_DATA: dataDir, PORT: '0', ...environment }, ['doctor']).ended;

interface Account {
  readonly type: ChannelType;
  readonly scopes?: readonly string[];
  /** Days from now. */
  readonly access?: number;
  readonly renews?: boolean;
  readonly examination?: Partial<Examined>;
  readonly isEnded?: boolean;
  /** Days ago. */
  readonly lastGood?: number;
}

async function connect(db: Database, vault: Vault, businessId: number, account: Account): Promise<void> {
  const { type, scopes = [], access, renews = false, examination, isEnded = false, lastGood = 0 } = account;
  const now = Date.now();
  const row = {
    business_id: businessId,
    type,
    name: type,
    network: 'real',
    created_at: now,
    updated_at: now,
  };
  const [{ id: connectionId }] = await db.write('connections').insert(row, ['id']);
  const tokens = {
    ...{ access: 'secret-access', refresh: renews ? 'secret-refresh' : null, scopes, refreshEndsAt: null },
    accessEndsAt: access === undefined ? null : now + access * DAY + DAY / 2,
  };
  await saveAccount(
    db.write,
    {
      ...{ connectionId, businessId, provider: type, externalId: `${type}-1`, name: `${type} of ours` },
      ...{ handle: null, kind: 'profile', server: null },
      ...sealTokens(vault, tokens, { connectionId, renewWithin: DAY, now }),
    },
    now,
  );
  const examined = { end: 'well', followers: null, findings: [], error: null, ...examination };
  await db
    .write('connection_accounts')
    .where({ connection_id: connectionId })
    .update({
      ...{ examined_at: now, examination: JSON.stringify(examined), last_good_at: now - lastGood * DAY },
      ...(isEnded && { state: 'ended', sealed_tokens: null, renew_at: null }),
    });
}

test('tells who is signed in, and what stands in the way of each, without a secret', async () => {
  await copyEmpty(dataDir);
  const { main, close } = await openDatabases({ dataDir, databaseUrl: undefined });
  const vault = await openVault(main, { dataDir, secretKey: undefined });
  const businessId = await insertBusiness(main.write, Date.now());
  assert.match((await look()).stdout, /^note {3}Networks: nobody is signed in to one\.$/m);

  const all = (account: Account) => connect(main, vault, businessId, account);
  await all({ type: 'x', access: 0, renews: true });
  const well = await look();
  assert.equal(well.code, 0, well.stdout);
  assert.match(well.stdout, /^well {3}Networks: 1 of 1 accounts are signed in\. Nothing is known to stand/m);

  await all({ type: 'facebook', examination: { findings: ['development'] } });
  await all({ type: 'linkedin', access: 40 });
  await all({ type: 'instagram', access: 40 });
  await all({ type: 'pinterest', scopes: ['boards:read'], renews: true });
  await all({ type: 'tiktok', isEnded: true });
  await all({ type: 'mastodon', examination: { end: 'reconnect' } });
  await all({ type: 'youtube', access: 5 });
  await all({ type: 'bluesky', lastGood: 6 });
  await close();
  const { code, stdout } = await look({
    DRIVYN_ORIGIN_MAP: '{"https://graph.facebook.com":"http://127.0.0.1:9001"}',
  });
  assert.equal(code, 1);
  const lines = [
    /NOT REAL: http:\/\/127\.0\.0\.1:9001 stands in for https:\/\/graph\.facebook\.com/,
    /Networks: 8 of 9 accounts are signed in\.$/,
    /Facebook of business \d+, facebook of ours: The app is in development mode\. Only people with a role/,
    /LinkedIn of business \d+, .*: access ends in 40 days, on .*, and is not renewed by itself/,
    /Pinterest of business \d+, .*: .*pins:write.* was not granted\. An owner connects it again/,
    /TikTok of business \d+, .*: the sign-in has ended\. An owner connects it again/,
    /Mastodon of business \d+, .*: Mastodon lets Drivyn in no more\./,
    /YouTube of business \d+, .*: access ends in 5 days, on .*\. An owner connects it again under Platforms, YouTube\./,
    /Bluesky of business \d+, .*: the last good call was on /,
  ];
  const marks = ['note', 'well', 'WRONG', 'note', 'WRONG', 'WRONG', 'WRONG', 'WRONG', 'note'];
  for (const [at, line] of lines.entries())
    assert.match(stdout, new RegExp(`^${marks[at]?.padEnd(5)}  .*${line.source}`, 'm'));
  assert.ok(!/(X|Instagram) of business|secret-/.test(stdout), stdout);
});
