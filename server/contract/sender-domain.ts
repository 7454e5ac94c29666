// The domain that mails are sent from: what has to stand in DNS, and how it stands.
import * as v from 'valibot';

export const DOMAIN_RECORDS = ['dkim', 'spf', 'dmarc', 'mx', 'reverse'] as const;
export type DomainRecordKind = (typeof DOMAIN_RECORDS)[number];

/** `unknown`: not asked yet, or DNS gave no answer. */
export const RECORD_STATES = ['well', 'missing', 'wrong', 'unknown'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** `unseen-server`: the mail server is on this machine or in its network, so others see it by an address that is not known here. */
export const DOMAIN_NOTES = ['unseen-server'] as const;
export type DomainNote = (typeof DOMAIN_NOTES)[number];

/** One record to set, and how it stands. */
export const DomainRecord = v.object({
  kind: v.picklist(DOMAIN_RECORDS),
  type: v.picklist(['TXT', 'MX', 'PTR']),
  name: v.string(),
  /** What is to stand there. */
  value: v.string(),
  state: v.picklist(RECORD_STATES),
  /** What stands there. */
  found: v.array(v.string()),
  /** What has to be known beside it. */
  note: v.nullable(v.picklist(DOMAIN_NOTES)),
});
export type DomainRecord = v.InferOutput<typeof DomainRecord>;

export const SenderDomain = v.object({
  /** Null while no sender is configured. */
  domain: v.nullable(v.string()),
  sender: v.nullable(v.string()),
  /** Whether mails are signed here. */
  isSigned: v.boolean(),
  /**
   * Whether what is signed, and what mails come back to, belongs to the domain that people see as the sender's: DMARC
   * asks for one of the two.
   */
  alignment: v.object({ dkim: v.boolean(), spf: v.boolean() }),
  records: v.array(DomainRecord),
  /** When DNS was last asked. */
  checkedAt: v.nullable(v.string()),
});
export type SenderDomain = v.InferOutput<typeof SenderDomain>;
