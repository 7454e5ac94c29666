// What happens to mails and to how they are sent, as `events.ts` tells it.
import type { About, InBusiness, OfBusiness } from './event-shape.ts';
import type { MailLimits } from './mail-limits.ts';
import type { Harm } from './mailing-health.ts';
import type { DomainRecordKind } from './sender-domain.ts';

/** `count` of `mails` came back. */
export interface Harmed {
  readonly harm: Harm;
  readonly name: string;
  readonly count: number;
  readonly mails: number;
}

export interface MailEvents {
  /** Records of the sender's domain stood in DNS and do not any more. */
  'domain.lost': OfBusiness<{ domain: string; records: readonly DomainRecordKind[] }>;
  'mail-limits.set': OfBusiness<MailLimits>;
  'mail-measuring.set': OfBusiness<{ isOn: boolean }>;
  'mail-pace.set': OfBusiness;
  'mail-server.added': About<number | null, number, { host: string }>;
  'mail-server.changed': About<number | null, number, { host: string }>;
  'mail-server.paused': About<number | null, number, { host: string }>;
  'mail-server.removed': About<number | null, number, { host: string }>;
  'mail-server.resumed': About<number | null, number, { host: string }>;
  /** A single mail, by its delivery. Whoever asked may try at once to send it; otherwise its job does. */
  'mail.asked': InBusiness<{ isTried: boolean }>;
  'sender.added': InBusiness<{ email: string }>;
  /** Mails leave in the installation's name again. */
  'sender.left': InBusiness<{ email: string }>;
  'sender.removed': InBusiness<{ email: string }>;
  'sender.used': InBusiness<{ email: string }>;
  'sender.verified': InBusiness<{ email: string }>;
  'return-mailbox.removed': OfBusiness<{ host: string }>;
  'return-mailbox.set': OfBusiness<{ host: string }>;
  /** A person stopped it, or let it go on; `attempt` names the job that sends it. */
  'mailing.cancelled': InBusiness<{ attempt: string | null }>;
  'mailing.paused': InBusiness<{ attempt: string | null }>;
  /** While it is on its way, now and then. */
  'mailing.progressed': InBusiness;
  'mailing.resumed': InBusiness<{ attempt: string | null }>;
  /** So much came back that it was stopped, or that it would have been while it was on its way. */
  'mailing.stopped': InBusiness<Harmed>;
  'mailing.warned': InBusiness<Harmed>;
}
