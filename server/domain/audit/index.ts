// The audit log: who did what, kept so that nothing in it can be changed unnoticed.

export { listAudit, listAuditForAdmin, recordAudit } from './audit.ts';
export { AUDITED, type AuditedKind } from './audited.ts';
export type { Head } from './chain.ts';
export { type Verified, verifyAudit } from './verify.ts';
