// Which kind of fact a sentence of a profile is: the first line of the table whose sign it bears.
import type { Industry } from '../../contract/constants/industries.ts';
import type { FactKind } from '../../contract/fact.ts';
import { type Aspect, aspectsOf } from './aspects.ts';

/** A sign is what stands in the words, or what they are about. */
type Sign = RegExp | Aspect;

const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const GATHERING =
  '(?:workshops?|class(?:es)?|courses?|tastings?|concerts?|open (?:day|house|evening)s?|markets?|fairs?|festivals?|talks?|webinars?|clinics?|walk(?:ing)? groups?|quiz(?: night)?s?|story ?times?|meet-?ups?|exhibitions?|retreats?|sessions?|services|rehearsals?)';

const RULES: readonly (readonly [FactKind, readonly Sign[]])[] = [
  ['question', [/\?$/]],
  [
    'guarantee',
    [/\b(?:guarantee[ds]?|guarantees|money[- ]back|warrant(?:y|ies)|or (?:your|you get your) money)\b/i],
  ],
  [
    'event',
    [
      new RegExp(
        `\\b${GATHERING}\\b.*\\b(?:${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}|(?:once|twice|every|first|second|last|each) (?:a |other )?(?:week|month|evening|morning))\\b`,
        'i',
      ),
      new RegExp(
        `\\b(?:${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}|weekly|monthly)\\b.*\\b${GATHERING}\\b`,
        'i',
      ),
    ],
  ],
  ['hours', ['hours', /^(?:opening |office |business )?hours\b/i]],
  [
    'offer',
    [
      /\b\d+ ?% (?:off|discount)\b|\b(?:half[- ]price|special offers?|two for one|2[- ]for[- ]1|buy one|happy hour|introductory|free (?:trial|sample|taster|consultation|estimate|quote|quotation|call|first|initial)|first .{1,30} (?:is |are )?free)\b|\b(?:discounts?|save) .*\d|\b(?:this|until the end of(?: the)?) (?:week|month|season)\b.*\d/i,
    ],
  ],
  ['price', ['price']],
  [
    'proof',
    [
      /\b(?:award\w*|winners?|prize|certified|certificat\w+|accredited|registered (?:with|by)|members? of the|rated|\d(?:[.,]\d)? stars?|five[- ]star|reviews|featured (?:in|on)|as seen (?:in|on)|licen[sc]ed|fully insured|chartered|approved by|recommended by|ISO ?\d{4,}|TÜV|Soil Association|Meisterbetrieb|Bio-certified)\b/i,
    ],
  ],
  [
    'claim',
    [
      /\b(?:the (?:very )?(?:best|finest|leading|cheapest|fastest|freshest|tastiest|friendliest|largest|biggest|number one|most \w+|only)|best .{1,30} in|leading|no\. ?1|number one|unrivalled|unbeatable|unparalleled|unmatched|world[- ]class|second to none|like no other|top[- ]rated|#1)\b/i,
    ],
  ],
  ['place', ['contact', 'place']],
  [
    'policy',
    [
      'booking',
      'delivery',
      /\b(?:cancel\w*|refunds?|refunded|returns? (?:within|are|is)|deposits?|cash only|cards? (?:only|accepted)|we (?:do not |don't )?(?:take|accept) |bring your own|minimum order|by prescription|(?:dogs?|pets|children|kids|wheelchairs?) (?:are |is )?(?:always )?welcome|no (?:pets|dogs|smoking|contract|minimum)|walk-ins?|under \d+s?|must be|please )\b/i,
    ],
  ],
  ['history', ['history']],
  [
    'people',
    [
      'people',
      'background',
      /\b(?:team|staff|apprentices?|colleagues|(?:master|head|lead|senior) (?:baker|chef|stylist|gardener|therapist|engineer|brewer)|qualified|therapists?|learned|trained)\b.*\b(?:is|are|has|have|of|and|by|from|in|at)\b/i,
    ],
  ],
  [
    'number',
    [
      /\b\d[\d.,]*\+?k? (?:(?:\w+ ){0,2})(?:customers|clients|members|projects|patients|students|users|downloads|orders|countries|cities|homes|houses|weddings|families|animals|volunteers|trees|years|employees|branches|locations)\b/i,
    ],
  ],
  [
    'process',
    [
      /\b(?:by hand|hand-\w+|overnight|from scratch|made (?:with|from|of|in|to)|(?:is|are) (?:made|baked|roasted|brewed|fired|sewn|built|printed|cut|checked|mixed|shaped|poured|grown|sourced|picked|dried|smoked|cured|tested|kept|stored)|takes? (?:about )?\d+ (?:minutes|hours|days|weeks)|\d+ (?:minutes|hours|days|weeks)\b|before we|step by step|first,? .* then|we (?:always |only |first )?(?:start|begin|listen|measure|check|use|source|mill|mix|test|visit|write|explain|answer|call back))\b/i,
    ],
  ],
];

/** Trades that sell things rather than work. */
const SELLS_THINGS: ReadonlySet<Industry> = new Set<Industry>(['food', 'retail', 'manufacturing', 'arts']);
const THINGS =
  /\b(?:sell|sells|bake|bakes|brew|brews|roast|roasts|stock|stocks|grow|grows|craft|crafts|manufacture|manufactures|produce|produces|publish|publishes)\b|\b(?:menu|range|collection|bread|cakes?|coffee|cheese|beers?|wines?|plants|furniture|clothes|jewell?ery|candles|soaps?|software|app)\b/i;
const WORKS =
  /\b(?:repairs?|services?|servicing|install\w*|advice|advise|consult\w*|lessons|treatments?|massages?|catering|hire|rental|delivery|alterations|restoration)\b/i;

/** Kinds of a sentence of the description. @param isIdentity it says what the business is */
export function kindOf(text: string, industry: Industry, isIdentity: boolean): FactKind {
  const aspects = aspectsOf(text);
  const bears = (sign: Sign) => (typeof sign === 'string' ? aspects.has(sign) : sign.test(text));
  const rule = RULES.find(([, signs]) => signs.some(bears));
  if (isIdentity) return rule && STRONGER.includes(rule[0]) ? rule[0] : 'story';
  if (rule) return rule[0];
  if (aspects.has('times') && !/^(?:we|I)\b/i.test(text)) return 'hours';
  if (THINGS.test(text) && !WORKS.test(text)) return 'product';
  return SELLS_THINGS.has(industry) && !WORKS.test(text) ? 'product' : 'service';
}

/** What a sentence is rather than what the business is, where it says both. */
const STRONGER: readonly FactKind[] = ['claim', 'guarantee', 'question'];
