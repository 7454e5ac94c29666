// The formatters of dates and numbers. Making one costs a hundred times what using it does, so they are kept; and the first
// of a kind takes a phone a tenth of a second, so none is made before it is used.

/** Businesses rarely have more settings than this between them; beyond it all are made anew. */
const KEPT = 64;

/** Remembers what `make` made for a key. */
function keep<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= KEPT) made.clear();
    const format = make(key);
    made.set(key, format);
    return format;
  };
}

/** Whole and decimal numbers as a locale (BCP 47) writes them. */
export const numberFormat = keep((locale) => new Intl.NumberFormat(locale));

/** "1 like", "1,200 likes": `figure` is an English plural in -s. */
export function countOf(count: number, figure: string, locale: string): string {
  return `${numberFormat(locale).format(count)} ${count === 1 ? figure.slice(0, -1) : figure}`;
}

/** A dash where nothing is known. */
export function formatKnown(value: number | null, format: Intl.NumberFormat): string {
  return value === null ? '–' : format.format(value);
}

/** Numbers to one digit after the point. */
export const oneDigitFormat = keep((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Estimates, to two digits: more would say that they are surer than they are. */
export const estimateFormat = keep(
  (locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }),
);

/** Shares as whole percents: 0.12 is 12%. */
export const shareFormat = keep(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);

/** Shares to a tenth of a percent: 0.0123 is 1.2%. */
export const preciseShareFormat = keep(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);

/** Days as `2027-03-01` in short words: parsed as UTC, so that no time zone moves them. */
export const dayFormat = keep(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

const moneyFormats = keep((key) => {
  const [locale, currency] = key.split(' ');
  return new Intl.NumberFormat(locale, { style: 'currency', currency });
});

/** What vendors charge a post, US dollars: tenths of a cent count. */
export const priceFormat = keep(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 3 }),
);

/** Money in major units, with its currency (ISO 4217). */
export function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  return moneyFormats(`${locale} ${currency}`);
}

/** Days in full words, by locale and time zone with a space between: "Saturday 21 November 2026". */
export const longDayFormat = keep((key) => {
  const [locale, timeZone] = key.split(' ');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
});

const exactFormats = keep((key) => {
  const [locale, timeZone] = key.split(' ');
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
});

const dateFormats = keep((key) => {
  const [locale, timeZone] = key.split(' ');
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
});

/** "in 2 days", "5 minutes ago". */
export const relativeFormat = keep((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));

/** The day of a moment in a time zone (IANA), with its year. */
export function dateFormat(locale: string, timeZone: string): Intl.DateTimeFormat {
  return dateFormats(`${locale} ${timeZone}`);
}

/** A moment to the minute in a time zone (IANA), which is named. */
export function exactFormat(locale: string, timeZone: string): Intl.DateTimeFormat {
  return exactFormats(`${locale} ${timeZone}`);
}
