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
import { listUsedSenders } from './senders/sender.repo.ts';
import { findSenderAddress } from './senders/used-sender.ts';
import { listHosts } from './servers/server.repo.ts';

/** What the server is configured to send by. */
export interface SendingSetup {
  /** The configured sender; null without one. */
  readonly from: string | null;
  readonly isSigned: boolean;
  /** Whether reports are taken here, and at which domain; the sender's own when that is undefined. */
  readonly returns: { readonly domain: string | undefined } | null;
  /** The first that the environment names; null where it names none. */
  readonly mailHost: string | null;
  readonly publicHost: string | null;
}

/** @param own the address of the business that is meant; null for the installation's */
async function findSetup(
  q: Query,
  sending: SendingSetup,
  own: string | null,
): Promise<DomainSetup | undefined> {
  if (sending.from === null) return undefined;
  const installed = senderOf(sending.from, '').address;
  const sender = own ?? installed;
  const domain = domainOf(sender);
  const key = sending.isSigned ? await findSenderDomain(q, domain) : undefined;
  const { publicHost } = sending;
  const [first] = await listHosts(q);
  const mailHost = first?.host ?? sending.mailHost;
  const returns = sending.returns && (sending.returns.domain ?? domainOf(installed));
  const dkim = key ? dkimRecordOf(key) : null;
  return { domain, sender, dkim, returns, isOwn: own !== null, mailHost, publicHost };
}

/** The domain as DNS tells it now; nothing is stored. */
export async function lookAtSenderDomain(q: Query, dns: Dns, sending: SendingSetup): Promise<SenderDomain> {
  const setup = await findSetup(q, sending, null);
  return setup ? present(setup, await checkRecords(dns, setup), null) : NONE;
}

/**
 * The domain in whose name mails of a business leave, with what was last found.
 * @param own its own address; null where they leave in the installation's name
 */
export async function readSenderDomain(
  q: Query,
  sending: SendingSetup,
  own: string | null,
): Promise<SenderDomain> {
  const setup = await findSetup(q, sending, own);
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

/** Asks DNS anew of every domain in whose name mails leave. */
export async function checkSenderDomains(ctx: Context, dns: Dns, sending: SendingSetup): Promise<void> {
  await checkSenderDomain(ctx, dns, sending, null);
  for (const { businessId } of await listUsedSenders(ctx.db.read)) {
    await checkSenderDomain(ctx, dns, sending, businessId);
  }
}

/** Asks DNS anew of one. Whoever sends from the domain is told of what was set before and is not any more. */
export async function checkSenderDomain(
  ctx: Context,
  dns: Dns,
  sending: SendingSetup,
  businessId: number | null,
): Promise<SenderDomain> {
  const q = ctx.db.read;
  const own = businessId === null ? null : await findSenderAddress(q, businessId);
  const setup = await findSetup(q, sending, own?.address ?? null);
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
    if (lost.length > 0) await tellLoss(tx, setup, { lost, businessId });
  });
  return present(setup, records, checkedAt);
}

/** That DNS gave no answer says nothing of what it said before. */
function isWell({ state }: DomainRecord, wasWell: boolean): boolean {
  return state === 'unknown' ? wasWell : state === 'well';
}

interface Loss {
  readonly lost: readonly DomainRecordKind[];
  /** Whose sender it is; null for the installation's. */
  readonly businessId: number | null;
}

async function tellLoss(
  tx: Tx,
  { domain, isOwn }: DomainSetup,
  { lost: records, businessId }: Loss,
): Promise<void> {
  const own = new Set((await listUsedSenders(tx.q)).map((sender) => sender.businessId));
  const all = await listMailBusinesses(tx.q);
  const concerned = isOwn && businessId !== null ? [businessId] : all.filter((one) => !own.has(one));
  for (const one of concerned) {
    tx.emit({ kind: 'domain.lost', businessId: one, subjectId: null, data: { domain, records } });
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
