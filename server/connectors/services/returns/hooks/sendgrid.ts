// SendGrid: many events a message; where that is switched on there, signed with ECDSA over its time and its body.
import { createPublicKey, verify } from 'node:crypto';
import type { Dropped, ReturnReport } from '../../../../contract/bounce.ts';
import { judgeReport, readCodes } from '../../../mail-codes.ts';
import {
  type Fields,
  fieldsOf,
  type HookMessage,
  MOST_EVENTS,
  namesIn,
  type ReadHook,
  readJson,
  textOf,
} from './hook.ts';

/** Why it did not even try to deliver a mail, in its own words: what it knows of the address from mails before. */
const DROPPED: Readonly<Record<string, { as: 'hard' } | Dropped>> = {
  'Bounced Address': { as: 'hard' },
  Invalid: { as: 'hard' },
  'Spam Reporting Address': { as: 'dropped', why: 'complaint' },
  'Unsubscribed Address': { as: 'dropped', why: 'left' },
};

/** Somebody left by the link that it had put into a mail: all mails of the account, or a group of them. */
const LEFT: ReadonlySet<string> = new Set(['unsubscribe', 'group_unsubscribe']);

/** @param key of the service, base64; absent where signatures are not to be checked */
export function createSendgridHook(key: string | undefined): ReadHook {
  return async (message) => {
    if (key !== undefined && !isSigned(message, key)) return 'unsigned';
    const events = readJson(message.body.toString());
    if (!Array.isArray(events) || events.length > MOST_EVENTS) return 'unreadable';
    return events.map(fieldsOf).flatMap((event): ReturnReport[] => {
      const names = namesIn(event);
      if (event.event === 'spamreport') return [{ names, as: 'complaint', text: null }];
      if (LEFT.has(textOf(event.event))) return [{ names, as: 'left' }];
      const text = textOf(event.reason) || null;
      if (event.event === 'bounce') return [{ names, as: judge(event), text }];
      const dropped = asDropped(event);
      if (dropped === undefined) return [];
      return [dropped.as === 'hard' ? { names, as: 'hard', text } : { names, ...dropped }];
    });
  };
}

function asDropped({ event, reason }: Fields): { as: 'hard' } | Dropped | undefined {
  const why = textOf(reason);
  return event === 'dropped' && Object.hasOwn(DROPPED, why) ? DROPPED[why] : undefined;
}

function judge(event: Fields) {
  if (event.type === 'blocked') return 'soft';
  const status = textOf(event.status) || '5.0.0';
  return judgeReport({ status, said: readCodes(textOf(event.reason)) });
}

function isSigned({ body, header }: HookMessage, key: string): boolean {
  const time = header('X-Twilio-Email-Event-Webhook-Timestamp');
  const signature = Buffer.from(header('X-Twilio-Email-Event-Webhook-Signature'), 'base64');
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', Buffer.concat([Buffer.from(time), body]), publicKey, signature);
  } catch {
    // What is no signature at all.
    return false;
  }
}
