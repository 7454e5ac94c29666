// Mailgun: one event a message, signed with HMAC-SHA256 of its time and a token under the account's signing key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DropReason } from '../../../../contract/bounce.ts';
import { HOUR, MINUTE, SECOND } from '../../../../kernel/clock.ts';
import { judgeReport, readCodes } from '../../../mail-codes.ts';
import { type Fields, fieldsOf, namesIn, type ReadHook, readJson, textOf } from './hook.ts';

/** Mailgun sends again for eight hours what was not taken, and does not say that it signs anew. What comes twice counts once. */
const LATEST = 9 * HOUR;
/** Clocks differ. */
const AHEAD = 15 * MINUTE;

/** Why it did not even try: to whom it gives nothing any more, since a mail before. */
const DROPPED: Readonly<Record<string, DropReason>> = {
  'suppress-complaint': 'complaint',
  'suppress-unsubscribe': 'left',
};

/** @param key absent where signatures are not to be checked: then the address alone is the secret */
export function createMailgunHook(key: string | undefined): ReadHook {
  return async ({ body, now }) => {
    const message = fieldsOf(readJson(body.toString()));
    const event = fieldsOf(message['event-data']);
    if (key !== undefined && !isSigned(fieldsOf(message.signature), key, now)) return 'unsigned';
    if (!('event' in event)) return 'unreadable';
    const names = namesIn(event);
    if (event.event === 'complained') return [{ names, as: 'complaint', text: null }];
    // By the link that it had put into the mail.
    if (event.event === 'unsubscribed') return [{ names, as: 'left' }];
    // What is temporary is tried again by the service itself.
    if (event.event !== 'failed' || event.severity === 'temporary') return [];
    const why = textOf(event.reason);
    if (Object.hasOwn(DROPPED, why)) return [{ names, as: 'dropped', why: DROPPED[why] ?? 'unsaid' }];
    return [{ names, ...judge(fieldsOf(event['delivery-status']), why) }];
  };
}

/** It tried for hours, or the mailbox's provider turned its servers away: the address is not to blame. */
const NOT_THE_ADDRESS: ReadonlySet<string> = new Set(['old', 'espblock']);

function judge(status: Fields, why: string) {
  const said = readCodes(
    `${textOf(status.code)} ${textOf(status['enhanced-code'])} ${textOf(status.message)}`,
  );
  // It gave up an address that it knows from before, without asking again.
  const isUnasked = said.reply === null && said.status === null;
  const judged = isUnasked ? ('hard' as const) : judgeReport({ status: null, said });
  const as = NOT_THE_ADDRESS.has(why) ? ('soft' as const) : judged;
  return { as, text: textOf(status.message) || textOf(status.description) || null };
}

function isSigned(signature: Fields, key: string, now: number): boolean {
  const timestamp = textOf(signature.timestamp);
  const age = /^\d{1,12}$/.test(timestamp) ? now - Number(timestamp) * SECOND : Number.NaN;
  if (!(age <= LATEST && age >= -AHEAD)) return false;
  const expected = createHmac('sha256', key)
    .update(`${timestamp}${textOf(signature.token)}`)
    .digest();
  const given = Buffer.from(textOf(signature.signature), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
