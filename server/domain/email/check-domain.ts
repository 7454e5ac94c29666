// Whether the domain that mails are sent from is set up so that they arrive: SPF, DKIM, DMARC, alignment, where reports
// come back to, and the name of the mail server's address.
import type { DomainNote, DomainRecord, RecordState } from '../../contract/sender-domain.ts';
import { plainAddress } from '../../kernel/address.ts';
import { isLoopback } from '../../kernel/loopback.ts';

/** Each answers null when DNS gave no answer, and an empty list where nothing stands. */
export interface Dns {
  texts(name: string): Promise<string[] | null>;
  /** Mail exchangers, the preferred one first, lower-case. */
  exchanges(name: string): Promise<string[] | null>;
  addresses(name: string): Promise<string[] | null>;
  /** Of an address. */
  names(address: string): Promise<string[] | null>;
}

export interface DomainSetup {
  readonly domain: string;
  /** The sender's address. */
  readonly sender: string;
  /** The record of the key; null where mails are not signed here. */
  readonly dkim: { readonly name: string; readonly value: string } | null;
  /** Where reports come back to; null where that is the sender's own mailbox. */
  readonly returns: string | null;
  /** Whether it is a business's own, and not the installation's. */
  readonly isOwn?: boolean;
  /** Host that mails leave by; null while they stay here. */
  readonly mailHost: string | null;
  /** Host under which this server is reached; null without one. */
  readonly publicHost: string | null;
}

type Wanted = Pick<DomainRecord, 'kind' | 'type' | 'name' | 'value'>;

/** The records that have to be set; none is asked for yet. */
export function recordsOf(setup: DomainSetup): DomainRecord[] {
  const { domain, sender, dkim, returns, publicHost } = setup;
  const host = seenHost(setup);
  const policy = `v=DMARC1; p=none; rua=mailto:${sender}`;
  // What belongs to the installation's domain is not set by a business whose own is another.
  const isTheirs = setup.isOwn === true && returns !== null && !isWithin(returns, domain);
  const wanted: (Wanted | null)[] = [
    dkim && { kind: 'dkim', type: 'TXT', ...dkim },
    isTheirs
      ? null
      : { kind: 'spf', type: 'TXT', name: returns ?? domain, value: `v=spf1 ${sendersOf(setup)} ~all` },
    { kind: 'dmarc', type: 'TXT', name: `_dmarc.${domain}`, value: policy },
    returns === null || isTheirs
      ? null
      : { kind: 'mx', type: 'MX', name: returns, value: `10 ${publicHost ?? returns}` },
    host === null || isTheirs ? null : { kind: 'reverse', type: 'PTR', name: host, value: host },
  ];
  return wanted.flatMap((record) =>
    record ? [{ ...record, state: 'unknown', found: [], note: noteOnRecord(record.kind, setup) }] : [],
  );
}

/** The host that others see mails come from; null where that is not known here. */
function seenHost({ mailHost, publicHost }: Pick<DomainSetup, 'mailHost' | 'publicHost'>): string | null {
  // A mail server on this machine sends from the address at which this machine is reached.
  const host = mailHost !== null && isLoopback(mailHost) ? publicHost : mailHost;
  return host !== null && isPublic(host) ? host : null;
}

/** Who sends for the domain, as SPF says it (RFC 7208, 5). */
function sendersOf(setup: DomainSetup): string {
  const host = seenHost(setup)?.replace(/^\[|\]$/g, '');
  if (host === undefined) return 'mx';
  if (plainAddress(host) === undefined) return `mx a:${host}`;
  return host.includes(':') ? `mx ip6:${host}` : `mx ip4:${host}`;
}

