// The capitals of names, for owners who write in small letters: days, months, feasts, languages, and places behind "in" or "near".
import { GIVEN_NAMES } from './given-names-data.ts';
import { COMMON } from './lexicon-data.ts';
import { PLACES, PLACES_LIKE_WORDS, PLACES_OF_WORDS } from './place-names-data.ts';

/** A capital where a line begins; a name that begins with a small letter keeps it: "iPhone repairs". */
export const upperStart = (text: string): string => (/^\p{Ll}+\p{Lu}/u.test(text) ? text : upperFirst(text));

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const IN_A_WORD = '(?<![\\p{L}\\d@/.#_-])';
const OF_A_WORD = '(?![\\p{L}\\d@/_]|\\.\\p{L})';

const DAYS_AND_MONTHS = new RegExp(
  `${IN_A_WORD}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august(?! (?:body|company|institution))|september|october|november|december|christmas|easter|halloween|hanukkah|diwali|ramadan|eid)${OF_A_WORD}`,
  'gu',
);
/** Days in short are known by their neighbours: "fri sat sun", "tues to sat". */
const SHORT_DAY = '(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)';
const BETWEEN_DAYS = '(?: ?[-–,&/+] ?| to | and | )';
const SHORT_DAYS = new RegExp(
  `(?<=[,;/+&] )${SHORT_DAY}(?= (?:till|until|from|to) \\d)|${IN_A_WORD}${SHORT_DAY}(?=${BETWEEN_DAYS}${SHORT_DAY}${OF_A_WORD})|(?<=${IN_A_WORD}${SHORT_DAY}${BETWEEN_DAYS})${SHORT_DAY}${OF_A_WORD}`,
  'giu',
);
/** "may" and "march" are months where a month can stand. */
const UNSURE_MONTHS =
  /(?<=\b(?:in|since|until|till|every|from|by|to|late|early|mid|end of|\d{1,2}(?:st|nd|rd|th)?) )(?:march|may)(?= (?:\d|to|until|and|onwards)|[,.;)]|$)|(?<![\p{L}])(?:march|may)(?= (?:to|-|–) (?:[Jj]an|[Ff]eb|[Aa]pr|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec))/gu;
/** So are months in short: "from feb", "closed 25 dec - 6 jan". */
const SHORT_MONTHS =
  /(?<=\b(?:in|since|until|till|every|from|by|to|late|early|mid|end of|\d{1,2}(?:st|nd|rd|th)?) )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![\p{L}\d@/])/gu;
const TONGUES = new RegExp(
  `${IN_A_WORD}(?:english|german|french|spanish|italian|portuguese|dutch|swedish|norwegian|welsh|irish|scottish|british|european|american|mexican|chinese|japanese|korean|thai|vietnamese|turkish|greek|arabic|hebrew|russian|ukrainian|indian|moroccan|lebanese|sicilian|neapolitan|victorian|edwardian|georgian|cornish)${OF_A_WORD}`,
  'gu',
);

/** What a place stands behind, also as the second of two. */
const AT_A_PLACE =
  /(?<![\p{L}-])((?:in|near|around|across|throughout|from|of|covering|serving|outside|between|based in) (?:(?:and around|the|south|north|east|west|central|greater|downtown|all of) )*)(\p{L}+)((?:(?:,| and| &|, and|\/) ?(?:(?:south|north|east|west|central|greater) )?\p{Ll}+)*)/gu;

const WHOLE_PLACES = new RegExp(`${IN_A_WORD}(?:${PLACES_OF_WORDS.join('|')})${OF_A_WORD}`, 'gu');
/** "Massage in se portland": a quarter by the compass. */
const QUARTERS = /(?<=\b(?:in|near|around|across|serving|covering) )([ns][ew]) (\p{L}{3,})/giu;
const upperQuarter = (_: string, quarter: string, town: string): string =>
  `${quarter.toUpperCase()} ${upperPlace(town)}`;
