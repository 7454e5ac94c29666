// Every call that leaves the house for a network: with what lets it in, and until its deadline.

import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { Told } from '../../contract/sentence.ts';
import type { Context } from '../../db/unit-of-work.ts';
import { type Clock, MINUTE, SECOND } from '../../kernel/clock.ts';
import { type Said, SaidError, toldBy } from '../../kernel/said-error.ts';
import { say } from '../../sentences/index.ts';
import type { CallKind, Credentials, LimitNotice } from '../channels/index.ts';
import type { CarryParts } from '../media/index.ts';
import type { Attempts } from './attempts.ts';
import type { NetworkCall, PostNetwork, PublishRequest } from './network.ts';
import type { PostRecord } from './post.ts';
import { theirWords } from './their-words.ts';

/** What publishing works with. */
export interface Publishing {
  readonly network: PostNetwork;
  readonly credentials: Credentials;
  /** What posts show. */
  readonly media: CarryParts;
  /** One for the process. */
  readonly attempts: Attempts;
  /** Whether other processes work on the same database: one of them may have a call open that we know nothing of. */
  readonly isShared: boolean;
  /** Says in the log what somebody has to look at. */
  readonly report: (error: Error) => void;
}

/** Text is taken in seconds; who waits this long for it, waits for a network that is away. */
const TEXT_DEADLINE = 2 * MINUTE;
const UPLOAD_DEADLINE = 30 * MINUTE;
/** Of a call that only reads, or takes something down. */
export const SHORT_DEADLINE = 30 * SECOND;
/** So long may a call go on once the server ends. */
const LAST_SECONDS = 5 * SECOND;

/** Whether posts of a channel carry films: their calls take minutes. */
export function isUpload(channel: ChannelType): boolean {
  return channelOf(channel).form.media === 'video';
}

/** How long a visible call may take before it is given up, milliseconds. */
export function deadlineOf(channel: ChannelType, { media }: Pick<PublishRequest, 'media'>): number {
  const isLong = isUpload(channel) || media.some(({ kind }) => kind === 'video');
  return isLong ? UPLOAD_DEADLINE : TEXT_DEADLINE;
}

/** The profile name of a connection on its network. */
export function networkProfile(connectionId: number): string {
  return `connection-${connectionId}`;
}

export type Addressed = Pick<PostRecord, 'channel' | 'network' | 'connectionId'>;

interface Until {
  /** Milliseconds, elapsed. */
  readonly deadline: number;
  /** Whether it brings a post out; anything else is `ask`. */
  readonly kind?: CallKind;
  /** Aborted when the server ends. */
  readonly signal?: AbortSignal;
  /** Aborted when nothing may be sent any more: the call is given up at once. */
  readonly cutOff?: AbortSignal;
}

/** Only a person can let us in again. */
export interface Reconnect {
  readonly end: 'reconnect';
  readonly error: Told;
}

/**
 * Makes one call with the credential of the connection.
 * @param before runs once we are let in and before the call is made, which stays away when it answers false
 * @throws GivenUpError, which tells what the call answers after its deadline; NotMadeError before it was made; else what it throws
 */
export async function callNetwork<T>(
  ctx: Context,
  { credentials }: Pick<Publishing, 'credentials'>,
  to: Addressed,
  until: Until & { readonly before?: () => Promise<boolean> },
  make: (call: NetworkCall) => Promise<T>,
): Promise<T | Reconnect> {
  const { connectionId, network, channel } = to;
  const { kind = 'ask' } = until;
  const profile = networkProfile(connectionId);
  const attempt = async (signal: AbortSignal, isAgain: boolean): Promise<T | Reconnect> => {
    const opened = await credentials.open({ connectionId, network, kind, signal }).catch((error: unknown) => {
      throw new NotMadeError(theirWords(toldBy(error)));
    });
    if (opened.end === 'reconnect') return opened;
    if (opened.end === 'blocked') throw new BlockedError(theirWords(opened.error), opened.until);
    if (until.before && !(await until.before())) throw new NotMadeError(say('content.claim-lost'));
    const told: LimitNotice[] = [];
    const { credential } = opened;
    const tell = (one: LimitNotice) => void told.push(one);
    const call = { channel, profile, network, credential, signal, tell };
    const answer = await make(call).finally(() => keepTold(credentials, connectionId, kind, told));
    if (credential && wentWell(answer)) await credentials.worked(connectionId).catch(() => {});
    if (!credential || !asksToReconnect(answer)) return answer;
    // Access may end before its time: with new tokens the call can be made again, as it was certainly not taken.
    const renewal = await credentials.refused(connectionId, credential);
    if (renewal === 'ended') return answer;
    if (renewal === 'renewed' && !isAgain) return attempt(signal, true);
    throw new NotMadeError(theirWords(answer.error));
  };
  return withDeadline(ctx.clock, until, (signal) => attempt(signal, false));
}

/** What replies said is kept whether or not the call went well; that it cannot be kept is no reason to lose the answer. */
async function keepTold(
  credentials: Credentials,
  connectionId: number,
  kind: CallKind,
  told: readonly LimitNotice[],
): Promise<void> {
  if (told.length > 0) await credentials.note(connectionId, kind, told).catch(() => {});
}

/** The network did what it was asked, or said why it does not: what lets us in is good. */
function wentWell(answer: unknown): boolean {
  const end = typeof answer === 'object' && answer !== null && 'end' in answer ? answer.end : null;
  return !['retry', 'unknown', 'reconnect'].includes(String(end));
}

function asksToReconnect(answer: unknown): answer is Reconnect {
  return typeof answer === 'object' && answer !== null && 'end' in answer && answer.end === 'reconnect';
}

/** The call was certainly not made, or not taken. */
export class NotMadeError extends SaidError {}

/** The network takes no such call for this connection before a moment, UTC milliseconds. */
export class BlockedError extends NotMadeError {
  readonly until: number;

  constructor(sentence: Said, until: number) {
    super(sentence);
    this.until = until;
  }
}

/** The call took too long; `answer` is what it says nevertheless, later or never. */
export class GivenUpError extends SaidError {
  readonly answer: Promise<unknown>;

  constructor(answer: Promise<unknown>) {
    super(say('networks.late'));
    this.answer = answer;
  }
}

/** Ends with `work`, or without it once its time is over. */
async function withDeadline<T>(
  clock: Clock,
  { deadline, signal: ending, cutOff }: Until,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const given = new AbortController();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const answer = work(given.signal);
  const giveUp = () => {
    reject(new GivenUpError(answer));
    given.abort();
  };
  const off = [clock.alarm(deadline, giveUp)];
  const hurry = () => void off.push(clock.alarm(LAST_SECONDS, giveUp));
  ending?.addEventListener('abort', hurry, { once: true });
  if (ending?.aborted) hurry();
  cutOff?.addEventListener('abort', giveUp, { once: true });
  if (cutOff?.aborted) giveUp();
  try {
    return await Promise.race([answer, over]);
  } finally {
    for (const turnOff of off) turnOff();
    ending?.removeEventListener('abort', hurry);
    cutOff?.removeEventListener('abort', giveUp);
  }
}
