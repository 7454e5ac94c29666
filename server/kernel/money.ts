// Money: whole minor units inside, major units on the wire.

const MINOR_UNITS = 100;

/** Major units with at most two decimals to minor units. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * MINOR_UNITS);
}

export function toMajorUnits(minor: number): number {
  return minor / MINOR_UNITS;
}

const MICROS = 1_000_000;

/** Major units to millionths of them: what a single call costs is less than any minor unit. */
export function toMicros(amount: number): number {
  return Math.round(amount * MICROS);
}

export function fromMicros(micros: number): number {
  return micros / MICROS;
}

/** How amounts are written: a currency, and a language with its customs. */
export type Money = {
  readonly locale: string;
  readonly currency: string;
};

export function moneyOf({ locale, currency }: Money): Money {
  return { locale, currency };
}

/** An amount as people write it there: `$1,250.00`. */
export function formatMoney(minor: number, { locale, currency }: Money): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toMajorUnits(minor));
}
