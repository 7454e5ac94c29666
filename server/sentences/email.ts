// Sentences about mailings.
import type { DropReason } from '../contract/bounce.ts';
import { CAMPAIGN_SEGMENT_NAMES, type CampaignSegment } from '../contract/constants/email.ts';
import { type Harm, HEALTH } from '../contract/mailing-health.ts';
import type { TestBy, Variant } from '../contract/mailing-test.ts';
import type { DomainRecordKind } from '../contract/sender-domain.ts';
import { defineSentences, type Sentence, type Told, type Words } from '../contract/sentence.ts';
import { formatMoment } from './moment.ts';

/** How many did what was hoped for, of how many who got it. */
type Figures = readonly [did: number, of: number];
interface Tried {
  readonly by: TestBy;
  readonly a: Figures;
  readonly b: Figures;
}

function tried({ by, a, b }: Tried): string {
  const did = by === 'opens' ? 'opened' : 'clicked';
  return `${a[0]} of ${a[1]} ${did} A, ${b[0]} of ${b[1]} ${did} B.`;
}

const RECORDS: Readonly<Record<DomainRecordKind, string>> = {
  dkim: 'DKIM',
  spf: 'SPF',
  dmarc: 'DMARC',
  mx: 'MX',
  reverse: 'reverse DNS',
};

