// Which kind of fact a sentence of a profile is: the first line of the table whose sign it bears.
import type { Industry } from '../../contract/constants/industries.ts';
import type { FactKind } from '../../contract/fact.ts';
import { type Aspect, aspectsOf } from './aspects.ts';
import { identityIn } from './noun-phrase.ts';

/** A sign is what stands in the words, or what they are about. */
type Sign = RegExp | Aspect;

const WEEKDAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|mo|di|mi|do|fr|sa|so)\\b';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = `(?:${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}|(?:once|twice|every|first|second|last|each) (?:a |other )?(?:week|month|evening|morning))`;
const GATHERING =
  '(?:workshops?|class(?:es)?|courses?|tastings?|concerts?|open (?:day|house|evening)s?|fairs?|festivals?|talks?|webinars?|clinics?|groups?|quiz(?: night)?s?|story ?times?|meet-?ups?|exhibitions?|retreats?|sessions?|rehearsals?|yoga|pilates|zumba|spin|boot ?camp|(?:knit|film|games|music|comedy) nights?)';
const TIMES = '\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|uhr|h)?';
const WORKERS =
  '(?:team|staff|guides?|negotiators?|tutors?|teachers?|therapists?|chefs?|bakers?|stylists?|coaches|trainers?|mechanics?|solicitors?|agents?|gardeners?|carers?|nurses?|dentists?|vets|developers?|consultants?|apprentices?|volunteers)';

const either = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'i');

