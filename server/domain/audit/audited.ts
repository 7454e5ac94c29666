// What is audited: every kind of event that an owner, an admin or an auditor may one day ask about, literally.
import { AUDITED, type AuditedKind } from '../../sentences/audit.ts';

export function isAudited(kind: string): kind is AuditedKind {
  return Object.hasOwn(AUDITED, kind);
}
