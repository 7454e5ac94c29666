// Letters: mails to Drivyn's own people (a reset link, an invitation, a digest), unlike mailings to subscribers.
import type { LetterProps, LetterTemplate } from '../../contract/letters.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { insertLetter } from './letter.repo.ts';
import { toHeader } from './mail.ts';

/** Mail servers are asked to keep trying for days (RFC 5321, 4.5.4.1). */
const USEFUL_FOR = 3 * DAY;
const NAME_BYTES = 18;

export interface NewLetter<T extends LetterTemplate> {
  readonly to: { readonly name: string; readonly email: string };
  readonly template: T;
  readonly props: LetterProps[T];
  /** Names the cause: a second letter with the same key is not written. */
  readonly key?: string;
  /** When nobody needs it any more (its link has ended), UTC milliseconds; three days from now unless told. */
  readonly usefulUntil?: number;
}

/**
 * Stores a letter; it leaves once the transaction is committed.
 * @returns its id; undefined when a letter with this key was written before
 * @throws AppError invalid when the person has no email address
 */
export async function writeLetter<T extends LetterTemplate>(
  tx: Tx,
  letter: NewLetter<T>,
): Promise<number | undefined> {
  const email = toHeader(letter.to.email);
  if (email === '') throw new AppError('invalid', say('letters.no-address'));
  const name = tx.ids.token(NAME_BYTES);
  const id = await insertLetter(tx.q, {
    toName: toHeader(letter.to.name).slice(0, 200),
    toEmail: email,
    template: letter.template,
    props: tx.vault.seal(JSON.stringify(letter.props), aboutProps(name)),
    messageName: name,
    key: letter.key ?? null,
    createdAt: tx.now,
    usefulUntil: letter.usefulUntil ?? tx.now + USEFUL_FOR,
  });
  if (id !== undefined) tx.emit({ kind: 'letter.written', businessId: null, subjectId: id });
  return id;
}

/** What sealed props are about: the letter, by the name that only it has. */
export function aboutProps(messageName: string): string {
  return `letter:${messageName}`;
}
