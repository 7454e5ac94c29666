// Amazon SES, by messages of SNS: signed with a certificate that Amazon hands out at an address in the message. A
// subscription is confirmed where its address is Amazon's, and nothing else is ever asked for.
import { createPublicKey, verify } from 'node:crypto';
import { type Outbound, OutboundError } from '../../../http.ts';
import { isComplaint } from '../feedback.ts';
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
  const certificateAt = async (address: string): Promise<Had> => {
    const url = amazonsOwn(address);
    if (!url?.pathname.endsWith('.pem')) return 'refused';
    const known = certificates.get(url.href);
    if (known) return { text: known };
    const had = await get(outbound, url);
    if (typeof had === 'string') return had;
    if (certificates.size >= MOST_CERTIFICATES) certificates.clear();
    certificates.set(url.href, had.text);
    return had;
  };
  return async ({ body }) => {
    const message = fieldsOf(readJson(body.toString()));
    const names = SIGNED[textOf(message.Type)];
    if (!names) return 'unreadable';
    const certificate = await certificateAt(textOf(message.SigningCertURL));
    if (certificate === 'away') return 'unproven';
    if (certificate === 'refused' || !isSigned(message, names, certificate.text)) return 'unsigned';
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

async function confirm(outbound: Fetch, message: Fields): Promise<[] | 'unsigned' | 'unproven'> {
  const url = amazonsOwn(textOf(message.SubscribeURL));
  const had = url ? await get(outbound, url) : 'refused';
  if (had === 'away') return 'unproven';
  return had === 'refused' ? 'unsigned' : [];
}

/** What Amazon answered; `away`: nothing, or that it cannot just now. SNS tells again after a 5xx, and never after a 4xx. */
type Had = { readonly text: string } | 'refused' | 'away';

async function get(outbound: Fetch, { origin, pathname, search }: URL): Promise<Had> {
  try {
    const { status, body } = await outbound.fetchProvider(origin, `${pathname}${search}`, LIMITS);
    if (status === 200) return { text: body.toString() };
    return status === 429 || status >= 500 ? 'away' : 'refused';
  } catch (error) {
    if (error instanceof OutboundError) return 'away';
    throw error;
  }
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

/** The address is on the account's own list; of a bounce it does not say whether for a bounce or a complaint before. */
const SUPPRESSED = 'OnAccountSuppressionList';

function readNotification(event: Fields) {
  const kind = textOf(event.notificationType) || textOf(event.eventType);
  const names = namesIn(event.mail);
  if (kind === 'Complaint') return readComplaint(names, fieldsOf(event.complaint));
  if (kind === 'Subscription') return hasLeft(event) ? [{ names, as: 'left' as const }] : [];
  if (kind !== 'Bounce') return [];
  const bounce = fieldsOf(event.bounce);
  if (bounce.bounceSubType === SUPPRESSED) return [{ names, as: 'dropped' as const, why: 'unsaid' as const }];
  const [first] = Array.isArray(bounce.bouncedRecipients) ? bounce.bouncedRecipients : [];
  const as = bounce.bounceType === 'Permanent' ? ('hard' as const) : ('soft' as const);
  return [{ names, as, text: textOf(fieldsOf(first).diagnosticCode).replace(/^smtp;\s*/, '') || null }];
}

function readComplaint(names: string[], { complaintSubType, complaintFeedbackType }: Fields) {
  if (complaintSubType === SUPPRESSED) return [{ names, as: 'dropped' as const, why: 'complaint' as const }];
  if (!isComplaint(textOf(complaintFeedbackType))) return [];
  return [{ names, as: 'complaint' as const, text: null }];
}

/** By the link of its subscription management: from all topics. */
function hasLeft(event: Fields): boolean {
  const chosen = fieldsOf(fieldsOf(event.subscription).newTopicPreferences);
  return chosen.unsubscribeAll === true;
}
