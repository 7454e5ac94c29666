// What the payment dialog makes of what is typed, and what it refuses; spec sections 5 and 9.
import {
  CARD,
  CARD_BRAND_NAMES,
  CARD_BRANDS,
  type CardBrand,
} from '../../server/contract/constants/cards.ts';
import type { PaymentMethod } from '../../server/contract/payment-method.ts';
import { CARD_ERRORS } from '../../server/contract/texts.ts';

export interface CardForm {
  readonly cardNumber: string;
  readonly cardholderName: string;
  readonly expiryDate: string;
  readonly cvv: string;
}
export type CardField = keyof CardForm;
export type CardErrors = Partial<Record<CardField, string>>;

export const EMPTY_CARD: CardForm = { cardNumber: '', cardholderName: '', expiryDate: '', cvv: '' };
export const CARD_FIELDS = Object.keys(EMPTY_CARD) as CardField[];

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** As it stands in its field: digits in groups of four, `MM/YY`, digits only. */
export const shapeField: Readonly<Record<CardField, (typed: string, before: string) => string>> = {
  cardNumber: (typed) =>
    digitsOf(typed)
      .replace(/(\d{4})(?=\d)/g, '$1 ')
      .slice(0, CARD.number.max)
      .trimEnd(),
  cardholderName: (typed) => typed,
  expiryDate: shapeExpiry,
  cvv: (typed) => digitsOf(typed).slice(0, CARD.cvv.max),
};

/** The slash comes by itself after the month, and goes with the digit before it when that is deleted. */
function shapeExpiry(typed: string, before: string): string {
  const isDeleting = before.startsWith(typed);
  // 1/29 and a single digit that begins no month mean a month below ten.
  const whole = typed.replace(/^(\d)\//, '0$1/').replace(/^[2-9]$/, '0$&');
  const digits = digitsOf(whole).slice(0, 4);
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/** @returns the spec's words for each field at fault */
export function checkCard(card: CardForm): CardErrors {
  const { number, holder, expiry, cvv } = CARD;
  const isWrong: Record<CardField, boolean> = {
    cardNumber: card.cardNumber.length < number.min || card.cardNumber.length > number.max,
    cardholderName:
      card.cardholderName.trim().length < holder.min || /(\d[ -]?){12}/.test(card.cardholderName),
    expiryDate: !expiry.pattern.test(card.expiryDate),
    cvv: !new RegExp(`^\\d{${cvv.min},${cvv.max}}$`).test(card.cvv),
  };
  const wrong = CARD_FIELDS.filter((name) => isWrong[name]);
  return Object.fromEntries(wrong.map((name) => [name, CARD_ERRORS[name]]));
}

/** What may leave the browser. */
export function publicPart({ cardNumber, cardholderName, expiryDate }: CardForm): PaymentMethod {
  return {
    brand: brandOf(cardNumber),
    lastFour: digitsOf(cardNumber).slice(-4),
    expiry: expiryDate,
    holder: cardholderName.trim(),
  };
}

export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number);
  return CARD_BRAND_NAMES.find((brand) => CARD_BRANDS[brand].begins.test(digits)) ?? 'other';
}

/**
 * Whether the month on the card is over; a card counts until its end.
 * @param expiry `MM/YY`; anything else is not over
 * @param now UTC milliseconds
 */
export function hasExpired(expiry: string, now: number): boolean {
  if (!CARD.expiry.pattern.test(expiry)) return false;
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month) <= now;
}

/** Whether the check digit (Luhn, ISO/IEC 7812-1) fits: a mistyped number nearly never does. */
export function hasCheckDigit(number: string): boolean {
  const sum = [...digitsOf(number)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
