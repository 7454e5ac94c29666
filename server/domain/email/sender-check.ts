// The sender's domain as people see it: what DNS said when it was last asked, which is once a day and when a person asks.
import type { DomainRecord, DomainRecordKind, SenderDomain } from '../../contract/sender-domain.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { iso } from '../../kernel/clock.ts';
import { senderOf } from '../letters/index.ts';
import { alignmentOf, checkRecords, type Dns, type DomainSetup, recordsOf } from './check-domain.ts';
import { dkimRecordOf, domainOf } from './dkim.ts';
import {
  findDomainCheck,
  findSenderDomain,
  listMailBusinesses,
  saveDomainCheck,
} from './sender-domain.repo.ts';

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

/** The domain as DNS tells it now; nothing is stored. */
export async function lookAtSenderDomain(q: Query, dns: Dns, sending: SendingSetup): Promise<SenderDomain> {
  const setup = await findSetup(q, sending);
  return setup ? present(setup, await checkRecords(dns, setup), null) : NONE;
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
  return wanted.map((record) => {
    const { state, found } = known.find((one) => isSame(one, record)) ?? record;
    return { ...record, state, found };
  });
}

function isSame(one: DomainRecord, other: DomainRecord): boolean {
  return one.name === other.name && one.kind === other.kind && one.value === other.value;
}

/** Asks DNS anew. Whoever sends from the domain is told of what was set before and is not any more. */
export async function checkSenderDomain(
  ctx: Context,
  dns: Dns,
  sending: SendingSetup,
): Promise<SenderDomain> {
  const setup = await findSetup(ctx.db.read, sending);
  if (!setup) return NONE;
  const records = await checkRecords(dns, setup);
  const checkedAt = ctx.clock.now();
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const { domain } = setup;
    const before = (await findDomainCheck(tx.q, domain))?.records ?? [];
    const wasWell = (record: DomainRecord) => before.some((one) => one.wasWell && isSame(one, record));
    const checked = records.map((record) => ({ ...record, wasWell: isWell(record, wasWell(record)) }));
    await saveDomainCheck(tx.q, { domain, records: checked, checkedAt });
    const lost = checked.filter((record) => !record.wasWell && wasWell(record)).map(({ kind }) => kind);
    if (lost.length > 0) await tellLoss(tx, domain, lost);
  });
  return present(setup, records, checkedAt);
}

/** That DNS gave no answer says nothing of what it said before. */
function isWell({ state }: DomainRecord, wasWell: boolean): boolean {
  return state === 'unknown' ? wasWell : state === 'well';
}

async function tellLoss(tx: Tx, domain: string, records: readonly DomainRecordKind[]): Promise<void> {
  for (const businessId of await listMailBusinesses(tx.q)) {
    tx.emit({ kind: 'domain.lost', businessId, subjectId: null, data: { domain, records } });
  }
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
