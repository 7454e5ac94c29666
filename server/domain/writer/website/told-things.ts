// What a page says in schema.org's words, as sentences with the values on which they rest.
import type { FactKind } from '../../../contract/fact.ts';
import { openingSentence } from './opening-hours.ts';
import type { Thing } from './page.ts';

/** A sentence that may become a fact, and the values of the page that say so. */
export interface Told {
  readonly kind: FactKind;
  readonly text: string;
  readonly values: readonly string[];
  /** The last day on which it holds, `2027-03-01`; null without end. */
  readonly until: string | null;
}

/** Properties that lead to somebody else, or to what somebody else said. */
const OF_OTHERS = new Set([
  ...['review', 'reviews', 'author', 'creator', 'publisher', 'brand', 'manufacturer', 'seller', 'comment'],
  ...[
    'isRelatedTo',
    'isSimilarTo',
    'contributor',
    'organizer',
    'location',
    'worksFor',
    'sponsor',
    'memberOf',
  ],
]);
const NOT_OURS = /^(?:Article|BlogPosting|NewsArticle|JobPosting|Review|Recipe|BreadcrumbList|Place|Brand)$/;
const MARKS: Readonly<Record<string, string>> = { GBP: '£', USD: '$', EUR: '€' };

/** @param today a day such as `2027-03-01`: what has ended by then is not told */
export function tellThings(things: readonly Thing[], today: string): Told[] {
  const told = ownThings(things).flatMap((thing) => [
    ...tellBusiness(thing),
    ...tellPrice(thing),
    ...tellQuestion(thing),
    ...tellEvent(thing),
    ...tellPeople(thing),
  ]);
  return told.filter(({ until }) => until === null || until >= today);
}

/** A thing and all that are within it and are the business's own. */
function ownThings(things: readonly Thing[]): Thing[] {
  return things.flatMap((thing) => {
    if (thing.types.some((type) => NOT_OURS.test(type))) return [];
    const inner = [...thing.values].flatMap(([name, values]) => {
      return OF_OTHERS.has(name) ? [] : values.filter((value) => typeof value === 'object');
    });
    return [thing, ...ownThings(inner)];
  });
}

function tellBusiness(thing: Thing): Told[] {
  const isBusiness = ['address', 'openingHours', 'openingHoursSpecification'].some((name) =>
    thing.values.has(name),
  );
  const told: Told[] = [];
  const tell = (kind: FactKind, text: string, values: readonly string[]) =>
    told.push({ kind, text, values, until: null });
  const hours = openingSentence(thing);
  if (hours) tell('hours', hours.text, hours.values);
  if (!isBusiness || isOf(thing, /Event$|^Person$/)) return told;
  const address = addressOf(thing);
  if (address.length > 0) tell('place', `Find us at ${address.join(', ')}`, address);
  const phone = first(thing, 'telephone');
  if (phone) tell('place', `Call us on ${phone}`, [phone]);
  const email = first(thing, 'email');
  if (email) tell('place', `Email us at ${email.replace(/^mailto:/i, '')}`, [email.replace(/^mailto:/i, '')]);
  const founded = first(thing, 'foundingDate');
  const [year] = /^(?:1[6-9]|20)\d\d/.exec(founded ?? '') ?? [];
  if (founded && year) tell('history', `We started in ${year}`, [founded]);
  return told;
}

function addressOf(thing: Thing): string[] {
  const address = thing.values.get('address')?.[0];
  if (address === undefined) return [];
  if (typeof address === 'string') return [address];
  const parts = ['streetAddress', 'addressLocality', 'postalCode'].map((name) => first(address, name));
  return parts[0] ? parts.filter((part) => part !== undefined) : [];
}

/** "We offer Country loaf for £4.50": the name of a thing stays as it is, whether it is one or many. */
function tellPrice(thing: Thing): Told[] {
  const name = first(thing, 'name');
  if (!name || name.length > 80) return [];
  return inner(thing, 'offers').flatMap((offer): Told[] => {
    const price = first(offer, 'price');
    const low = first(offer, 'lowPrice');
    const amount = price ?? low;
    const currency = first(offer, 'priceCurrency');
    if (!amount || !currency || !/^\d/.test(amount) || Number.parseFloat(amount) === 0) return [];
    const cost = writePrice(amount, currency.toUpperCase());
    const text = `We offer ${name} ${price ? 'for' : 'from'} ${cost}`;
    const until = dayOf(first(offer, 'priceValidUntil') ?? first(offer, 'validThrough'));
    return [{ kind: 'price', text, values: [name, amount, currency], until }];
  });
}

function writePrice(amount: string, currency: string): string {
  const whole = amount.replace(/[.,]00?$/, '').replace(/([.,]\d)$/, '$10');
  const mark = MARKS[currency];
  return mark ? `${mark}${whole}` : `${whole} ${currency}`;
}

function tellQuestion(thing: Thing): Told[] {
  const question = first(thing, 'name');
  if (!isOf(thing, /^Question$/) || !question) return [];
  return inner(thing, 'acceptedAnswer').flatMap((answer): Told[] => {
    const text = first(answer, 'text');
    if (!text) return [];
    return [{ kind: 'question', text: `${question} ${text}`, values: [question, text], until: null }];
  });
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

function tellEvent(thing: Thing): Told[] {
  const [name, start] = [first(thing, 'name'), first(thing, 'startDate')];
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(start ?? '') ?? [];
  if (!isOf(thing, /Event$/) || !name || !start || !year) return [];
  const date = `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
  const at = time && time !== '00:00' ? ` at ${time}` : '';
  const text = `${name} is on ${date}${at}`;
  const until = dayOf(first(thing, 'endDate')) ?? dayOf(start);
  return [{ kind: 'event', text, values: [name, start], until }];
}

/** Only those whom the business names as its own. */
function tellPeople(thing: Thing): Told[] {
  return [...inner(thing, 'employee'), ...inner(thing, 'employees'), ...inner(thing, 'founder')].flatMap(
    (person): Told[] => {
      const [name, title] = [first(person, 'name'), first(person, 'jobTitle')];
      if (!name || !title || title.length > 60) return [];
      const role = /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
      return [{ kind: 'people', text: `${name} is our ${role}`, values: [name, title], until: null }];
    },
  );
}

function isOf({ types }: Thing, pattern: RegExp): boolean {
  return types.some((type) => pattern.test(type));
}

function first({ values }: Thing, name: string): string | undefined {
  const value = values.get(name)?.find((one) => typeof one === 'string');
  return value as string | undefined;
}

function inner({ values }: Thing, name: string): Thing[] {
  return (values.get(name) ?? []).filter((value) => typeof value === 'object');
}

/** The day of a date; null for what is none. */
function dayOf(date: string | undefined): string | null {
  const [day = null] = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.exec(date ?? '') ?? [];
  return day;
}