/** "Pick up only, st thomas": a parish. */
const SAINTS = /(?<=(?:, |\b(?:in|near|at|from) ))st\.? \p{Ll}{3,}(?=$|[,.;:)])/gu;
/** "burton on trent" as "Burton on Trent". */
const upperWords = (name: string): string =>
  name.replace(/(?<![\p{L}'])(?!(?:on|upon|under|in|of|the|super)\b)\p{Ll}/gu, upperFirst);

/** "Duluth minnesota": the region behind its town. */
const BEHIND_A_TOWN = /(?<=(?<![\p{L}'-])\p{Lu}\p{Ll}+,? )\p{Ll}+(?=$|[,.;:)]| (?:and|with|since|for)\b)/gu;
const upperPlace = (word: string): string => (PLACES.has(word) ? upperFirst(word) : word);
/** "In battery point hobart": a part of a town before its town. */
const PART_OF_TOWN =
  /(?<=\b(?:in|near) )((?!(?:the|south|north|east|west|central|greater|downtown)\b)(?:\p{Ll}+ ){1,2})(\p{Ll}+)(?=$|[,.;:)]| (?:and|with|since|for)\b)/gu;
function upperPart(all: string, part: string, town: string): string {
  if (!PLACES.has(town)) return all;
  const isPlain = part
    .trim()
    .split(' ')
    .some((word) => COMMON.has(word));
  return `${isPlain ? part : upperWords(part)}${upperFirst(town)}`;
}

/** Given names that are flowers, months or other words as often: alone they are no people. */
const NAMES_LIKE_WORDS = new Set(
  'amber bill carol dawn daisy eve frank gill grace hazel heather holly iris jack jade jasmine jay jean joy june lily mark max pat penny rob robin rosemary ruby sue ted will willow'.split(
    ' ',
  ),
);
/** "mike and his son tyler", "jess, mara + dee": people and nothing else. */
const PEOPLE =
  /^\p{Ll}+(?:(?:, (?:and )?| and | & | ?\+ ?)(?:(?:her|his|my|our|their) \p{Ll}+ ?)?\p{Ll}*)+$/u;
const IN_A_ROLE =
  /(?<=\b(?:(?:run|owned|founded|made|baked|led|taught) by|owner|i'm|my name is) )(\p{Ll}+)( (?:(?:and|&) )?)?(\p{Ll}*)/giu;
/** Whether a word is somebody's name and hardly anything else. */
export const isGivenName = (word: string): boolean =>
  GIVEN_NAMES.has(word.toLowerCase()) && !NAMES_LIKE_WORDS.has(word.toLowerCase());
/** "Tree surgeon in Tauranga, hemi and jono": who it is, behind what it is. */
const PEOPLE_LAST = /(?<=\p{L}, )\p{Ll}+(?: (?:and|&) \p{Ll}+)?$/u;
const upperLast = (names: string): string =>
  names.split(/ (?:and|&) /).every(isGivenName) ? names.replace(/\p{Ll}+/gu, upperName) : names;
const upperName = (word: string): string => (GIVEN_NAMES.has(word) ? upperFirst(word) : word);

function withPeople(text: string): string {
  const named = text
    .replace(IN_A_ROLE, (all, name: string, link = '', next = '') => {
      if (NAMES_LIKE_WORDS.has(name) || !GIVEN_NAMES.has(name)) return all;
      return `${upperFirst(name)}${link}${COMMON.has(next) ? next : upperFirst(next)}`;
    })
    .replace(PEOPLE_LAST, upperLast);
  if (!PEOPLE.test(text)) return named;
  const found = (text.match(/\p{Ll}+/gu) ?? []).filter((word) => GIVEN_NAMES.has(word));
  const [first = ''] = text.split(/[ ,]/);
  const arePeople = GIVEN_NAMES.has(first) && found.some((name) => !NAMES_LIKE_WORDS.has(name));
  return arePeople ? text.replace(/\p{Ll}+/gu, upperName) : named;
}

/** States behind their towns: "austin tx". Without those that are words, as in "portland or seattle". */
const STATES =
  /(?<=(?<town>\p{L}[\p{L}'-]+),? )(?:a[krz]|c[aot]|dc|fl|ga|i[al]|k[sy]|m[adinst]|n[cdhjmvy]|ri|pa|s[cd]|t[nx]|ut|v[at]|w[aivy])(?![\p{L}\d'-])/gu;

function upperState(state: string, ...rest: unknown[]): string {
  const { town } = rest.at(-1) as { town: string };
  const name = town.toLowerCase();
  const isTown = PLACES.has(name) || PLACES_OF_WORDS.some((place) => place.endsWith(` ${name}`));
  return isTown ? state.toUpperCase() : state;
}

/**
 * The words of a text with the capitals that names have; what has capitals stays as it is.
 * @param own further names of places, in small letters, such as the words of the business's name
 */
export function withNames(text: string, own: ReadonlySet<string> = NONE): string {
  return withPlaces(
    withPeople(text)
      .replace(QUARTERS, upperQuarter)
      .replace(SAINTS, upperWords)
      .replace(WHOLE_PLACES, upperWords)
      .replace(PART_OF_TOWN, upperPart),
    own,
  )
    .replace(BEHIND_A_TOWN, upperPlace)
    .replace(DAYS_AND_MONTHS, upperFirst)
    .replace(UNSURE_MONTHS, upperFirst)
    .replace(SHORT_MONTHS, upperFirst)
    .replace(SHORT_DAYS, upperFirst)
    .replace(TONGUES, upperFirst)
    .replace(STATES, upperState);
}

/** Whether a text begins with a name of these: "British wools", "English lessons", "Leeds market". */
export function beginsWithName(text: string): boolean {
  const [first = ''] = /^\p{Lu}\p{Ll}+/u.exec(text) ?? [];
  const small = first.toLowerCase();
  return first !== '' && (PLACES.has(small) || withNames(small) !== small);
}

/** Whether a text is the name of a place and nothing else. */
export const isOnlyAPlace = (text: string): boolean => PLACES.has(text.toLowerCase());

/** Whether a name is one of a place, by its first word. */
export function isNameOfPlace(name: string): boolean {
  const [first = ''] = name.toLowerCase().replace(/^the /, '').split(' ');
  return PLACES.has(first) || PLACES_LIKE_WORDS.has(first);
}

const NONE: ReadonlySet<string> = new Set();

function withPlaces(text: string, own: ReadonlySet<string>): string {
  return text.replace(AT_A_PLACE, (all, before: string, place: string, more: string, at: number) => {
    const after = text.slice(at + all.length - more.length);
    // "In copper pans" is no place, whatever the business is called.
    const isOwn =
      own.has(place) && !COMMON.has(place) && /^(?:$|[,.;:!?)]| (?:and|&|or|since|for|with)\b)/.test(after);
    const isNear = /^(?:in|near|around|outside|based in)\b(?!.*\bthe )/.test(before);
    const isPlace = PLACES.has(place) || (isNear && (PLACES_LIKE_WORDS.has(place) || isOwn));
    if (!isPlace && !/^\p{Lu}/u.test(place)) return all;
    const others = more.replace(/\p{Ll}+/gu, (word) => (PLACES.has(word) ? upperFirst(word) : word));
    return before + (isPlace ? upperFirst(place) : place) + others;
  });
}
