// The audit log: its business's to an owner, everything to the admin.
import * as v from 'valibot';
import { AdminAuditEntry, AdminAuditQuery, AuditEntry, AuditQuery } from '../contract/audit.ts';
import { listAudit, listAuditForAdmin } from '../domain/audit/index.ts';
import { defineRoute } from '../http/route.ts';
import { nextPage } from './next-page.ts';

export const readAudit = defineRoute({
  method: 'GET',
  path: '/api/audit',
  who: 'owner',
  input: { query: AuditQuery },
  output: v.array(AuditEntry),
  handler: async ({ app, actor, query }) => {
    const entries = await listAudit(app.ctx.db.read, { businessId: actor.businessId, ...query });
    return { body: entries, next: nextPage(entries, query.limit) };
  },
});

export const readAllAudit = defineRoute({
  method: 'GET',
  path: '/api/admin/audit',
  who: 'admin',
  input: { query: AdminAuditQuery },
  output: v.array(AdminAuditEntry),
  handler: async ({ app, query: { business: businessId, account: accountId, ...query } }) => {
    const entries = await listAuditForAdmin(app.ctx.db.read, { businessId, accountId, ...query });
    return { body: entries, next: nextPage(entries, query.limit) };
  },
});
