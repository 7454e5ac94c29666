// What mailbox providers say of a mail that its recipient has marked (RFC 5965, 3.1).

/** Kinds of feedback that are no complaint: that it was no spam, and what concerns our records in DNS alone. */
const NO_COMPLAINT = /^(not-spam|auth-failure|dmarc)/i;

/** @param kind its `Feedback-Type`; empty where none is told */
export function isComplaint(kind: string): boolean {
  return !NO_COMPLAINT.test(kind);
}
