// Which kind of fact a sentence of a profile is: the first line of the table whose sign it bears.
import type { Industry } from '../../contract/constants/industries.ts';
import type { FactKind } from '../../contract/fact.ts';
import { aspectsOf } from './aspects.ts';
import { isGivenName } from './capitals.ts';
import { GIVEN_NAMES } from './given-names-data.ts';
import { KIND_RULES } from './kind-rules.ts';
import { identityIn } from './noun-phrase.ts';

/** Trades that sell things rather than work. */
const SELLS_THINGS: ReadonlySet<Industry> = new Set<Industry>([
  'food',
  'retail',
  'manufacturing',
  'arts',
  'ecommerce',
]);
const THINGS =
  /\b(?:sell|sells|bake|bakes|brew|brews|roast|roasts|stock|stocks|grow|grows|manufacture|manufactures|produce|produces|publish|publishes)\b|\b(?:menu|range|collection|bread|cakes?|coffee|cheese|beers?|wines?|plants|furniture|clothes|jewell?ery|candles|soaps?|software|app)\b|^our (?:\w+ ){1,3}comes? from\b/i;
const WORKS =
  /\b(?:repairs?|services?|servicing|install\w*|advice|advise|consult\w*|lessons|treatments?|massages?|cater\w*|hire|rental|delivery|alterations|restoration|photography|tuning|tuition)\b|^(?:we|i) (?:\w+ly |also |can |will )?(?:lend|bring|collect|handle|travel|speak|help|look after|play|perform|come|pick up)\b/i;

/** What stands ready for customers, whatever the trade sells. */
const COMFORTS =
  /^(?:there (?:is|are)|(?:we|i) (?:keep|have|set aside|offer))\b.*\b(?:chairs?|benches|seats?|high ?chairs?|ramp|lift|wi-?fi|toilets?|changing (?:table|room)|waiting room|cr[eè]che|play (?:corner|area|room)|playground|terrace|garden|courtyard|fitting rooms?|water bowls?|gift[- ]wrap\w*)\b|^(?:we|i) gift[- ]wrap\b/i;
/** In an inn the rooms are what is sold. */
const ROOMS =
  /^(?:all |each |every |our |the |both |two |three |four |five |six |most )?(?:\w+ )?(?:rooms?|suites?|apartments?|flats?|cottages?|cabins?|pods?|pitches|beds?)\b/i;
/** What somebody or something does at those times is not when the business is open. */
const DEEDS =
  /^(?:we|i)\b|\b(?:sells?|sold|gone|ready|arrives?|starts?|begins?|leaves?|comes?|goes?|bakes?|baked|runs?|takes?)\b/i;

/** Kinds that a sentence is not for what stands in its brackets. */
const IN_PASSING: readonly FactKind[] = ['event', 'price', 'hours'];

/** What a sentence is rather than what the business is, where it says both. */
const STRONGER: readonly FactKind[] = ['claim', 'guarantee', 'question', 'history', 'proof'];
const LODGING = /\b(?:guest house|bed and breakfast|b&b|holiday (?:apartments?|lets?|cottages?|homes?))\b/i;

/** "Licensed plumber serving Tucson": what it is, with its proof in front. */
const LICENSED_AS =
  /^(?:(?:fully |state |family )?(?:licen[sc]ed|certified|chartered|registered|qualified|accredited|insured)(?:,? and | & |, | )){1,2}(?:\p{Ll}+ ){0,2}\p{Ll}+(?:er|or|ist|ian|smith|ant|ent)s? (?:in|on|of|from|near|across|covering|serving|for)\b/iu;

interface Teller {
  readonly name: string;
  readonly industry: Industry;
}

/** The kind of a sentence of the description. @param isFirst it stands at the beginning, where owners say what they are */
export function kindOf(text: string, { name, industry }: Teller, isFirst: boolean): FactKind {
  if (!isFirst && isNameOfPeople(text, name)) return 'people';
  // "Tom Price" is nobody's price.
  const bare =
    text
      .replace(name, '')
      .replace(/(?<=\p{Lu}\p{Ll}+ )Price\b/u, '')
      .trim() || text;
  // What stands in brackets is said in passing: a class in a list of services makes no event of it.
  const aloud = bare.replace(/\([^)]*\)/g, '');
  const aspects = { bare: aspectsOf(bare), aloud: aspectsOf(aloud) };
  const kind = KIND_RULES.find(([one, signs]) => {
    const [words, of] = IN_PASSING.includes(one) ? [aloud, aspects.aloud] : [bare, aspects.bare];
    return signs.some((sign) => (typeof sign === 'string' ? of.has(sign) : sign.test(words)));
  })?.[0];
  if (isFirst && kind === 'proof' && LICENSED_AS.test(text)) return 'story';
  if (saysWhatItIs(text, name, isFirst)) return kind && STRONGER.includes(kind) ? kind : 'story';
  // "Petal & Crumb creates wedding cakes from a studio in ..." says what is done; where is said in passing.
  if (kind && !(kind === 'place' && isDeedOf(name, text))) return kind;
  const isLong = text.split(', ').length > 3;
  if (aspects.aloud.has('times') && /\d/.test(text) && !isLong && !DEEDS.test(text)) return 'hours';
  if (COMFORTS.test(bare)) return 'service';
  const isThing =
    THINGS.test(bare) || SELLS_THINGS.has(industry) || (industry === 'hospitality' && ROOMS.test(bare));
  return isThing && !WORKS.test(bare) ? 'product' : 'service';
}

/** "Hannah Pell", "Aoife and Nell", "Kirsty and her mum": who does it, and no more. */
function isNameOfPeople(text: string, business: string): boolean {
  const [, first = ''] = PEOPLE_NAMED.exec(text) ?? [];
  if (first === '') return false;
  // "Rosemary" alone is a herb as often.
  if (!text.includes(' ')) return isGivenName(text);
  // Hatty Ross of "Hatty's Hats" need not be in a list.
  return GIVEN_NAMES.has(first.toLowerCase()) || new RegExp(`^${first}['’]s?\\b`, 'u').test(business);
}
const PEOPLE_NAMED =
  /^(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}'’-]+)?(?:(?:, (?:and )?| and | & | ?\+ ?)(?:\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)?|(?:her|his|my|our|their) \p{Ll}+(?: \p{Lu}\p{Ll}+)?))*$/u;

function isDeedOf(name: string, text: string): boolean {
  return (
    name !== '' &&
    text.startsWith(name) &&
    /^ (?:\p{L}+ly )?\p{Ll}+(?<!s)s \p{L}/u.test(text.slice(name.length)) &&
    !/^ is\b/.test(text.slice(name.length))
  );
}

/** "Sourdough bakery in Leeds", "We are a firm of ...": what the business is. */
function saysWhatItIs(text: string, name: string, isFirst: boolean): boolean {
  const bare = text.replace(/^The /, '');
  const subject = bare.startsWith(name) ? `we${bare.slice(name.length)}` : text;
  if (/^(?:we|i)(?:'m|'re| am| are| is) (?:an?|the|your) /i.test(subject)) return true;
  if (!isFirst) return false;
  const lead =
    text.split(
      /,| (?:covering|serving|offering|that|which|who|where|specialis\w+|specializ\w+|with|at|\d)/,
    )[0] ?? '';
  if (/^(?:\p{L}+ ){0,3}\p{L}{3,}(?:ers|ists|smiths) (?:in|on|of|from|near|across|covering)\b/u.test(text))
    return true;
  return identityIn(text, name) !== null || identityIn(lead, name) !== null || LODGING.test(text);
}
