// Subscribing by a form, in two steps: whoever enters an address gets one mail there, and only the button behind its link
// subscribes. What is answered is the same for every address, so that nobody learns who is a subscriber.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../kernel/actor.ts';
import { DAY } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { subscribe } from '../audience/index.ts';
import { getBusiness } from '../business/index.ts';
import { queueMail } from '../email/index.ts';
import { countSignUps, findSignUpByToken, insertSignUp, listListsOf, markConfirmed } from './form.repo.ts';
import type { PublicForm } from './form.ts';

const TOKEN_BYTES = 24;
/** A link in a mail works for this long; then the person is forgotten. */
export const CONFIRM_WITHIN = 7 * DAY;
/** Mails that one address gets in a day, however often it is entered. */
const MOST_A_DAY = 3;

export interface SignUp {
  readonly email: string;
  readonly name: string;
  /** Of whoever pressed the button. */
  readonly ip: string | null;
}

/** Sends the mail that asks whether it was them. @param publicUrl ends with a slash */
export async function askToConfirm(
  ctx: Context,
  { form, businessName }: PublicForm,
  { email, name, ip }: SignUp,
  publicUrl: string,
): Promise<void> {
  const { businessId } = form;
  await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const entered = await countSignUps(tx.q, { businessId, email, since: tx.now - DAY });
    if (entered >= MOST_A_DAY) return;
    const token = tx.ids.token(TOKEN_BYTES);
    const signUp = { formId: form.id, email, name, ip, consentText: form.consentText, askedAt: tx.now };
    await insertSignUp(tx.q, { ...signUp, tokenHash: sha256(token) });
    await queueMail(tx, businessId, {
      to: email,
      subject: 'Please confirm: news from {{business|us}}',
      content: contentOf(new URL(`/y/${token}`, publicUrl).href),
      data: { business: businessName, consent: form.consentText },
    });
  });
}

function contentOf(link: string): string {
  return [
    'Somebody, we hope you, entered this address to get news from {{business|us}}:',
    '> {{consent}}',
    'Only when you say so do we write to you again.',
    `**[Yes, send me news](${link})**`,
    'If it was not you, do nothing, and this address is forgotten after seven days.',
  ].join('\n\n');
}

/** What the page behind the link shows. */
export interface AskedSignUp {
  readonly businessName: string;
  readonly consentText: string;
  readonly isConfirmed: boolean;
}

/** Undefined for a link that is unknown or too old; changes nothing. */
export async function findSignUp(ctx: Context, token: string): Promise<AskedSignUp | undefined> {
  const signUp = await findSignUpByToken(ctx.db.read, sha256(token));
  if (!signUp || signUp.askedAt < ctx.clock.now() - CONFIRM_WITHIN) return undefined;
  const { name } = await getBusiness({ q: ctx.db.read }, signUp.businessId);
  return { businessName: name, consentText: signUp.consentText, isConfirmed: signUp.confirmedAt !== null };
}

/** Subscribes who asked; again is the same as once. @returns as {@link findSignUp} */
export async function confirmSignUp(
  ctx: Context,
  token: string,
  ip: string | null,
): Promise<AskedSignUp | undefined> {
  const asked = await findSignUp(ctx, token);
  if (!asked || asked.isConfirmed) return asked;
  await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const signUp = await findSignUpByToken(tx.q, sha256(token));
    if (!signUp || !(await markConfirmed(tx.q, signUp.id, tx.now))) return;
    const { businessId, email, name, consentText: text } = signUp;
    const { formId: form } = signUp;
    const lists = await listListsOf(tx.q, form);
    await subscribe(tx, { businessId, email, name, lists, form, consent: { text, ip: ip ?? signUp.ip } });
  });
  return { ...asked, isConfirmed: true };
}