/** Whether others could know the mail server by this name or address. */
function isPublic(host: string): boolean {
  return !isLoopback(host) && !PRIVATE.test(host) && (host.includes('.') || host.includes(':'));
}
const PRIVATE =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^\[?f[cde]|\.(local|internal|lan|home\.arpa)$/i;

/** What has to be known of a record that it does not say itself. */
export function noteOnRecord(kind: DomainRecord['kind'], setup: DomainSetup): DomainNote | null {
  return kind === 'spf' && setup.mailHost !== null && seenHost(setup) === null ? 'unseen-server' : null;
}

/** Whether what is signed, and what mails come back to, belongs to the sender's domain (RFC 7489, 3.1, relaxed). */
export function alignmentOf({ domain, dkim, returns }: DomainSetup): { dkim: boolean; spf: boolean } {
  return { dkim: dkim !== null, spf: isWithin(returns ?? domain, domain) };
}

function isWithin(one: string, domain: string): boolean {
  return one === domain || one.endsWith(`.${domain}`) || domain.endsWith(`.${one}`);
}

/** Asks DNS how each of them stands. */
export async function checkRecords(dns: Dns, setup: DomainSetup): Promise<DomainRecord[]> {
  return Promise.all(recordsOf(setup).map(async (record) => ({ ...record, ...(await look(dns, record)) })));
}

type Look = Pick<DomainRecord, 'state' | 'found'>;

function look(dns: Dns, record: DomainRecord): Promise<Look> {
  switch (record.kind) {
    case 'dkim':
      return lookForTexts(
        dns,
        record.name,
        (text) => /(^|;)\s*p\s*=/.test(text),
        (found) => hasKey(found, record.value),
      );
    case 'spf':
      return lookForTexts(
        dns,
        record.name,
        (text) => /^v=spf1(\s|$)/i.test(text),
        (found) => found.length === 1,
      );
    case 'dmarc':
      return lookForPolicy(dns, record.name);
    case 'mx':
      return lookForExchange(dns, record);
    case 'reverse':
      return lookForName(dns, record.name);
  }
}

const UNKNOWN: Look = { state: 'unknown', found: [] };

async function lookForTexts(
  dns: Dns,
  name: string,
  isMeant: (text: string) => boolean,
  isRight: (found: readonly string[]) => boolean,
): Promise<Look> {
  const texts = await dns.texts(name);
  if (texts === null) return UNKNOWN;
  const found = texts.filter(isMeant);
  return { state: judge(found, isRight(found)), found };
}

function judge(found: readonly string[], isRight: boolean): RecordState {
  if (found.length === 0) return 'missing';
  return isRight ? 'well' : 'wrong';
}

/** Blanks mean nothing in a key; it may stand in several strings. */
function hasKey(found: readonly string[], value: string): boolean {
  const keyOf = (text: string) => /(?:^|;)\s*p\s*=([^;]*)/.exec(text)?.[1]?.replace(/\s+/g, '');
  return found.length === 1 && keyOf(found[0] ?? '') === keyOf(value);
}

/** A policy of the domain above holds for those below (RFC 7489, 6.6.3). */
async function lookForPolicy(dns: Dns, name: string): Promise<Look> {
  const isMeant = (text: string) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(text);
  const isRight = (found: readonly string[]) =>
    found.length === 1 && /;\s*p\s*=\s*(none|quarantine|reject)\b/i.test(found[0] ?? '');
  const own = await lookForTexts(dns, name, isMeant, isRight);
  const above = name.replace(/^_dmarc\.[^.]+\./, '');
  if (own.state !== 'missing' || !above.includes('.') || above === name) return own;
  const theirs = await lookForTexts(dns, `_dmarc.${above}`, isMeant, isRight);
  return theirs.state === 'well' ? theirs : own;
}

async function lookForExchange(dns: Dns, { name, value }: DomainRecord): Promise<Look> {
  const found = await dns.exchanges(name);
  if (found === null) return UNKNOWN;
  return { state: judge(found, found.includes(value.replace(/^\d+ /, ''))), found };
}

/** The name of an address that leads back to it: many servers take mail from no other. */
async function lookForName(dns: Dns, host: string): Promise<Look> {
  const [address] = (await dns.addresses(host)) ?? [];
  if (address === undefined) return UNKNOWN;
  const found = await dns.names(address);
  if (found === null) return UNKNOWN;
  const back = await Promise.all(found.slice(0, MOST_NAMES).map((name) => dns.addresses(name)));
  return {
    state: judge(
      found,
      back.some((addresses) => addresses?.includes(address)),
    ),
    found,
  };
}

const MOST_NAMES = 5;
