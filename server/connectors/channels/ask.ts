// One request of a connector to its network, and what became of it. Two kinds: what may be repeated (uploads, questions),
// and the one call that makes a post visible.
import type { Told } from '../../contract/sentence.ts';
import { MINUTE, SECOND } from '../../kernel/clock.ts';
import { toldBy } from '../../kernel/said-error.ts';
import { say } from '../../sentences/index.ts';
import type { Body } from '../body.ts';
import type { Outbound, OutboundAnswer, OutboundRequest } from '../http.ts';
import { OutboundError } from '../outbound-error.ts';
import { readWait } from '../retry-after.ts';
import type { Call, PublishOutcome } from './connector.ts';

export interface Reply {
  readonly status: number;
  readonly headers: OutboundAnswer['headers'];
  /** What the body is as JSON; undefined when it is none. */
  readonly json: unknown;
  readonly text: string;
}

export interface Asked {
  readonly method?: OutboundRequest['method'];
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as it is; its type stands in `headers`. */
  readonly body?: Body;
  /** Milliseconds for everything; 30 seconds unless told. */
  readonly timeout?: number;
}

/** Networks answer in seconds; a film takes as long as its bytes do. */
const USUAL = 30 * SECOND;

/** What a request is made with. */
interface Way extends Partial<Pick<Call, 'clock' | 'tell'>> {
  readonly outbound: Outbound;
  readonly signal: AbortSignal;
}

/** Asks a vendor below one of its origins. @throws OutboundError */
export async function ask(way: Way, origin: string, path: string, asked: Asked = {}): Promise<Reply> {
  return toReply(way, await way.outbound.fetchProvider(origin, path, toRequest(way, asked)));
}

/**
 * Asks at an address that a vendor handed out, or a server that a person named: wherever that is, but never inside.
 * @throws OutboundError
 */
export async function askAt(way: Way, address: string, asked: Asked = {}): Promise<Reply> {
  return toReply(way, await way.outbound.callHandedOut(address, toRequest(way, asked)));
}

function toRequest({ signal }: Way, { method, headers, json, form, body, timeout = USUAL }: Asked) {
  const sent =
    json !== undefined
      ? { type: 'application/json; charset=utf-8', body: JSON.stringify(json) }
      : form && { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() };
  return {
    method: method ?? (sent || body ? 'POST' : 'GET'),
    headers: { Accept: 'application/json', ...(sent && { 'Content-Type': sent.type }), ...headers },
    ...((sent ?? body) && { body: sent?.body ?? body }),
    ...{ timeout, signal },
  } as OutboundRequest;
}

function toReply(way: Way, { status, headers, body }: OutboundAnswer): Reply {
  if (status === 429) heedWait(way, headers);
  const text = body.toString('utf8');
  return { status, headers, text, json: readJson(text) };
}

/** Whoever answers "too many" and names a time is heeded, be it the network, or what stands in front of it. */
function heedWait({ clock, tell }: Way, headers: Reply['headers']): void {
  if (!clock || !tell) return;
  const wait = readWait(headers['retry-after'], clock.now());
  if (wait)
    tell({ of: 'account', counted: 'retry-after', alike: true, blockedUntil: Math.ceil(clock.now() + wait) });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Ends what is being staged: nothing is visible yet, so every outcome but `unknown` may be meant. */
export class StagingEnded extends Error {
  readonly outcome: PublishOutcome;

  constructor(outcome: PublishOutcome) {
    super(`staging ended: ${outcome.end}`);
    this.outcome = outcome;
  }
}

/** Asked to come again, or led elsewhere; 308 is said amid uploads that go on. */
const NOT_NOW = [408, 425];
const isElsewhere = (status: number) => status >= 300 && status < 400 && status !== 308;

/**
 * Whether a refusal is not the network's own: it is away, or something between us and it has answered with a page. It says
 * nothing of the post or of the sign-in.
 */
export function isAway({ status, json }: Pick<Reply, 'status' | 'json'>): boolean {
  return status >= 500 || NOT_NOW.includes(status) || isElsewhere(status) || (status >= 400 && !isOwn(json));
}

function isOwn(json: unknown): boolean {
  return typeof json === 'object' && json !== null;
}

/** Whether the network has done what it was asked: it says so in words of its own, or in none. A page is somebody else's. */
export function isDone({ status, json, text }: Pick<Reply, 'status' | 'json' | 'text'>): boolean {
  return status >= 200 && status < 300 && (text === '' || isOwn(json));
}

/** Whether the network itself says that there is no such thing. */
export function isNowhere(reply: Pick<Reply, 'status' | 'json'>): boolean {
  return (reply.status === 404 || reply.status === 410) && !isAway(reply);
}

/** A network that is away for a moment is asked again after this. */
const TRY_AGAIN = MINUTE;

/** Does what may be repeated, and whatever follows from it. Silence is no more than a reason to try again. */
export async function stage(
  call: Pick<Call, 'clock'>,
  work: () => Promise<PublishOutcome>,
): Promise<PublishOutcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StagingEnded) return error.outcome;
    if (error instanceof OutboundError) return later(call, toldBy(error));
    throw error;
  }
}

/** The network has certainly not taken it, and says nothing of when. */
export function later(
  { clock }: Pick<Call, 'clock'>,
  error: Told,
): Extract<PublishOutcome, { readonly end: 'retry' }> {
  return { end: 'retry', at: clock.now() + TRY_AGAIN, error };
}

/**
 * Makes the one call that makes a post visible. What is lost on the way, what fails on the other side (5xx), and what
 * something on the way answers instead of it, may have taken effect: `read` sees only replies that say what became of it.
 */
export async function makeVisible(
  call: Pick<Call, 'clock'>,
  send: () => Promise<Reply>,
  read: (reply: Reply) => PublishOutcome | Promise<PublishOutcome>,
): Promise<PublishOutcome> {
  let reply: Reply;
  try {
    reply = await send();
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return error.isSent ? { end: 'unknown', error: toldBy(error) } : later(call, toldBy(error));
  }
  const { status } = reply;
  if (status < 500 && !NOT_NOW.includes(status) && !isElsewhere(status)) return read(reply);
  return { end: 'unknown', error: say('networks.answered', { status: reply.status }) };
}
