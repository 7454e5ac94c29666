// Google Ads, by its REST API v26 as of November 2026: reads an account, and sets budgets. Nothing is posted there.

import * as v from 'valibot';
import { say } from '../../../sentences/index.ts';
import { OutboundError } from '../../outbound-error.ts';
import type { Call, Connector, Examination } from '../connector.ts';
import { auth } from './accounts.ts';
import { accessOf, askRows, isReply, readRefusal } from './api.ts';
import { setBudget } from './budget.ts';
import { readReport } from './report.ts';

const NO_POSTS = say('networks.ads-no-posts');

export const googleAds: Connector = {
  auth,
  settle: 0,
  publish: async () => ({ end: 'rejected', reason: NO_POSTS }),
  resume: async () => ({ end: 'rejected', reason: NO_POSTS }),
  check: async () => ({ end: 'absent' }),
  measure: async () => new Map(),
  remove: async () => false,
  edit: null,
  examine,
  ads: { read: readReport, setBudget },
};

const Row = v.object({ customer: v.object({ id: v.string(), status: v.nullish(v.string(), 'ENABLED') }) });

async function examine(call: Call): Promise<Examination> {
  const access = accessOf(call);
  const customer = access.customer ?? { id: '', manager: null };
  try {
    const query = 'SELECT customer.id, customer.status FROM customer LIMIT 1';
    const rows = await askRows(call, { ...access, customer }, query, Row);
    if (!isReply(rows)) {
      const isOpen = rows[0]?.customer.status === 'ENABLED';
      return { end: 'well', followers: null, findings: isOpen ? [] : ['kind'] };
    }
    const refused = readRefusal(call, rows);
    if (refused.end === 'reconnect') return refused;
    return { end: 'unknown', error: refused.end === 'retry' ? refused.error : refused.reason };
  } catch (error) {
    if (error instanceof OutboundError || v.isValiError(error))
      return { end: 'unknown', error: error.message };
    throw error;
  }
}
