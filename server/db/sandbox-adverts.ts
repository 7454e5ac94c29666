// The Sandbox's advertising accounts, in its own database.
import type { SandboxAdvertStore, SandboxBudget } from '../connectors/channels/sandbox/advert-store.ts';
import type { Database, Query } from './connect.ts';
import { lockForChange } from './dialect.ts';

interface BudgetRow {
  campaign: number;
  daily_micros: number | string;
  currency: string;
  set_at: number | string;
}

/** Keeps them in `db`, which must have been opened for the Sandbox alone and migrated with its migrations. */
export function createSandboxAdvertStore(db: Database): SandboxAdvertStore {
  return {
    list: (account) => listBudgets(db.read, account),
    open: (account, budgets) =>
      db.write.transaction(async (q) => {
        await hold(q, account);
        if ((await listBudgets(q, account)).length > 0) return;
        await q('sandbox_ad_budgets').insert(budgets.map((one) => toRow(account, one)));
      }),
    set: (account, budget, expected) =>
      db.write.transaction(async (q) => {
        await hold(q, account);
        const known = await listBudgets(q, account);
        const latest = known.findLast(({ campaign }) => campaign === budget.campaign);
        if (latest?.dailyMicros !== expected) return false;
        await q('sandbox_ad_budgets').insert(toRow(account, budget));
        return true;
      }),
  };
}

type Account = Parameters<SandboxAdvertStore['list']>[0];

async function hold(q: Query, { channel, profile }: Account): Promise<void> {
  await lockForChange(q, q('sandbox_ad_budgets').select('id').where({ channel, profile }));
}

async function listBudgets(q: Query, { channel, profile }: Account): Promise<SandboxBudget[]> {
  const rows: BudgetRow[] = await q('sandbox_ad_budgets')
    .select('campaign', 'daily_micros', 'currency', 'set_at')
    .where({ channel, profile })
    .orderBy('id');
  return rows.map((row) => ({
    campaign: row.campaign,
    dailyMicros: Number(row.daily_micros),
    currency: row.currency,
    setAt: Number(row.set_at),
  }));
}

function toRow({ channel, profile }: Account, { campaign, dailyMicros, currency, setAt }: SandboxBudget) {
  return { channel, profile, campaign, daily_micros: dailyMicros, currency, set_at: setAt };
}
