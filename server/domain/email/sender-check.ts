// The sender's domain as people see it: what DNS said when it was last asked, which is once a day and when a person asks.
import type { DomainRecord, SenderDomain } from '../../contract/sender-domain.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { iso } from '../../kernel/clock.ts';
import { senderOf } from '../letters/index.ts';
import { alignmentOf, checkRecords, type Dns, type DomainSetup, recordsOf } from './check-domain.ts';
import { dkimRecordOf, domainOf } from './dkim.ts';
import { findDomainCheck, findSenderDomain, saveDomainCheck } from './sender-domain.repo.ts';

/** What the server is configured to send by. */
export interface SendingSetup {
  /** The configured sender; null without one. */
  readonly from: string | null;
  readonly isSigned: boolean;
  /** Whether reports are taken here, and at which domain; the sender's own when that is undefined. */
  readonly returns: { readonly domain: string | undefined } | null;
  readonly mailHost: string | null;
  readonly publicHost: string | null;
}

async function findSetup(q: Query, sending: SendingSetup): Promise<DomainSetup | undefined> {
  if (sending.from === null) return undefined;
  const sender = senderOf(sending.from, '').address;
  const domain = domainOf(sender);
  const key = sending.isSigned ? await findSenderDomain(q, domain) : undefined;
  const { mailHost, publicHost } = sending;
  const returns = sending.returns && (sending.returns.domain ?? domain);
  return { domain, sender, dkim: key ? dkimRecordOf(key) : null, returns, mailHost, publicHost };
}

/** The domain with what was last found. */
export async function readSenderDomain(q: Query, sending: SendingSetup): Promise<SenderDomain> {
  const setup = await findSetup(q, sending);
  if (!setup) return NONE;
  const check = await findDomainCheck(q, setup.domain);
  return present(setup, merge(recordsOf(setup), check?.records ?? []), check?.checkedAt ?? null);
}

const NONE: SenderDomain = {
  domain: null,
  sender: null,
  isSigned: false,
  alignment: { dkim: false, spf: false },
  records: [],
  checkedAt: null,
};

/** What was found counts only for what is still asked for. */
function merge(wanted: readonly DomainRecord[], known: readonly DomainRecord[]): DomainRecord[] {
  return wanted.map(
    (record) =>
      known.find(
        (one) => one.name === record.name && one.kind === record.kind && one.value === record.value,
      ) ?? record,
  );
}

/** Asks DNS anew. */
export async function checkSenderDomain(
  ctx: Context,
  dns: Dns,
  sending: SendingSetup,
): Promise<SenderDomain> {
  const setup = await findSetup(ctx.db.read, sending);
  if (!setup) return NONE;
  const records = await checkRecords(dns, setup);
  const checkedAt = ctx.clock.now();
  await unitOfWork(ctx, SYSTEM, ({ q }) => saveDomainCheck(q, { domain: setup.domain, records, checkedAt }));
  return present(setup, records, checkedAt);
}

function present(setup: DomainSetup, records: DomainRecord[], checkedAt: number | null): SenderDomain {
  const { domain, sender, dkim } = setup;
  return {
    domain,
    sender,
    isSigned: dkim !== null,
    alignment: alignmentOf(setup),
    records,
    checkedAt: iso(checkedAt),
  };
}
