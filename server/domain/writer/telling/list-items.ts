// What of the owner's facts can stand as a line of a list: prices, what is done, and what else is good to know. A name or a
// fragment that no sentence could be made of is at home here. The words stay the owner's.

import type { FactKind } from '../../../contract/fact.ts';
import { isOnlyAPlace, upperStart } from '../capitals.ts';
import type { Fact } from '../facts.ts';
import { isSentence } from '../sentence.ts';
import { splitOutside } from '../sentence-stops.ts';

export type ListKind = 'prices' | 'services' | 'goods' | 'notes' | 'whom';

export interface Item {
  readonly fact: Fact;
  readonly text: string;
}

const PRICE = /[£$€¥]\s?\d|\d\s?(?:[£€]|kr|chf|nok|sek|dkk|usd|eur|gbp|euros?|pounds?|dollars?)(?!\w)/i;
const PRICED: ReadonlySet<FactKind> = new Set<FactKind>(['price', 'service', 'product', 'number']);
const DONE: ReadonlySet<FactKind> = new Set<FactKind>(['service', 'product']);
/** What a business is may name what it does: "Solicitors for wills, probate and conveyancing". */
const INTRODUCED: ReadonlySet<FactKind> = new Set<FactKind>(['story', 'history']);
const NOTED: ReadonlySet<FactKind> = new Set<FactKind>([
  ...(['service', 'product', 'policy', 'process', 'people'] as const),
  ...(['number', 'proof', 'history', 'hours', 'guarantee', 'price'] as const),
]);
/** Longest line in characters, and the words of a thing that is only named. */
const LONGEST = 100;
const NAME_WORDS = 6;
/** A place at the end of what is done there: "in Leeds", "across Sussex and Kent". */
const PLACE =
  /,? (?:in|across|around|near|throughout|all over) \p{Lu}[\p{L}'-]*(?:(?:,? and|,|) \p{Lu}[\p{L}'-]*)*(?=$|,? since \d{4}$)/u;
const SINCE = /,? since \d{4}$/;
/** Whom it is for, behind a list. */
const WHOM = /(?<=, .*) for [^,]+$/;
/** It adds to what was said before, and says nothing by itself. */
const ADDS = /^(?:and|or|from|with|without|plus|including|only|just|no|not|up to|per|max|min)\b/i;
/** It speaks of what stands elsewhere. */
const POINTS = /^(?:it|this|that|these|those|they|he|she|his|her|their|its|such|which|both)\b/i;

/** It is read as of the day on which it was said. */
const OF_A_DAY =
  /\b(?:is|are) back\b|\b(?:now|today|tonight|tomorrow|(?:this|next) (?:week|month|year|\p{L}+day)|(?:from|until|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;

/** News has a post of its own, and what has its days is not read in time in a list. */
const isOfADay = ({ text, isNews = false, validFrom, validTo }: Fact) =>
  isNews || validFrom !== null || validTo !== null || OF_A_DAY.test(text);

/** Lines of the kind, in the owner's order. */
export function itemsOf(kind: ListKind, facts: readonly Fact[]): Item[] {
  const lines = { prices: pricesIn, services: servicesIn, goods: goodsIn, notes: notesIn, whom: usesIn }[
    kind
  ];
  const lasting = facts.filter((fact) => !isOfADay(fact));
  const items = lasting.flatMap((fact) => lines(fact).map((text) => ({ fact, text: upperStart(text) })));
  const seen = new Set<string>();
  return items.filter(({ text }) => {
    const key = text.toLowerCase();
    return (
      !isOnlyAPlace(text) && !NO_LINE.test(text) && !PATIENTS.test(text) && !seen.has(key) && seen.add(key)
    );
  });
}

/** Who is meant and how many there are, without a word of what they do: "Mara + Dee", "Two brothers", "Eleven staff". */
const NO_LINE =
  /^(?:[Mm]e\b.*|(?:Dr )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+)? (?:and|&|\+) (?:Dr )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+)?|(?:\d+|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve) \p{L}+)$/u;
/** Whom it is done for: "dogs" among vaccinations is no service. */
const PATIENTS =
  /^(?:(?:small |large |exotic )?(?:dogs?|cats?|rabbits?|horses?|birds?|hens?|reptiles?|hamsters?|ferrets?|guinea pigs|pets|animals)(?: and .*)?|adults|children|toddlers|babies|teenagers)$/i;

/** Where it is done, where the facts of a list of services say so: " in Leeds". */
export function placeIn(facts: readonly Fact[]): string {
  const places = facts.flatMap(({ kind, text }) =>
    DONE.has(kind) || INTRODUCED.has(kind) ? placeOf(text) : [],
  );
  return places[0] ?? '';
}

function placeOf(text: string): string[] {
  const found = PLACE.exec(text.replace(/:.*$/, ''))?.[0].replace(/^,/, '');
  return found === undefined ? [] : [found];
}

