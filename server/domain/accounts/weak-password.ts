// Passwords that are long enough and all the same the first guess.
import { BRAND } from '../../contract/constants/brand.ts';
import { COMMON_PASSWORDS } from '../../contract/constants/passwords.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, type Said, say } from '../../sentences/index.ts';

/** Shorter words are found in too many good passwords. */
const SHORTEST_WORD = 3;

/**
 * @param about what anyone may know of the person
 * @param field what the form calls the password
 * @throws AppError invalid, in words for the field
 */
export function requireStrongPassword(
  password: string,
  about: { email: string; name: string },
  field: string,
): void {
  const typed = password.normalize('NFKC').toLowerCase();
  const weakness = findWeakness(typed, about);
  if (weakness) throw new AppError('invalid', inField(field, weakness), { field });
}

function findWeakness(typed: string, { email, name }: { email: string; name: string }): Said | undefined {
  if (COMMON_PASSWORDS.includes(typed) || new Set(typed).size < 4) return say('accounts.password-common');
  const [local = ''] = email.split('@');
  const own = [email, local, name, BRAND].map(lettersOf).filter((word) => word.length >= SHORTEST_WORD);
  return typed === email || own.includes(lettersOf(typed)) ? say('accounts.password-own') : undefined;
}

/** Digits and signs around a word make no other word of it: "ada.reed-2027" is "adareed". */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}
