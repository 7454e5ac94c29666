// Loads Activity: a page of the audit log of the business, for its owners.
import type { ActivityProps } from '../../views/screens/activity/index.tsx';
import { listAudit } from '../domain/audit/index.ts';
import { canManage } from '../domain/business/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { readId } from './parts/query.ts';

const PAGE = 25;

export async function loadActivity({
  ctx,
  actor,
  query,
  clock,
}: AccountRequest): Promise<Loaded<ActivityProps>> {
  const before = readId(query.get('before'));
  const filter = { businessId: actor.businessId, limit: PAGE, before };
  const entries = canManage(actor) ? await listAudit(ctx.db.read, filter) : null;
  const olderThan = entries?.length === PAGE ? entries.at(-1)?.id : undefined;
  return { props: { entries, olderThan, isFirst: before === undefined, clock } };
}
