// Postmark: one message a bounce, a complaint, or a change of who may be written to. It signs nothing; the address is the secret.
import type { Return } from '../../../../contract/bounce.ts';
import { type Fields, fieldsOf, namesIn, type ReadHook, readJson, textOf } from './hook.ts';

/** By its types of bounces; what is not here is none, such as an answer by itself. */
const KINDS: Readonly<Record<string, Return>> = {
  HardBounce: 'hard',
  BadEmailAddress: 'hard',
  SpamComplaint: 'complaint',
  SoftBounce: 'soft',
  Transient: 'soft',
  Blocked: 'soft',
  DnsError: 'soft',
  SpamNotification: 'soft',
};

/** It took the mail by SMTP for an address that bounced, complained or left before, and dropped it; which of these, it does not say. */
const SUPPRESSED = 'SMTPApiError';

/** Somebody answered the mail with a wish to get no more. */
const ASKS_OUT = 'Unsubscribe';

export const readPostmark: ReadHook = async ({ body }) => {
  const message = fieldsOf(readJson(body.toString()));
  const record = textOf(message.RecordType) || 'Bounce';
  if (!('Type' in message) && !('RecordType' in message)) return 'unreadable';
  if (record === 'SubscriptionChange')
    return hasLeft(message) ? [{ names: namesIn(message), as: 'left' }] : [];
  if (record !== 'Bounce' && record !== 'SpamComplaint') return [];
  if (message.Type === ASKS_OUT) return [{ names: namesIn(message), as: 'left' }];
  if (message.Type === SUPPRESSED) return [{ names: namesIn(message), as: 'dropped', why: 'unsaid' }];
  const as = KINDS[textOf(message.Type)] ?? (record === 'SpamComplaint' ? 'complaint' : undefined);
  if (as === undefined) return [];
  return [
    { names: namesIn(message), as, text: textOf(message.Details) || textOf(message.Description) || null },
  ];
};

/** Its recipient left by a link in the mail; bounces and complaints change the same, and are told apart from it. */
function hasLeft({ Origin, SuppressSending, SuppressionReason }: Fields): boolean {
  return Origin === 'Recipient' && SuppressSending === true && SuppressionReason === 'ManualSuppression';
}