/** "Gel manicure £32, pedicure £38" are two; a sentence with one price is a line. */
function pricesIn({ kind, text }: Fact): string[] {
  if (!PRICED.has(kind) || !PRICE.test(text)) return [];
  const list = text.replace(/^[^:\d]{3,60}:\s+/, '');
  const parts = splitOutside(list, /[,;]\s+(?:and\s+)?/).map((part) => part.trim());
  const isList = parts.length > 1 && parts.every((part) => PRICE.test(part) && /^\p{L}/u.test(part));
  if (isList) return parts;
  return fits(text) && !ADDS.test(text) && !POINTS.test(text) ? [text] : [];
}

/** What is done is no thing, and what is made is no work. */
const servicesIn = (fact: Fact): string[] => (fact.kind === 'product' ? [] : namedIn(fact));
const goodsIn = (fact: Fact): string[] => (fact.kind === 'product' ? namedIn(fact) : []);

/** Things that are only named: "roofing", "puppy classes, recall and one-to-one help in Bath". */
function namedIn(fact: Fact): string[] {
  const { kind, text } = fact;
  if (PRICE.test(text) || /[.:;?]/.test(text)) return [];
  if (INTRODUCED.has(kind)) {
    const named = NAMED.exec(text);
    const items = listed(named === null ? text : text.slice(named[0].length));
    return items.length > 2 && !items.some((item) => PEOPLE.test(item)) ? items : [];
  }
  if (!DONE.has(kind) || isSentence(fact)) return [];
  if (text.includes(', ')) {
    // "Bookkeeping for cafes, salons and shops" is one service.
    if (OPENS_LIST.test(text.replace(PLACE, ''))) return [];
    const items = listed(text);
    if (items.some((item) => PEOPLE.test(item))) return [];
    return items.length > 3 || (items.length > 2 && PLACE.test(text)) ? items : [];
  }
  const name = text.replace(PLACE, '');
  return name.split(' ').length <= 4 && !QUALIFIES.test(name) ? [name] : [];
}

/** What stands behind it is a list that it has opened. */
const OPENS_LIST = /^[^,]* (?:for|with|of|from|by|about|including|such as|to) [^,]*,/;

/** "Solicitors for wills, probate and conveyancing". */
const NAMED =
  /^\p{L}+(?: \p{L}+)?(?: (?:and|&) \p{L}+)?(?: (?:in|near) \p{Lu}[\p{L}'-]+)? for (?=[^,]+, [^,]+(?:,| and ))/u;
/** Those for whom it is done are not what is done. */
const PEOPLE =
  /(?:people|women|men|adults|children|kids|famil(?:y|ies)|couples|beginners|learners|students|patients|runners|buyers|sellers|owners|workers|makers|managers|teams|firms|companies|businesses|self-employed|freelancers|schools|charities|landlords|tenants|offices|teenagers|seniors)$/i;

/** It says how rather than what: "Regulated by the SRA", "Vegan and 10-free", "Aftercare kit included". */
const QUALIFIES =
  /\d ?%|(?<!\p{Lu}\p{L}+ )(?<!\d)\d|\b(?:by|on|only|for|\p{L}+ed)\b|\b(?:welcome|available|areas?|spoken|request)$|\b(?:changes|varies|vary|rotates)\b|[- ]free\b|^(?:from|max|min|up to|natural|vegan|manual|fully|gas safe)\b/iu;

/** The items of a list without its place; none where one of them is no name. */
function listed(text: string): string[] {
  const parts = splitOutside(text.replace(PLACE, '').replace(SINCE, '').replace(WHOM, ''), /,\s+/);
  const last = parts.at(-1) ?? '';
  const ends = parts.length > 1 ? last.split(/\s+and\s+|^and\s+/).filter(Boolean) : [last];
  const items = [...parts.slice(0, -1), ...ends].map((item) => item.trim());
  const isName = (item: string) =>
    item.split(' ').length <= NAME_WORDS &&
    !ADDS.test(item) &&
    /^\p{L}/u.test(item) &&
    // "Softeners supplied, fitted and serviced" are one thing.
    !/^\p{Ll}+ed$/u.test(item);
  return items.every(isName) ? items : [];
}

/** What is true of the business, in a line. */
function notesIn(fact: Fact): string[] {
  const { kind, text, proof } = fact;
  if (!NOTED.has(kind) || (kind === 'guarantee' && proof === null)) return [];
  const isShort = text.split(' ').length < 3;
  if (PRICE.test(text) || namedIn(fact).length > 1) return [];
  return isShort || !fits(text) || POINTS.test(text) || /[?]|\. /.test(text) ? [] : [text];
}

/** What a customer of a kind may use: what is done, sold or asked, with its price. */
function usesIn(fact: Fact): string[] {
  return USED.has(fact.kind) ? [...notesIn(fact), ...pricesIn(fact)] : [];
}
const USED: ReadonlySet<FactKind> = new Set<FactKind>(['service', 'product', 'price', 'policy']);

const fits = (text: string) => text.length <= LONGEST;