interface HarmDone {
  readonly harm: Harm;
  readonly count: number;
  readonly mails: number;
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))} %`;

const stoppedAt = (harm: Harm) =>
  percent(harm === 'bounces' ? HEALTH.bouncesStopped : HEALTH.complaintsStopped);

function describeHarm({ harm, count, mails }: HarmDone): string {
  const share = `of ${mails} mails (${percent(count / mails)})`;
  if (harm === 'bounces') return `${count} ${share} went to addresses that are not there.`;
  return `${count === 1 ? 'One person' : `${count} people`} ${share} called it spam.`;
}

/** Before a person lets it go on. */
const TO_DO: Readonly<Record<Harm, string>> = {
  bounces:
    'Too many addresses are not there, and mailbox providers take that for spam. See under Recipients who was refused, remove people who never confirmed their address, then resume it, or cancel it.',
  complaints:
    'Too many people called it spam, and mailbox providers soon hold back everything you send. Send only to people who asked for it, say in the mail why they get it, then resume it, or cancel it.',
};
const BEFORE_THE_NEXT: Readonly<Record<Harm, string>> = {
  bounces: 'Before the next mailing, remove people who never confirmed their address.',
  complaints: 'Send the next one only to people who asked for it, and say in it why they get it.',
};

const DROPPED: Readonly<Record<DropReason, string>> = {
  complaint: 'The mail service did not deliver it: its reader had called an earlier mail spam.',
  left: 'The mail service did not deliver it: its reader had left by a link of the service.',
  unsaid: 'The mail service did not deliver it: since an earlier mail it takes none for this address.',
};

const TO_DO_OF_AUTOMATION: Readonly<Record<Harm, string>> = {
  bounces:
    'Too many of its addresses are not there, and mailbox providers take that for spam. Look where they come from (a form without a confirming mail, a shop), mend that, then switch it on again.',
  complaints:
    'Too many people called its mails spam, and mailbox providers soon hold back everything you send. Say in them why people get them, send fewer, then switch it on again.',
};

const HELD = {
  rate: 'The mail servers are given no more mails than their rate allows.',
  cap: 'The mail servers have taken as many mails as they may today.',
  domain: 'Its domain is given no more mails than its rate allows.',
  'warm-up': 'What the plan of the warm-up allows has left for today.',
  paused: 'Every mail server is paused.',
} as const;

/** Why a mail did not leave, or not yet. */
const PUT_OFF = {
  pause: 'They have paused mails.',
  frequency: 'They have chosen fewer mails, and had one not long ago.',
  cap: 'They have had as many mails as the frequency cap allows.',
  quiet: 'It waits for the end of their quiet hours.',
} as const;

export const EMAIL = defineSentences({
  'email.not-connected': 'Email Marketing is not connected. Connect it first.',
  'email.sending-off':
    'Sending is switched off, so nothing can leave now. Switch it on first, save a draft, or give it a time.',
  'email.no-own-address': 'Your account has no email address yet. Add it under Profile first.',
  'email.hook-unsigned': 'This message is not signed as the service signs.',
  'email.hook-unproven': 'What proves this message cannot be asked for just now. Send it again.',
  'email.hook-unreadable': 'This is not what the service sends.',
  'email.test-unmeasured':
    'Opens and clicks are not measured, so nothing could tell which version is the better one. Switch measuring on first.',
  'email.test-won': ({ winner, chance, ...figures }: Tried & { winner: Variant; chance: number }) =>
    `${tried(figures)} ${winner} is the better one by a chance of ${Math.floor(chance * 100)} %, so it is the one for everybody else.`,
  'email.test-tie': (figures: Tried) =>
    `${tried(figures)} That does not tell which is the better one, so A is the one for everybody else.`,
  'email.version-chosen': ({ version, name }: { version: Variant; name: string }) =>
    `Chose version ${version} of the mailing “${name}”`,
  'email.test-not-sent': ({ reason }: { reason: string }) => `The test was not sent. ${reason}`,
  'email.delayed': ({ mails, error }: { mails: number; error: string | Sentence }, words: Words) =>
    `${mails === 1 ? 'One mail waits' : `${mails} mails wait`} for the mail server and will be tried again. (${typeof error === 'string' ? error : words(error)})`,
  'email.capped': ({ mails, until }: { mails: number; until: number }) =>
    `The mail servers have taken as many mails as they may today. ${mails === 1 ? 'One mail goes' : `${mails} mails go`} on after ${formatMoment(until)}.`,
  'email.warming-up': ({ mails, until }: { mails: number; until: number }) =>
    `What the plan of the warm-up allows has left for today. ${mails === 1 ? 'One mail goes' : `${mails} mails go`} on after ${formatMoment(until)}.`,
  'email.servers-paused': ({ mails }: { mails: number }) =>
    `Every mail server is paused. ${mails === 1 ? 'One mail waits' : `${mails} mails wait`} until one is used again.`,
  'email.put-off': ({ why }: { why: keyof typeof PUT_OFF }) => PUT_OFF[why],
  'email.mail-suppressed': 'The address is suppressed.',
  'email.mail-dropped': ({ why }: { why: DropReason }) => DROPPED[why],
  'email.mail-gone': 'They do not get mail any more.',
  'email.no-server': 'Not sent: no mail server is set.',
  'email.given-up': ({ error }: { error: Sentence }, words: Words) =>
    `Given up after three days. ${words(error)}`,
  'email.interrupted': 'Drivyn was interrupted while this mail was on its way; it may have arrived.',
  'email.cancelled-mail': 'The mailing was cancelled before this mail left.',
  'email.mail-held': ({ why }: { why: keyof typeof HELD }) => HELD[why],
  'email.server-sealed': 'Its password cannot be read with the key of this server. Enter it again.',
  'email.called-spam': 'Its reader called it spam.',
  'email.mailbox-unread': ({ reason }: { reason: Told }, words: Words) =>
    `It could not be read: ${typeof reason === 'string' ? reason : words(reason)}`,
  'email.server-password':
    'must be entered again for another host, so that nobody sends it somewhere else by changing the host',
  'email.server-near':
    'must be a server of the internet: addresses of this machine and its network are for the operator alone',
  'email.server-most': ({ most }: { most: number }) =>
    `There are ${most} mail servers already. Remove one first.`,
  'email.server-nameless':
    'Mails have no sender yet. The operator of this server sets DRIVYN_MAIL_FROM first, such as Shop <hello@example.com>.',
  'email.nobody-subscribed':
    'Nobody has subscribed yet, so there is nobody to send this to. Add a subscriber, then publish it.',
  'email.nobody-in-segment': ({ segment }: { segment: Exclude<CampaignSegment, 'all'> }) =>
    `Nobody is in the segment ${CAMPAIGN_SEGMENT_NAMES[segment]} now, so there is nobody to send this to. Choose another segment, then publish it.`,
  'email.merge-broken': ({ tag }: { tag: string }) =>
    `${tag} is no merge field. Write {{name}}, {{name|there}}, or {{#name}} with {{/name}} after what depends on it.`,
  'email.merge-torn':
    'A section of {{#...}} or {{^...}} begins in one paragraph, item or column and ends in another. Put both signs on lines of their own, or both into the same one.',
  'email.merge-unknown': ({ field, known }: { field: string; known: readonly string[] }) =>
    `{{${field}}} is not known. There are ${known.map((one) => `{{${one}}}`).join(', ')}.`,
  'email.nobody-known': ({ email }: { email: string }) => `${email} is none of your subscribers.`,
  'email.not-on-its-way': 'Only a mailing that is on its way can be paused or cancelled.',
  'email.cancelled': ({ mails, left }: { mails: number; left: number }) =>
    `Cancelled after ${mails === 1 ? 'one mail' : `${mails} mails`}; ${left === 1 ? 'one was' : `${left} were`} not sent.`,
  'email.cancelled-before': 'Cancelled before any mail had left.',
  'email.stopped': ({ harm }: { harm: Harm }) => `It was stopped. ${TO_DO[harm]}`,
  'email.harmed': ({ harm }: { harm: Harm }) =>
    harm === 'bounces'
      ? 'Too many addresses of a mailing were not there.'
      : 'Too many people complained about a mailing.',
  'email.stopped-title': ({ name }: { name: string }) => `The mailing "${name}" was stopped`,
  'email.stopped-why': (told: HarmDone) => `${describeHarm(told)} ${TO_DO[told.harm]}`,
  'email.warned-title': ({ harm, name }: { harm: Harm; name: string }) =>
    harm === 'bounces' ? `Many mails of "${name}" came back` : `People complain about "${name}"`,
  'email.warned': (told: HarmDone) =>
    `${describeHarm(told)} At ${stoppedAt(told.harm)} a mailing is stopped. ${BEFORE_THE_NEXT[told.harm]}`,
  'email.automation-stopped': ({ harm }: { harm: Harm }) =>
    `It was switched off. ${TO_DO_OF_AUTOMATION[harm]}`,
  'email.automation-stopped-title': ({ name }: { name: string }) =>
    `The automation "${name}" was switched off`,
  'email.automation-stopped-why': (told: HarmDone) =>
    `In thirty days ${describeHarm(told)} ${TO_DO_OF_AUTOMATION[told.harm]}`,
  'email.automation-warned': (told: HarmDone) =>
    `In thirty days ${describeHarm(told)} At ${stoppedAt(told.harm)} an automation is switched off.`,
  'email.domain-lost-title': ({ domain }: { domain: string }) => `${domain} is not set up as it was`,
  'email.domain-lost': ({ records }: { records: readonly DomainRecordKind[] }) =>
    `In DNS ${records.length === 1 ? 'a record is' : 'records are'} missing or changed that stood there: ${records.map((kind) => RECORDS[kind]).join(', ')}. Until that is mended, many mails end in spam. The page Sending says what has to stand there.`,
  'email.not-sent-yet': 'Only a mailing that was sent can be sent again.',
  'email.all-reached': 'Everybody it went to was reached, or cannot be: there is nobody to send it to again.',
  'email.opens-unknown': 'Nobody measured who opened this mailing, so nobody knows who did not.',
  'email.nobody-in-own-segment':
    'Nobody is in its segment now, or the segment is deleted, so there is nobody to send this to. Choose another segment, then publish it.',
  'email.no-segment': 'is no segment of yours',
  'email.field-missing': ({ field }: { field: string }) =>
    `{{${field}}} has no value. Send one in data, or say in the template what stands there without: {{${field}|...}}.`,
  'email.local-needs-time': 'needs a time: what leaves now leaves to all at once.',
  'email.sender-known': ({ email }: { email: string }) => `${email} has agreed already.`,
  'email.sender-asked': ({ email }: { email: string }) =>
    `${email} was asked three times within a day. Look into its mailbox, spam included, or ask again tomorrow.`,
  'email.sender-unverified': ({ email }: { email: string }) =>
    `Nobody who reads ${email} has agreed yet: follow the link in the mail that it got.`,
  'email.sender-unasked':
    'can only be asked by a mail server of this installation, and it has none. Ask its admin to set one.',
  'email.senders-full': ({ most }: { most: number }) => `has ${most} others already, which is the most.`,
  'email.no-template': ({ name }: { name: string }) => `There is no template ${name}.`,
  'email.key-taken':
    'This idempotency key belongs to another mail: nothing was sent. Use a key of its own for each.',
  'email.keys-differ': 'The idempotency key in the header and the one in the body are not the same.',
  'email.suppressed': ({ email }: { email: string }) =>
    `${email} is suppressed: mail to it came back, or its owner complained. Nothing was sent.`,
  'email.none-taken': 'The mail server took none of the mails.',
  'email.answers-lost': ({ mails }: { mails: number }) =>
    `For ${mails} of the mails the mail server's answer was lost. They may have arrived and are not sent again.`,
});
