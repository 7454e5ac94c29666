// One mail to one recipient, and what takes it away: shared by letters and by mailings to subscribers.

import type { BounceKind } from '../../contract/bounce.ts';
import type { Sentence, Told } from '../../contract/sentence.ts';
import { HOUR, MINUTE } from '../../kernel/clock.ts';
import { toldBy } from '../../kernel/said-error.ts';
import { say } from '../../sentences/index.ts';

export interface MailAddress {
  /** Empty when the person gave none. */
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** Whose outbox may show it; null for letters, which belong to no business. */
  readonly businessId: number | null;
  /** With angle brackets, as in the header. */
  readonly messageId: string;
  /** UTC milliseconds. */
  readonly date: number;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers; every value is free of line breaks. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * How handing over one mail ends. `kept`: it stays in the local outbox, nothing left this machine. `unknown`: it may have
 * been taken, so it is never sent again. `refused`: for good; `bounce` is what that says of the address, if anything. `retry` only when it certainly was not taken; `scope` tells whether the next
 * recipient would fare the same. Why is told in the server's own words, or by a sentence of ours.
 */
export type SendOutcome =
  | { readonly end: 'sent' }
  | { readonly end: 'kept' }
  | { readonly end: 'refused'; readonly reason: Told; readonly bounce: BounceKind | null }
  | {
      readonly end: 'retry';
      readonly at: number;
      readonly error: Told;
      readonly scope: 'server' | 'recipient';
      /** Some of its content had left: only the server that refused it says when it may come again. */
      readonly hasBegun?: boolean;
    }
  | { readonly end: 'unknown'; readonly error: Told };

/** One person waits for a single mail; everything else may wait for the next day. */
export type MailUse = 'single' | 'bulk';

/** Leave to hand one mail over. */
export interface Pass {
  /** From then on, UTC milliseconds. */
  readonly at: number;
  /** The mail does not leave after all. */
  giveBack(): Promise<void>;
}

/**
 * Whether a mail may leave soon; otherwise `why` it has to wait. `domain`: others may leave, as
 * only mails to the same domain wait. `warm-up`: the sender is new, and has sent what it may today. `paused`: every
 * server is.
 */
export type Admission =
  | { readonly end: 'go'; readonly pass: Pass }
  | {
      readonly end: 'wait';
      readonly at: number;
      readonly why: 'rate' | 'cap' | 'domain' | 'warm-up' | 'paused';
    };

/** Takes mail away: an SMTP server, or the local outbox. */
export interface MailTransport {
  /** Asks for leave, before the intent to send is stored; nobody has to where this is absent. */
  admit?(mail: Mail, use: MailUse): Promise<Admission>;
  /**
   * Hands one mail over, once; never repeats it by itself once its content has begun to leave.
   * @param pass what `admit` gave; without one leave for a single mail is asked for
   */
  send(mail: Mail, pass?: Pass): Promise<SendOutcome>;
}

const LOCAL_SENDER: MailAddress = { name: '', address: 'drivyn@localhost' };
const LONGEST_PAUSE = 4 * HOUR;

/** A sender that is an address alone speaks in the name given. @param configured `"Name" <address>`, or an address */
export function senderOf(configured: string | null, name: string): MailAddress {
  const from = configured === null ? LOCAL_SENDER : parseAddress(toHeader(configured));
  return { ...from, name: from.name || name };
}

/** The Message-ID of a mail from this sender. */
export function messageIdOf(name: string, from: MailAddress): string {
  return `<${name}@${from.address.split('@')[1] ?? 'localhost'}>`;
}

function parseAddress(text: string): MailAddress {
  const [, name = '', address = text] = /^(.*)<([^<>]+)>$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** An address as a header shows it. */
export function formatAddress({ name, address }: MailAddress): string {
  return name ? `"${name.replace(/["\\]/g, '\\$&')}" <${address}>` : address;
}

/** One line without control characters: a line break in a header value would begin a header of its own. */
export function toHeader(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  return value.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}

/** The longer a mail has been tried, the longer the pause, in milliseconds: about twice as long each time. */
export function pauseAfter(age: number): number {
  return Math.min(LONGEST_PAUSE, Math.max(MINUTE, age));
}

/** @param words a server's own, or already a sentence of ours */
export function saidBy(words: string | Sentence): Sentence {
  return typeof words === 'string' ? say('letters.server-said', { words }) : words;
}

/** What a transport that threw may have done. */
export function toUnknown(error: unknown): SendOutcome {
  return { end: 'unknown', error: toldBy(error) };
}
