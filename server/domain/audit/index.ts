// The audit log: who did what, kept so that nothing in it can be changed unnoticed.

export { AUDITED, type AuditedKind } from '../../sentences/audit.ts';
export { listAudit, listAuditForAdmin, recordAudit } from './audit.ts';
export type { Head } from './chain.ts';
export { type Verified, verifyAudit } from './verify.ts';