const RULES: readonly (readonly [FactKind, readonly Sign[]])[] = [
  [
    'question',
    [
      /\?$/,
      /^(?:do|does|did|can|could|is|are|will|should|may|how|what|when|where|which|who|why)\b[^.!]*\? /i,
    ],
  ],
  [
    'guarantee',
    [
      /\b(?:guarantee[ds]?|money[- ]back|warrant(?:y|ies)|or (?:your|you get your) money)\b/i,
      /\bif .{1,60}\b(?:exchange|replace|redo|refund|come (?:back|again))\b|\bwe come back\b/i,
    ],
  ],
  [
    'place',
    [
      /^(?:find|visit|meet|see) us (?:at|in|on|opposite|near|by)\b|^(?:free )?parking\b|^areas?(?: covered)?:/i,
      /[\w.+-]+@[\w-]+\.\w{2,}|(?<![\d£$€#-])\+?\d[\d ()/-]{8,}\d(?!\d)/,
    ],
  ],
  [
    'event',
    [
      either(`\\b${GATHERING}\\b.*\\b${DATE}`, `\\b${DATE}.*\\b${GATHERING}\\b`),
      either(
        `^${WEEKDAY} ${TIMES} [-–—] [A-Za-z]`,
        `^(?!open|closed|drop|${WEEKDAY}).*\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days (?:at |from )?\\d`,
        `\\b(?:first|second|third|last|every other) ${WEEKDAY} of (?:the|each|every) month`,
      ),
    ],
  ],
  ['service', [/^(?!.*\bopen).*\b24\/7\b/i]],
  [
    'hours',
    [
      /^(?:opening |office |business |shop |consult\w+ )?(?:hours|times)\b|\b(?:ouvert|geöffnet|late night)\b/i,
      either(`\\b${WEEKDAY}.*\\b${TIMES} ?(?:-|–|to|until|till|bis) ?\\d`, `^${WEEKDAY}.*\\bclosed\\b`),
      'hours',
    ],
  ],
  [
    'policy',
    [
      /\b(?:dogs?|pets|children|kids|wheelchairs?|cards?|laptops|prams|bikes) (?:are |is )?(?:always |also )?(?:welcome|allowed|accepted)\b/i,
    ],
  ],
  [
    'proof',
    [/\b(?:fully |are )?insured\b|\bregistered charity\b|\blicen[sc]ed?(?: (?:#|no\b)|\b(?= and insured))/i],
  ],
  [
    'offer',
    [
      /\b\d+ ?% (?:off|discount)\b|\b(?:half[- ]price|special offers?|two for one|2[- ]for[- ]1|buy one|happy hour|introductory|free (?:\w+ )?(?:trial|sample|taster|consultation|valuations?|assessments?|estimates?|quotes?|quotation|call|first|initial|shipping|delivery))\b|\bfirst .{1,30} (?:is |are )?free\b|\b(?:discounts?|save) .*\d/i,
    ],
  ],
  [
    'price',
    [
      'price',
      /\d[.,]?-? ?(?:nok|sek|dkk|chf|kr)\b|\b(?:nok|sek|dkk|chf) ?\d|\bcommission (?:is|of)\b|% commission\b|\bfrom \d+ ?%|\bno (?:[\w-]+ ){0,2}(?:charge|fees?|contracts?)\b|\d\.-|\bincl(?:\.|uding) (?:vat|tax)\b|[:,] free$/i,
    ],
  ],
  [
    'proof',
    [
      /\b(?:award\w*|winners?|prize|certified|certificat\w+|accredited|registered (?:with|by)|members? of the|rated|featured (?:in|on)|as seen (?:in|on)|licen[sc]e[ds]?|chartered|approved by|recommended by|(?:DBS|CRB)[- ]checked|ISO ?\d{4,}|TÜV|Soil Association)\b|^".+" (?:\(|[–-] ?[A-Z])/i,
    ],
  ],
  [
    'claim',
    [
      /\b(?:the (?:very )?(?:best|finest|leading|cheapest|fastest|freshest|tastiest|friendliest|largest|biggest|number one)|best .{1,30} in|leading|no\. ?1|number one|unrivalled|unbeatable|unparalleled|unmatched|world[- ]class|second to none|like no other|top[- ]rated|#1)\b/i,
    ],
  ],
  [
    'people',
    [
      either(
        `^(?:(?:all )?(?:our|my) (?:\\w+ )?)${WORKERS}\\b`,
        `\\band (?:his|her|their) team\\b`,
        '^run by\\b',
      ),
      /^(?:Dr|Prof|Mrs?|Ms|Coach|Chef)\b\.? \p{Lu}/u,
      /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,[^,]+, (?:\p{Ll}+s\b|\d+ (?:years|yrs))/u,
    ],
  ],
  [
    'number',
    [
      /\b(?:repaired|served|helped|sold|planted|delivered|handed|gave out|given out|built|taught|rehomed|raised)\b.*\b\d{2,}/i,
      /\b\d[\d.,]*\+?k? (?:(?:\w+ ){0,2})(?:customers|clients|members|projects|patients|students|users|downloads|orders|countries|cities|weddings|families|volunteers|trees|employees|branches|locations)\b/i,
    ],
  ],
  [
    'process',
    [
      /\b(?:is|are) (?:\w+ly |also |only |always )?(?:made|baked|roasted|brewed|fired|sewn|built|printed|cut|checked|mixed|shaped|poured|grown|sourced|picked|dried|smoked|cured|tested|felled|fitted|numbered|signed|cooked|bound|milled|packed|written by hand)\b/i,
    ],
  ],
  ['place', ['contact', 'place', /\d{3,}\s?\/\s?\d{2,}/, /^based in\b/i]],
  [
    'policy',
    [
      'booking',
      'delivery',
      /\b(?:cancel\w*|refunds?|refunded|deposits?|cash only|cards? (?:only|accepted)|bring your (?:own|dogs?)|min(?:imum|\.) order|by prescription|no (?:pets|dogs|smoking|minimum)|under \d+s?|must be|check-(?:in|out)|dog[- ]friendly|child[- ]friendly|wheelchair|post to)\b/i,
      /^(?:(?:we|i) (?:do not|don't|never|only|take only)|returns? |please |ask |bring |pets |arrival )/i,
    ],
  ],
  ['history', ['history', /\bsince '\d\d\b|\bwas (?:an?|once|originally)\b/i]],
  [
    'people',
    [
      'people',
      /\bfor \d+ years\b|\b\d+ years(?: of)? (?:experience|in)\b|\b(?:learned|learnt|trained) (?:the|with|under|at|in|from|his|her|their)\b|\brun by\b|\bqualified\b/i,
    ],
  ],
  [
    'process',
    [
      /\b(?:by hand|hand-\w+|overnight|from scratch|made (?:with|from|of|in|to)|takes? (?:about )?\d+ (?:minutes|hours|days|weeks)|(?:lasts?|rests?|within) .*\b(?:minutes|hours|days?)\b|before we|step by step|because|in the (?:mornings?|afternoons?))\b|^(?:each|every) (?:loaf|piece|order|visit|batch|bowl|client)\b/i,
      /^we (?:always |only |first )?(?:start|begin|listen|measure|check|use|source|mill|mix|test|explain|answer|reply|call back|review)\b/i,
    ],
  ],
];

/** Trades that sell things rather than work. */
const SELLS_THINGS: ReadonlySet<Industry> = new Set<Industry>([
  'food',
  'retail',
  'manufacturing',
  'arts',
  'ecommerce',
]);
const THINGS =
  /\b(?:sell|sells|bake|bakes|brew|brews|roast|roasts|stock|stocks|grow|grows|manufacture|manufactures|produce|produces|publish|publishes)\b|\b(?:menu|range|collection|bread|cakes?|coffee|cheese|beers?|wines?|plants|furniture|clothes|jewell?ery|candles|soaps?|software|app)\b/i;
const WORKS =
  /\b(?:repairs?|services?|servicing|install\w*|advice|advise|consult\w*|lessons|treatments?|massages?|catering|hire|rental|delivery|alterations|restoration)\b/i;

/** Kinds that a sentence is not for what stands in its brackets. */
const IN_PASSING: readonly FactKind[] = ['event', 'price', 'hours'];

/** What a sentence is rather than what the business is, where it says both. */
const STRONGER: readonly FactKind[] = ['claim', 'guarantee', 'question', 'history', 'proof'];
const LODGING = /\b(?:guest house|bed and breakfast|b&b|holiday (?:apartments?|lets?|cottages?|homes?))\b/i;

interface Teller {
  readonly name: string;
  readonly industry: Industry;
}

/** The kind of a sentence of the description. @param isFirst it stands at the beginning, where owners say what they are */
export function kindOf(text: string, { name, industry }: Teller, isFirst: boolean): FactKind {
  // "Tom Price" is nobody's price.
  const bare =
    text
      .replace(name, '')
      .replace(/(?<=\p{Lu}\p{Ll}+ )Price\b/u, '')
      .trim() || text;
  // What stands in brackets is said in passing: a class in a list of services makes no event of it.
  const aloud = bare.replace(/\([^)]*\)/g, '');
  const aspects = { bare: aspectsOf(bare), aloud: aspectsOf(aloud) };
  const kind = RULES.find(([one, signs]) => {
    const [words, of] = IN_PASSING.includes(one) ? [aloud, aspects.aloud] : [bare, aspects.bare];
    return signs.some((sign) => (typeof sign === 'string' ? of.has(sign) : sign.test(words)));
  })?.[0];
  if (saysWhatItIs(text, name, isFirst)) return kind && STRONGER.includes(kind) ? kind : 'story';
  if (kind) return kind;
  if (aspects.aloud.has('times') && /\d/.test(text) && !/^(?:we|I)\b/i.test(text)) return 'hours';
  const isThing = THINGS.test(bare) || SELLS_THINGS.has(industry);
  return isThing && !WORKS.test(bare) ? 'product' : 'service';
}

/** "Sourdough bakery in Leeds", "We are a firm of ...": what the business is. */
function saysWhatItIs(text: string, name: string, isFirst: boolean): boolean {
  const bare = text.replace(/^The /, '');
  const subject = bare.startsWith(name) ? `we${bare.slice(name.length)}` : text;
  if (/^(?:we|i)(?:'m|'re| am| are| is) (?:an?|the|your) /i.test(subject)) return true;
  if (!isFirst) return false;
  const lead = text.split(/,| (?:covering|serving|offering|specialis\w+|specializ\w+|with|at|\d)/)[0] ?? '';
  return identityIn(text, name) !== null || identityIn(lead, name) !== null || LODGING.test(text);
}
