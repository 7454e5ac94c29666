// Sending one letter, at most once: the intent is stored before the mail server is called. What was interrupted or
// left without an answer may have arrived, and a second reset link or digest would only confuse, so it is not repeated:
// whoever still needs the letter asks for another.
import type { LetterProps, LetterTemplate } from '../../contract/letters.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { say } from '../../sentences/index.ts';
import {
  claimLetter,
  endInterruptedLetter,
  findLetter,
  finishLetter,
  type Letter,
  listUnsentLetters,
  releaseLetter,
} from './letter.repo.ts';
import { aboutProps } from './letter.ts';
import {
  type Mail,
  type MailTransport,
  messageIdOf,
  pauseAfter,
  type SendOutcome,
  saidBy,
  senderOf,
  toHeader,
  toUnknown,
} from './mail.ts';

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Path of this server that ends letters like this one with one click. */
  readonly stopPath: string | null;
}

/** Makes words of a letter; `publicUrl` stands before its paths. */
export interface LetterRenderer {
  render<T extends LetterTemplate>(template: T, props: LetterProps[T], publicUrl: string): RenderedLetter;
}

export interface LetterParts {
  readonly transport: MailTransport;
  readonly letters: LetterRenderer;
  /** The configured sender, `"Name" <address>` or an address alone; null without one. */
  readonly from: string | null;
  /** Address of this server as people reach it. */
  readonly publicUrl: string;
}

const SENDER = 'Drivyn';

/**
 * Sends a letter that is queued. May be called at any time and any number of times.
 * @returns when to try again, UTC milliseconds; null when nothing is left to do
 */
export async function sendLetter(ctx: Context, parts: LetterParts, id: number): Promise<number | null> {
  const letter = await findLetter(ctx.db.read, id);
  if (letter?.status === 'sending') {
    await unitOfWork(ctx, SYSTEM, (tx) => endInterruptedLetter(tx.q, id, say('letters.interrupted')));
    return null;
  }
  if (letter?.status !== 'queued') return null;
  if (ctx.clock.now() >= letter.usefulUntil) return giveUp(ctx, letter);
  const mail = composeLetter(ctx, parts, letter);
  if (!(await unitOfWork(ctx, SYSTEM, (tx) => claimLetter(tx.q, id)))) return null;
  return record(ctx, letter, await parts.transport.send(mail).catch(toUnknown));
}

async function giveUp(ctx: Context, letter: Letter): Promise<null> {
  const error = say('letters.too-late', { before: letter.error });
  await unitOfWork(ctx, SYSTEM, (tx) =>
    finishLetter(tx.q, letter.id, { status: 'failed', error, now: tx.now }),
  );
  return null;
}

async function record(ctx: Context, letter: Letter, outcome: SendOutcome): Promise<number | null> {
  const now = ctx.clock.now();
  if (outcome.end === 'retry') {
    await unitOfWork(ctx, SYSTEM, (tx) => releaseLetter(tx.q, letter.id, saidBy(outcome.error)));
    return Math.max(outcome.at, now + pauseAfter(now - letter.createdAt));
  }
  const end = toEnd(outcome);
  await unitOfWork(ctx, SYSTEM, (tx) => finishLetter(tx.q, letter.id, { ...end, now: tx.now }));
  return null;
}

function toEnd(outcome: Exclude<SendOutcome, { end: 'retry' }>) {
  if (outcome.end === 'sent') return { status: 'sent' as const, error: null };
  if (outcome.end === 'refused') return { status: 'failed' as const, error: saidBy(outcome.reason) };
  if (outcome.end === 'kept') return { status: 'failed' as const, error: say('letters.kept') };
  return { status: 'unknown' as const, error: saidBy(outcome.error) };
}

function composeLetter(ctx: Context, parts: LetterParts, letter: Letter): Mail {
  const from = senderOf(parts.from, SENDER);
  const { subject, text, html, stopPath } = renderLetter(ctx, parts, letter);
  return {
    businessId: null,
    messageId: messageIdOf(letter.messageName, from),
    date: ctx.clock.now(),
    from,
    to: { name: letter.toName, address: letter.toEmail },
    subject: toHeader(subject),
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopPath !== null && {
        'List-Unsubscribe': `<${new URL(stopPath, parts.publicUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function renderLetter(
  { vault }: Pick<Context, 'vault'>,
  parts: Pick<LetterParts, 'letters' | 'publicUrl'>,
  letter: Letter,
): RenderedLetter {
  const template = letter.template as LetterTemplate;
  if (letter.props === null) throw new Error('a letter that was sent has no words any more');
  const props = JSON.parse(
    vault.open(letter.props, aboutProps(letter.messageName)),
  ) as LetterProps[LetterTemplate];
  return parts.letters.render(template, props, parts.publicUrl);
}

export interface UnsentLetter {
  readonly to: string;
  readonly writtenAt: number;
  /** Why it was not sent; null while it is still under way. */
  readonly error: Sentence | null;
  readonly subject: string;
  readonly text: string;
}

/** The newest letters that were not sent, opened: for the operator alone, because their links carry tokens. */
export async function readUnsentLetters(
  ctx: Pick<Context, 'db' | 'vault'>,
  parts: Pick<LetterParts, 'letters' | 'publicUrl'>,
  limit: number,
): Promise<UnsentLetter[]> {
  const letters = await listUnsentLetters(ctx.db.read, limit);
  return letters.map((letter) => {
    const { subject, text } = renderLetter(ctx, parts, letter);
    return { to: letter.toEmail, writtenAt: letter.createdAt, error: letter.error, subject, text };
  });
}
