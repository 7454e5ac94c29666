// One mail to one person, handed over at most once: the intent is stored together with everything that must hold for it,
// then the mail leaves, then its end is stored. Mailings, automations and single mails all go this way.
import type { BounceKind } from '../../contract/bounce.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Context } from '../../db/unit-of-work.ts';
import { boundedWait, DAY, HOUR, MINUTE, SECOND } from '../../kernel/clock.ts';
import type { Ids } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import {
  type Admission,
  type Mail,
  type MailTransport,
  pauseAfter,
  type SendOutcome,
  saidBy,
  toUnknown,
} from '../letters/index.ts';
import type { Claim, Delivery } from './delivery.repo.ts';
import { createLedger, type Entry, type Ledger } from './ledger.ts';

/** Mail servers are asked to keep trying for days (RFC 5321, 4.5.4.1); news older than this is no news. */
const GIVE_UP = 3 * DAY;
const LONGEST_PAUSE = 4 * HOUR;
const NAME_BYTES = 16;
/** A mailing waits so long where it is for its next mail to have room; for longer it is put off. */
const PATIENCE = 10 * SECOND;

/**
 * What became of a mail. `skipped`: the recipient may not be written to any more, or not so soon. `early`: not before the
 * moment that stands in the delivery. `held`: sending is switched off.
 * `taken`: another worker has it, or it has ended. `later`: it certainly was not taken, and waits for `at` (UTC
 * milliseconds); `scope` tells whether the next mail would fare the same, and `hold` what limit of ours keeps it back.
 */
export type Delivered =
  | { readonly end: 'sent' | 'kept' | Exclude<Claim, 'claimed'> }
  | { readonly end: 'unknown'; readonly error: Sentence }
  | { readonly end: 'refused'; readonly error: Sentence; readonly bounce: BounceKind | null }
  | {
      readonly end: 'later';
      readonly at: number;
      readonly error: Sentence;
      readonly scope: 'server' | 'recipient';
      readonly hold?: Hold;
    };

/** What keeps a mail back before any server was asked. */
export type Hold = Extract<Admission, { end: 'wait' }>['why'];

/** The name of a mail, unguessable and of small letters alone: mailboxes on the way may not keep capitals. */
export function createMessageName(ids: Ids): string {
  return Buffer.from(ids.token(NAME_BYTES), 'base64url').toString('hex');
}

/**
 * Sends the mail of a pending delivery. May be called at any time and any number of times: only one call sends it.
 * @param mail carries the delivery's name in its Message-ID
 */
export async function sendDelivery(
  ctx: Context,
  parts: { readonly transport: MailTransport },
  delivery: Delivery,
  mail: Mail,
): Promise<Delivered> {
  const { end, isStored } = await handOver(ctx, parts, delivery, {
    mail,
    ledger: createLedger(ctx, delivery),
  });
  await isStored;
  return end;
}

export interface HandedOver {
  readonly end: Delivered;
  /** Resolves once the end is stored. Whoever sends many lets the intent of the next be stored along. */
  readonly isStored: Promise<void>;
}

/** How a mail that many are sent beside goes its way. */
export interface Handing {
  readonly mail: Mail;
  /** Shared by mails that are sent side by side. */
  readonly ledger: Ledger;
  /** Ends waiting for room at the mail servers, for whoever waits for it himself. */
  readonly signal?: AbortSignal;
}

