// What a picture of the owner's own news says: the price large, the hours in rows, the day before which one should know.
import type { DesignWords } from '../../../contract/design.ts';
import { upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import { LONGEST, plainText, shorten, withoutStop } from './short-words.ts';

export interface FactTelling {
  readonly fact: Pick<Fact, 'kind' | 'text' | 'validFrom' | 'validTo'>;
  /** How a day is written for the business: "Saturday, 5 December". */
  readonly formatDay: (at: number) => string;
}

const MONEY = String.raw`(?:[£$€¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£€]|EUR|USD|GBP|CHF|euros?|dollars?|pounds?)(?!\w))`;
const SHARE = String.raw`\d{1,2}\s?(?:%|per cent|percent)(?: off)?`;
const PRICE = new RegExp(`${MONEY}|${SHARE}|\\b(?:half price|free)\\b`, 'gi');
/** "A loaf costs £4.20", "Soup day: £6.50 with bread": the thing, then what joins it to its price. */
const COSTS = new RegExp(
  `^(.{3,80}?)(?:\\s+(?:costs?|is|are|for|at)|\\s*[:–-]|(?=\\s+from\\b))\\s+(?:only\\s+)?((?:from\\s+)?${MONEY})(.*)$`,
  'i',
);
const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]m|[ap]\.m\.|o'clock|Uhr|h)?`;
const DAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?(?![a-z])|daily|every day|weekdays|weekends';
/** "Wednesday to Saturday from 7 am to 2 pm", "Mon-Fri 9:00-17:30". */
const OPEN = new RegExp(
  `((?:${DAY})(?:(?:[\\s,&–-]|to|and)+(?:${DAY}))*)[\\s,:]*(?:from\\s+)?(${TIME}\\s?(?:to|until|till?|–|-)\\s?${TIME})`,
  'gi',
);
/** "11 to 6, closed January": what would be missed most. */
const CLOSED = /\d.*?[,;.]\s*(closed\b[^;]*)$/i;
const NUMBER = /(?<![\p{L}\d])(\d[\d,.]*\+?\s+\p{L}{3,}|\d[\d,.]*\s?%)/u;
const QUOTED = /["“„»]([^"”“«]{8,})["”“«](?:\s*[,–—-]?\s*(.{2,60}))?$/u;

/** Words of one picture. */
export function wordsOfFact(telling: FactTelling): DesignWords {
  const text = upperStart(plainText(telling.fact.text));
  const make = BY_KIND[telling.fact.kind];
  return make?.(text, telling) ?? announcement(text);
}

function announcement(text: string): DesignWords {
  return { kind: 'announcement', title: shorten(withoutStop(text), LONGEST.text), text: '', note: '' };
}

type Maker = (text: string, telling: FactTelling) => DesignWords | undefined;

const priced: Maker = (text, telling) => {
  const until = untilOf(telling);
  const [, thing, price, rest = ''] = COSTS.exec(text) ?? [];
  const prices = text.match(PRICE) ?? [];
  if (thing && price && prices.length === 1) {
    const note = shorten(withoutStop(rest.replace(/^[\s,;.]+/, '')), LONGEST.note);
    return { kind: 'price', title: upperStart(thing), price: plainPrice(price), until, note };
  }
  const [only] = prices;
  if (only === undefined || prices.length > 1) return undefined;
  // A price that ends the sentence stands large below it.
  const before = text.replace(new RegExp(`[,;:–-]?\\s*${escaped(only)}\\.?$`), '');
  const title = shorten(withoutStop(/\p{L}/u.test(before) ? before : text), LONGEST.title);
  return { kind: 'price', title, price: plainPrice(only), until, note: '' };
};

const opened: Maker = (text) => {
  const hours = [...text.matchAll(OPEN)].map(([, days = '', times = '']) => ({
    days: upperStart(days.trim().replace(/[\s,]+$/, '')),
    hours: times.trim(),
  }));
  const [, closed = ''] = CLOSED.exec(text) ?? [];
  const note = shorten(withoutStop(upperStart(closed)), LONGEST.note);
  const [first, ...more] = hours;
  if (first === undefined) return undefined;
  // A single row is no table: it stands large.
  if (more.length === 0) return { ...announcement(`${first.days}, ${first.hours}`), note };
  return { kind: 'hours', title: '', hours: hours.slice(0, 7), note };
};

const dated: Maker = (text, telling) => {
  const { validFrom, validTo } = telling.fact;
  // What holds until the end of a day is on that day.
  const at = validFrom ?? (validTo === null ? null : validTo - 1);
  if (at === null) return undefined;
  const title = shorten(withoutStop(text), LONGEST.title);
  return { kind: 'date', title, date: telling.formatDay(at), text: '', note: '' };
};

const counted: Maker = (text) => {
  const number = NUMBER.exec(text)?.[1];
  return number === undefined
    ? undefined
    : { kind: 'number', number, text: shorten(withoutStop(text), LONGEST.text), note: '' };
};

const quoted: Maker = (text) => {
  const [, quote, by = ''] = QUOTED.exec(text) ?? [];
  return quote === undefined
    ? undefined
    : { kind: 'quote', quote: shorten(quote, LONGEST.text), by: withoutStop(by), note: '' };
};

const shown: Maker = (text) => ({
  ...{ kind: 'product', title: shorten(withoutStop(text), LONGEST.title) },
  ...{ text: '', price: '', note: '' },
});

const BY_KIND: Partial<Readonly<Record<Fact['kind'], Maker>>> = {
  price: priced,
  offer: (text, telling) => priced(text, telling) ?? dated(text, telling),
  hours: opened,
  event: dated,
  people: (text) => ({ kind: 'people', title: shorten(withoutStop(text), LONGEST.text), text: '', note: '' }),
  number: counted,
  history: counted,
  proof: quoted,
  product: (text, telling) => pricedAlone(text, telling) ?? shown(text, telling),
};

/** A product with a price of its own beside it. */
function pricedAlone(text: string, telling: FactTelling): DesignWords | undefined {
  return COSTS.test(text) ? priced(text, telling) : undefined;
}

/** Where the owner's words do not say it. */
function untilOf({ fact: { validTo, text }, formatDay }: FactTelling): string {
  return validTo === null || /\buntil\b/i.test(text) ? '' : `until ${formatDay(validTo - 1)}`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const plainPrice = (price: string): string => upperStart(price.replace(/[.,]$/, ''));
