// Amazon SES, by messages of SNS: signed with a certificate that Amazon hands out at an address in the message. A
// subscription is confirmed where its address is Amazon's, and nothing else is ever asked for.
import { createPublicKey, verify } from 'node:crypto';
import type { Outbound } from '../../../http.ts';
import { type Fields, fieldsOf, namesIn, type ReadHook, readJson, textOf } from './hook.ts';

/** Of the service, in any region. */
const HOST = /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(\.cn)?$/;
const LIMITS = { timeout: 10_000, maxBytes: 64 * 1024 };
const MOST_CERTIFICATES = 10;

const SIGNED: Readonly<Record<string, readonly string[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};
const HASHES: Readonly<Record<string, string>> = { '1': 'sha1', '2': 'sha256' };

type Fetch = Pick<Outbound, 'fetchProvider'>;

export function createSesHook(outbound: Fetch): ReadHook {
  const certificates = new Map<string, string>();
  const certificateAt = async (address: string): Promise<string | undefined> => {
    const url = amazonsOwn(address);
    if (!url?.pathname.endsWith('.pem')) return undefined;
    const known = certificates.get(url.href);
    if (known) return known;
    const { status, body } = await outbound.fetchProvider(url.origin, url.pathname, LIMITS);
    if (status !== 200) return undefined;
    if (certificates.size >= MOST_CERTIFICATES) certificates.clear();
    certificates.set(url.href, body.toString());
    return body.toString();
  };
  return async ({ body }) => {
    const message = fieldsOf(readJson(body.toString()));
    const names = SIGNED[textOf(message.Type)];
    if (!names) return 'unreadable';
    const certificate = await certificateAt(textOf(message.SigningCertURL));
    if (certificate === undefined || !isSigned(message, names, certificate)) return 'unsigned';
    if (message.Type === 'SubscriptionConfirmation') return confirm(outbound, message);
    return message.Type === 'Notification'
      ? readNotification(fieldsOf(readJson(textOf(message.Message))))
      : [];
  };
}

function amazonsOwn(address: string): URL | undefined {
  const url = URL.parse(address);
  const isOwn = url?.protocol === 'https:' && url.port === '' && HOST.test(url.hostname);
  return isOwn ? url : undefined;
}

async function confirm(outbound: Fetch, message: Fields): Promise<[] | 'unsigned'> {
  const url = amazonsOwn(textOf(message.SubscribeURL));
  if (!url) return 'unsigned';
  await outbound.fetchProvider(url.origin, `${url.pathname}${url.search}`, LIMITS);
  return [];
}

function isSigned(message: Fields, names: readonly string[], certificate: string): boolean {
  const hash = HASHES[textOf(message.SignatureVersion)];
  if (hash === undefined) return false;
  const text = names.map((name) => (name in message ? `${name}\n${textOf(message[name])}\n` : '')).join('');
  try {
    const signature = Buffer.from(textOf(message.Signature), 'base64');
    return verify(hash, Buffer.from(text), createPublicKey(certificate), signature);
  } catch {
    // What is no certificate.
    return false;
  }
}

/** The address is on the account's own list, for a bounce or a complaint before; which, it does not say. */
const SUPPRESSED = 'OnAccountSuppressionList';

function readNotification(event: Fields) {
  const kind = textOf(event.notificationType) || textOf(event.eventType);
  const names = namesIn(event.mail);
  if (kind === 'Complaint') return [{ names, as: 'complaint' as const, text: null }];
  if (kind === 'Subscription') return hasLeft(event) ? [{ names, as: 'left' as const }] : [];
  if (kind !== 'Bounce') return [];
  const bounce = fieldsOf(event.bounce);
  if (bounce.bounceSubType === SUPPRESSED) return [{ names, as: 'dropped' as const, why: 'unsaid' as const }];
  const [first] = Array.isArray(bounce.bouncedRecipients) ? bounce.bouncedRecipients : [];
  const as = bounce.bounceType === 'Permanent' ? ('hard' as const) : ('soft' as const);
  return [{ names, as, text: textOf(fieldsOf(first).diagnosticCode).replace(/^smtp;\s*/, '') || null }];
}

/** By the link of its subscription management: from all topics. */
function hasLeft(event: Fields): boolean {
  const chosen = fieldsOf(fieldsOf(event.subscription).newTopicPreferences);
  return chosen.unsubscribeAll === true;
}