/** The same, without waiting for its end to be stored. */
export async function handOver(
  ctx: Context,
  { transport }: { readonly transport: MailTransport },
  delivery: Delivery,
  { mail, ledger, signal }: Handing,
): Promise<HandedOver> {
  const admission = await admit(ctx, transport, { mail, delivery, signal });
  if (admission?.end === 'wait') {
    const { at, why: hold } = admission;
    const error = say('email.mail-held', { why: hold });
    const scope = hold === 'domain' ? 'recipient' : 'server';
    return { end: { end: 'later', at, error, scope, hold }, isStored: Promise.resolve() };
  }
  const claim = await ledger.claim(delivery.id);
  if (claim !== 'claimed') {
    await admission?.pass.giveBack();
    return { end: { end: claim }, isStored: Promise.resolve() };
  }
  const outcome = await transport.send(mail, admission?.pass).catch(toUnknown);
  const end = judge(delivery, outcome, ctx.clock.now());
  const isStored = ledger.end(delivery.id, toEntry(end));
  // Whoever waits for it hears of it; until somebody does, it is nobody's failure.
  isStored.catch(() => {});
  return { end, isStored };
}

/** Asks for leave, and waits until it begins: nothing is stored before, so nothing is in doubt if that is interrupted. */
async function admit(
  { clock }: Context,
  transport: MailTransport,
  { mail, delivery, signal }: { mail: Mail; delivery: Delivery; signal?: AbortSignal | undefined },
): Promise<Admission | undefined> {
  for (;;) {
    const asked = clock.now();
    const admission = await transport.admit?.(mail, delivery.kind === 'single' ? 'single' : 'bulk');
    if (!admission) return undefined;
    // By a clock that was set back meanwhile it would wait for as long as that.
    if (admission.end === 'wait' && clock.now() < asked) continue;
    const isSoon = admission.end === 'go' || (signal && admission.why === 'rate');
    const at = admission.end === 'go' ? admission.pass.at : admission.at;
    // Leave is given for a moment that is near: what lies far ahead now is near by a clock that was set back since.
    const left = admission.end === 'go' ? boundedWait(at, clock.now(), PATIENCE) : at - clock.now();
    if (!isSoon || left > PATIENCE) return admission;
    if (left > 0) await clock.sleep(left, signal);
    if (admission.end === 'go' && !signal?.aborted) return admission;
    if (signal?.aborted) return giveUp(admission, clock.now());
  }
}

async function giveUp(admission: Admission, at: number): Promise<Admission> {
  if (admission.end === 'go') await admission.pass.giveBack();
  return { end: 'wait', at, why: 'rate' };
}

/** What became of a mail that was handed over. */
type Ended =
  | { readonly end: 'sent' | 'kept' }
  | { readonly end: 'refused'; readonly error: Sentence; readonly bounce: BounceKind | null }
  | { readonly end: 'unknown'; readonly error: Sentence }
  | Extract<Delivered, { readonly end: 'later' }>;

function judge(delivery: Delivery, outcome: SendOutcome, now: number): Ended {
  switch (outcome.end) {
    case 'refused':
      return { end: 'refused', error: saidBy(outcome.reason), bounce: outcome.bounce };
    case 'retry':
      return judgeRetry(delivery, outcome, now);
    case 'unknown':
      return { end: 'unknown', error: saidBy(outcome.error) };
    default:
      return outcome;
  }
}

/** A server that is away or misconfigured says nothing about this recipient: those mails wait for as long as it takes. */
function judgeRetry(
  delivery: Delivery,
  { at, error: why, scope }: Extract<SendOutcome, { end: 'retry' }>,
  now: number,
): Ended {
  const error = saidBy(why);
  const age = now - (delivery.firstAttemptAt ?? now);
  if (scope === 'server') return { end: 'later', at: Math.max(at, now + pauseAfter(age)), error, scope };
  if (age >= GIVE_UP) return { end: 'refused', error: say('email.given-up', { error }), bounce: 'soft' };
  const pause = Math.min(LONGEST_PAUSE, MINUTE * 2 ** delivery.attempts);
  return { end: 'later', at: Math.max(at, now + pause), error, scope };
}

function toEntry(end: Ended): Entry {
  if (end.end === 'later') return { status: 'pending', error: end.error, retryAt: end.at };
  return {
    status: end.end,
    error: 'error' in end ? end.error : null,
    bounce: end.end === 'refused' ? end.bounce : null,
  };
}
