// The signs of the kinds of facts. Before a sign is added, ask whether it is a rule of how owners speak or the words of one of them.
import type { FactKind } from '../../contract/fact.ts';
import type { Aspect } from './aspects.ts';

/** A sign is what stands in the words, or what they are about. */
export type Sign = RegExp | Aspect;

const WEEKDAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|mo|di|mi|do|fr|sa|so)\\b';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = `(?:${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}|(?:once|twice|every|first|second|last|each) (?:a |other )?(?:week|month|evening|morning)|in ${MONTH}\\b|(?:new year's|christmas) (?:eve|day)|halloween|boxing day|easter (?:sunday|monday|weekend))`;
const SEASON = '(?:spring|summer|autumn|fall|winter|advent|the new year)';
const GATHERING =
  '(?:workshops?|class(?:es)?|courses?|tastings?|concerts?|open (?:day|house|evening)s?|fairs?|festivals?|talks?|webinars?|clinics?|groups?|quiz(?: night)?s?|story ?times?|meet-?ups?|exhibitions?|retreats?|late openings?|private views?|open studios?|sessions?|rehearsals?|yoga|pilates|zumba|spin|boot ?camp|(?:knit|film|games|music|comedy|swap|curry|burger) nights?|live music|open mic|(?:community|shared|charity) (?:lunch|supper|dinner|breakfast)(?:es|s)?|coffee mornings?|(?:night|evening|morning|social|group|club) (?:social )?(?:ride|run|walk|swim)s?|(?:seconds|sample|studio|plant|book|jumble|clearance|yard|rummage|bake) sales?|(?:lambing|open|volunteer|harvest) (?:days?|weekends?))';
const TIMES = '\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|uhr|h)?';
const WORKERS =
  '(?:team|staff|guides?|negotiators?|tutors?|teachers?|therapists?|chefs?|bakers?|stylists?|coaches|trainers?|mechanics?|solicitors?|agents?|gardeners?|carers?|nurses?|dentists?|vets|developers?|consultants?|apprentices?|volunteers|electricians?|plumbers?|joiners?|carpenters?|hairdressers?|barbers?|florists?|accountants?|bookkeepers?|physios?|physiotherapists?|hygienists?|engineers?|instructors?|lawyers?|architects?|roofers?|painters?|lecturers?|brewers?|roasters?|butchers?|cooks?|waiters?|potters?|weavers?|people|women|men)';
const COUNT =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)';
const STOCK_IN_TRADE =
  '(?:people|employees|staff|machines?|vans?|lorries|trucks|hives|hens|cows|goats|sheep|acres|hectares|ovens|looms|kilns|boats|horses|greenhouses|presses|lathes)';
const WE = '^(?:we|i) (?:\\w+ly |always |also |still |never )?';
/** Of what belongs to the business it says when its door is open. */
const OF_THE_HOUSE =
  "(?:the |our )?(?:[\\w'-]+ )?(?:shop|store|office|studio|kitchen|caf[eé]|gallery|garden|farm|museum|bar|doors?|box office|workshop|clinic|practice|showroom|yard|gates?|house|reception|library|surgery|bakery|restaurant|pub|hotel|salon|centre|center|bookings?|orders?|applications?|registrations?|enrolments?|tickets?|everything|everyone|which|it|they|most|all|prices?) (?:opens?|is|are|starts?|begins?|takes?|returns?)";
/** What brings people together, where it is one of its kind; courses and groups are what a trade sells. */
const GET_TOGETHER =
  '(?:concerts?|exhibitions?|fairs?|festivals?|open (?:day|house|evening)s?|quiz(?:zes)?|sales?|part(?:y|ies)|shows?|plays?)';

const either = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'i');

/** The first whose sign a sentence bears is its kind. */
export const KIND_RULES: readonly (readonly [FactKind, readonly Sign[]])[] = [
  [
    'question',
    [
      /\?$/,
      /^(?:do|does|did|can|could|is|are|will|should|may|how|what|when|where|which|who|why)\b[^.!]*\? /i,
    ],
  ],
  // Whoever is asked to call is told how things are done, and of no place; a number makes it one to keep.
  [
    'policy',
    [
      /^(?:just |please )?(?:call|ring|phone|text|e-?mail|message|whatsapp|ask|write to) (?:us|me|ahead|before|first|for)\b(?!.*(?:\d{4}|@))/i,
      /^(?:pay|wear|rinse|allow|arrive|come) (?:by|in|with|at|on|as|loose|old|dark|warm|clean|after|\d+)\b/i,
      /^(?:we|i) answer (?:e-?mails?|texts?|whatsapp|messages|the phone|calls)\b(?!.*\bwithin\b)/i,
      /^cancell?(?:ations?|ing)\b|^no (?:\w+ ){1,3}(?:needed|required|necessary)$|^if (?:the|it|there)\b.*\b(?:don't|do not|won't|cannot|can't|are off|is off)\b/i,
      /^(?:dogs?|pets|children|kids|bikes|muddy boots) (?:sleep|stay|go|eat|wait|come)\b|^dogs? (?:on (?:a lead|leads)|off the lead) (?:are )?welcome|^new (?:patients|clients|customers|pupils|faces) (?:are )?(?:always )?welcome/i,
      /^(?:a |two |three |some )?(?:steps?|level access|step-free) (?:to|at|into|up|access)\b/i,
      /^(?:\w+ )?(?:places|spaces|spots|dates) (?:left )?for\b|\btaking (?:work|bookings|orders|commissions) for\b/i,
    ],
  ],
  // "Most screens done in 45 minutes", "Usually ready in a week", "Gallery online within four weeks": how long it takes.
  [
    'process',
    [
      /^(?!.*[£$€]|you |we |i ).{0,40}\b(?:back|done|ready|finished|online|turned round) (?:in|within) (?:about |around |under |less than )?(?:\d+|an?|one|two|three|four|five|six) (?:minutes?|hours?|(?:working )?days?|weeks?)\b/i,
      /^turn-?around\b|^(?:get|have) (?:a|your) quote (?:in|within)\b|^(?:\w+ ){1,3}after every (?:lesson|visit|session|job|clean|match)$/i,
      /^(?:every|once every) (?:\w+ )?(?:weeks|months)\b/i,
    ],
  ],
  // A courtesy is no price, and how one arrives or orders no work.
  ['service', [/^free (?:gift[- ])?(?:wrapping|wrap|wi-?fi|internet)\b(?!.*[£$€]\s?\d)/i]],
  [
    'policy',
    [
      /^check[- ]?(?:in|out)\b(?!.*[£$€]\s?\d)/i,
      /^order (?:on|at|by|through|via|from) (?:our|the) (?:web ?)?(?:site|shop|app|counter|page)\b(?!.*[£$€]\s?\d)/i,
    ],
  ],
  [
    'guarantee',
    [
      /\b(?:guarantee[ds]?|money[- ]back|warrant(?:y|ies)|or (?:your|you get your) money)\b/i,
      /\bif .{1,60}\b(?:exchange|replace|redo|refund|come (?:back|again))\b|\bwe come back\b/i,
    ],
  ],
  // "Boiled in copper pans, twelve jars at a time": how it is made, whatever the trade sells.
  [
    'process',
    [
      /^(?:baked|boiled|brewed|roasted|smoked|cured|fermented|dyed|spun|woven|knitted|thrown|fired|glazed|carved|forged|cast|sewn|stitched|printed|pressed|churned|milled|distilled|bottled|hand-?\w+ed) (?:in|by|over|on|with)\b/i,
    ],
  ],
  // Who speaks says so first, whatever follows.
  [
    'people',
    [
      /^(?:I'm|I am|[Mm]y name is) (?!Registered|Qualified|Certified)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:,| and |$)/u,
    ],
  ],
  [
    'history',
    [
      /^(?:we|i) (?:moved|took over|bought|inherited|expanded|built)\b.*\b(?:19|20)\d\d$|\b(?:came|brought|inherited|handed down|goes back|dates back)\b.*\b(?:1[5-9]|20)\d\d\b/i,
    ],
  ],
  [
    'policy',
    [
      /^pre[- ]?order\b|^changeover\b|^minimum stay\b|^cash\b|^(?:posted|shipped|dispatched) (?:on|every|within|the)\b/i,
    ],
  ],
  [
    'hours',
    [
      /^closed (?:in|on|every|all|sun|mon|tues|wed|thu|fri|sat)/i,
      /^(?:late|early) opening\b|^(?:evenings?|weekends?) (?:til|till|until|from) \d/i,
      either(
        `^(?:open )?(?:from|between) (?:easter|${MONTH}|${SEASON}) (?:to|until|till|and) `,
        `^(?:early |late )?(?:${WEEKDAY}|evening|weekend) (?:appointments?|slots?|surger(?:y|ies))\\b`,
      ),
    ],
  ],
  // What is insured is not what it costs.
  [
    'proof',
    [
      /\binsur(?:ance|ed)\b.{0,20}\b(?:of|up to|to|for) [£$€]\d|[£$€][\d.,]+ ?(?:m|k|million)? (?:\w+ ){0,2}(?:insurance|liability)\b/i,
      /^licen[sc]e (?:no\b|number|#|[A-Z]{2,}|\d)/i,
    ],
  ],
  // A course that begins on a date is one to come to.
  [
    'event',
    [
      new RegExp(
        `^(?!we |i )(?:[\\w-]+ ){1,5}(?:starts?|begins?|returns?) (?:again )?(?:on )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2})`,
        'i',
      ),
    ],
  ],
  // Whatever opens or is on a day, and is no door: a stall, a run, a concert, the move to another street.
  [
    'event',
    [
      either(
        `^(?!we |i |.*\\b(?:and|or) (?:closes?|shuts?)\\b|${OF_THE_HOUSE})(?:[\\w'’-]+ ){1,6}(?:opens?|is|are|starts?|begins?|takes? place|returns?|is back|are back) (?:again )?(?:on (?:the )?(?:${WEEKDAY},? )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2})|in (?:early |late |mid-?)?(?:${MONTH}|${SEASON})\\b)(?! (?:to|until|till)\\b)`,
        `^we (?:are|'re) (?:moving|opening|launching|celebrating)\\b.*\\b(?:in|on) (?:${MONTH}|${SEASON}|\\d)`,
        `^(?:the )?[\\w'-]+ deadline is (?:\\d{1,2}|${MONTH})`,
        `^(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:nights?|mornings?|evenings?) at \\d`,
      ),
    ],
  ],
  // Said plainly, whatever days, figures or telephone numbers stand beside it.
  ['offer', [/\b\d+ ?% (?:off|discount)\b/i]],
  [
    'policy',
    [
      /\bdeposit (?:to|is|of|secures?|required|when)\b|^book (?:online|by phone|via|through|on|in the app)\b/i,
    ],
  ],
  ['service', [/^(?:24[ -]?hours? |24\/7 |emergency )?call-?outs?\b|\bcall-?outs? after\b/i]],
  [
    'event',
    [
      new RegExp(
        `^(?!we |i )(?:\\w+ ){0,3}(?:tours?|walks?|demonstrations?) (?:every|on|each) (?:${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th)? ${MONTH})`,
        'i',
      ),
    ],
  ],
  [
    'place',
    [
      /\bis (?:our|the) (?:meeting|starting|pick-?up) point\b|^(?:[Ww]e|I) (?:park|pitch|set up|trade) (?:at|on|in|outside|by|beside) /,
      /^[Hh]eld (?:at|in) (?:the )?\p{Lu}|^(?:We|I) (?:cover|serve) \p{Lu}\p{Ll}+(?:,| and | &)|^\p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+$/u,
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
      either(
        `\\b${GATHERING}\\b(?! (?:are|have|is|has) (?:max|small|limited|never)).*\\b${DATE}`,
        `\\b${DATE}.*\\b${GATHERING}\\b`,
      ),
      either(
        `^${WEEKDAY} ${TIMES} [-–—] [A-Za-z]`,
        `^(?!open|closed|drop|${WEEKDAY}).*\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days (?:at |from )?\\d`,
        `\\bmeets? .*\\b${DATE}`,
        // What the business does by itself on such a day is its way to work.
        `^(?!(?:we|i) (?!run|hold|host|teach|meet|have|give|offer|organi[sz]e|open|play|show|put on|invite|do)\\w+ ).*\\b(?:first|second|third|last|every other) ${WEEKDAY} of (?:the|each|every) month`,
        `\\b(?:hold|host|give|put on|play|stage|organi[sz]e) (?:an?|our|the) (?:\\w+ ){0,2}${GET_TOGETHER}\\b`,
      ),
    ],
  ],
  ['service', [/^(?!.*\bopen).*\b24\/7\b/i]],
  ['event', [/^every \p{L}+day (?:at|from) .*\b(?:an?|the|our) \p{L}+/iu]],
  ['policy', [/^(?:the )?doors open \w+ (?:minutes|mins|an hour) before/i]],
  ['policy', [/\b(?:cards?|cash) (?:taken|ok)\b|^cash (?:or|and) cards?\b/i]],
  [
    'people',
    [
      /^(?:(?:[Cc]o-)?[Ff]ounder|[Oo]wner|[Dd]irector|[Hh]ead \p{L}+)s? \p{Lu}\p{Ll}+/u,
      /^\p{Lu}\p{Ll}+ has \p{Ll}+ .*\bfor (?:over |more than |nearly )?\d+ (?:years|yrs)\b/u,
      /^(?:[Rr]un|[Ll]ed|[Tt]aught|[Oo]wned) by (?:\p{Lu}|me\b|my\b|a (?:husband|mother|father|couple))/u,
      /^(?:it's |it is )?(?:just )?(?:me (?:\(\p{Lu}[\p{L}'’-]+\) )?and|my \p{L}+ and (?:me|I))\b/iu,
    ],
  ],
  [
    'policy',
    [
      /^(?:all )?(?:orders?|bookings?|entries|applications|registrations?|enrolments?) .*\b(?:closes?|by|before|until|leaves?|ships?|needs?|takes?)\b|^returns? (?:are|is|within|by)\b/i,
    ],
  ],
  [
    'hours',
    [
      /^(?:opening |office |business |shop |consult\w+ )?(?:hours|times)\b|\b(?:ouvert|geöffnet|late night|staffed)\b/i,
      either(`\\b${WEEKDAY}.*\\b${TIMES} ?(?:-|–|to|until|till|bis) ?\\d`, `^${WEEKDAY}.*\\bclosed\\b`),
      'hours',
    ],
  ],
  [
    'policy',
    [
      /\b(?:dogs?|pets|children|kids|wheelchairs?|cards?|laptops|prams|bikes) (?:are |is )?(?:always |also )?(?:welcome|allowed|accepted)\b|\b(?:dogs?|pets|children|kids|guests) may\b|\b(?:is|are) (?:not )?allowed\b/i,
    ],
  ],
  [
    'proof',
    [/\b(?:fully |are )?insured\b|\bregistered charity\b|\blicen[sc]ed?(?: (?:#|no\b)|\b(?= and insured))/i],
  ],
  [
    'offer',
    [
      /\b\d+ ?% (?:off|discount)\b|\b(?:half[- ]price|special offers?|two for one|2[- ]for[- ]1|buy one|happy hour|introductory|free (?:\w+ )?(?:diagnos(?:is|tics?)|visits?|fittings?|tastings?|measur\w+|trial|sample|taster|consultation|valuations?|assessments?|inspections?|surveys?|estimates?|quotes?|quotation|call|first|initial|shipping|delivery))\b|\bfirst .{1,30} (?:(?:is |are )?free\b|costs? nothing)|\b(?:discounts?|save) .*\d/i,
    ],
  ],
  [
    'process',
    [
      either(
        `${WE}(?:explain|agree|discuss|show|publish|confirm|compare|write down|talk|go through|tell)\\b[^\\d]*\\b(?:prices?|costs?|fees?|quotes?|estimates?)\\b[^\\d]*$`,
        `${WE}(?:give|send|write)(?: you)? an? (?:\\w+ )?(?:price|quote|estimate)\\b[^\\d]*$`,
      ),
    ],
  ],
  [
    'price',
    [
      'price',
      /^rates? (?:by|per|from)\b|\d[.,]?-? ?(?:nok|sek|dkk|chf|kr)\b|\b(?:nok|sek|dkk|chf) ?\d|\bcommission (?:is|of)\b|% commission\b|\bfrom \d+ ?%|\bno (?:[\w-]+ ){0,2}(?:charges?|fees?|contracts?)\b(?! (?:is|are|runs?|lasts?|longer|shorter))|\d\.-|\bincl(?:\.|uding) (?:vat|tax)\b|[:,] free$|\bpays? (?:half|no|less|nothing|only)\b/i,
    ],
  ],
  [
    'proof',
    [
      /\b(?:award\w*|winners?|prize|certified|certificat\w+|accredited|registered (?:with|by)|members? of the|rated|featured (?:in|on)|as seen (?:in|on)|licen[sc]ed|(?:premises|trading|alcohol|waste carrier\S*) licen[sc]e|chartered|approved by|recommended by|(?:DBS|CRB)[- ]checked|ISO ?\d{4,}|TÜV|Soil Association)\b|^".+" (?:\(|[–-] ?[A-Z])/i,
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
        '^i .*\\bfor .* years$',
      ),
      /^We are \p{Lu}\p{Ll}+(?:,| and| &) /u,
      /^\p{Lu}\p{Ll}+ \p{Ll}+s, \p{Lu}\p{Ll}+ \p{Ll}+s$|^(?:[Ee]x-|[Ff]ormer )\p{Ll}+(?: \p{Ll}+)?$/u,
      /^\p{Lu}\p{Ll}+ \p{Ll}+s .* and \p{Lu}\p{Ll}+ \p{Ll}+s\b/u,
      /^(?:Dr|Prof|Mrs?|Ms|Coach|Chef)\b\.? \p{Lu}/u,
      /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,[^,]+, (?:\p{Ll}+s\b|\d+ (?:years|yrs))/u,
      /^\p{Lu}\p{Ll}+ (?:(?:and|&) \p{Lu}\p{Ll}+ )?(?:trained|learned|learnt|qualified|grew up|studied|taught|worked|apprenticed)\b/u,
      either(
        `^${COUNT.replace('\\d+|', '')} (?:of our )?(?:\\w+ )?${WORKERS}\\b.* (?:work|are|is|have|has|run|see|look|speak|live|teach|cook)\\b`,
        '\\b(?:himself|herself)\\b',
      ),
    ],
  ],
  [
    'number',
    [
      /\b(?:repaired|served(?! .*\b(?:until|till|from|at|between|before|after) \d)|helped|sold|planted|delivered|handed|gave out|given out|built|taught|rehomed|raised)\b.*\b\d{2,}/i,
      /\b\d[\d.,]*\+?k? (?:(?:\w+ ){0,2})(?:customers|clients|members|projects|patients|students|users|downloads|orders|countries|cities|weddings|families|volunteers|trees|employees|branches|locations)\b/i,
      /^(?:around |about |over |more than |nearly |some )?\d[\d.,]*\+? (?:\p{L}+ ){1,2}(?:use|have|come|came|trust|joined|live|train|learn)\b/iu,
      either(`${WE}(?:have|are|employ|run|own|keep|farm) (?:\\w+ )?${COUNT} (?:\\w+ )?${STOCK_IN_TRADE}\\b`),
    ],
  ],
  ['history', [/^we(?:'ve| have) been\b.*\b(?:for|since)\b/i]],
  [
    'process',
    [
      /^(?:all |any |the |our )?(?:yesterday's|left-?overs?|unsold|waste|green waste|off-?cuts?|scraps|shavings|surplus|peelings|what is left)\b.* (?:go|goes|is|are|feeds?|becomes?|turns?)\b/i,
      /\b(?:has|have) been (?:tried|tested|checked|read|washed|repaired|restored)\b/i,
      /\b(?:is|are) (?:\w+ly |also |only |always )?(?:made|baked|roasted|brewed|fired|sewn|built|printed|cut|checked|mixed|shaped|poured|grown|sourced|picked|dried|smoked|cured|tested|tried|fried|grilled|steamed|boiled|kept|turned|washed|weighed|dyed|glazed|sanded|oiled|sharpened|ironed|composted|recycled|proofread|felled|fitted|numbered|signed|cooked|bound|milled|packed|written by hand)\b/i,
    ],
  ],
  [
    'place',
    [
      /^(?:the|our|an?) .* (?:is|are) .*\b(?:minutes?(?: walk)?|metres|meters|yards|miles?|km|steps) (?:away|from|on foot|by (?:car|bus|bike|train))\b/i,
      /\bcar parks?\b|\btakes? place (?:at|in)\b|^the (?:bus|train|tram|metro|number \d+)\b/i,
      /^we (?:cover|serve) .*\b(?:between|around|across|surrounding|villages|towns|from .+ to)\b/i,
    ],
  ],
  ['place', ['contact', 'place', /\d{3,}\s?\/\s?\d{2,}/, /^(?:based|housed|situated) in\b/i]],
  [
    'policy',
    [
      'booking',
      'delivery',
      /\b(?:cancel\w*|refunds?|refunded|deposits?|cash only|cards? (?:only|accepted)|bring your (?:own|dogs?)|min(?:imum|\.) order|by prescription|no (?:pets|dogs|smoking|minimum)|under \d+s?|must be|check-(?:in|out)|dog[- ]friendly|child[- ]friendly|wheelchair|post to)\b/i,
      /^(?:(?:we|i) (?:do not|don't|never|only|take only)|returns? |please |ask |bring |pets |arrival |if you )/i,
      /\b(?:can|may) (?:also |always )?be (?:ordered|made up|paid|collected|returned|exchanged|changed|moved|rescheduled|locked|left|stored|hired|sent)\b/i,
      /^you (?:can|may) (?:\w+ly |also |always )?(?:bring|return|cancel|pay|collect|change|leave|order|stay|join|stop|pause|swap)\b/i,
      /^(?:we|i) (?:\w+ )?(?:(?:take|accept) (?:all |both )?(?:cards?|cash|cheques?|vouchers?|insurance)|(?:post|ship|send|dispatch) (?:\w+ )?(?:every|on|within|the same|by|to)\b)/i,
      /^no (?:\w+ ){1,3}(?:(?:is|are) (?:needed|required|necessary)|.*\b(?:longer|shorter|more|less|fewer) than)\b|^nobody (?:has|needs) to\b|^any(?:one|body) can\b|\b(?:hour|day|week|month)s?'? notice\b|^there (?:is|are) no\b/i,
      /\b(?:leave|leaves|ship|go out|are sent|are posted) (?:on )?the same day\b/i,
    ],
  ],
  ['history', ['history', /\bsince '\d\d\b|\bwas (?:an?|once|originally)\b/i]],
  [
    'people',
    [
      'people',
      /\bfor (?:over |more than |nearly |about )?(?:\d+|\p{L}+(?:ty|teen)?) (?:years|decades)\b|\b\d+ years(?: of)? (?:experience|in)\b|\b(?:learned|learnt|trained) (?:the|with|under|at|in|from|his|her|their)\b|\brun by\b|\bqualified\b/iu,
    ],
  ],
  [
    'process',
    [
      /\b(?:by hand|hand-\w+|overnight|from scratch|made (?:with|from|of|in|to)|takes? (?:about |around )?(?:\d+|\p{L}+) (?:minutes|hours|days|weeks|months)|in (?:small )?batches|(?:lasts?|rests?|within) .*\b(?:minutes|hours|days?)\b|before we|step by step|because|(?<!^\S+ )in the (?:mornings?|afternoons?))\b|^(?:each|every) (?:loaf|piece|order|visit|batch|bowl|client|penny|pound|cent|euro|dollar)\b/iu,
      /^we (?:always |only |first )?(?:start|begin|listen|measure|check|use|source|mill|mix|test|explain|answer|reply|call back|review)\b/i,
      either(
        `${WE}(?:dye|glaze|fire|knead|sharpen|ring|walk|clean|send|sort|weigh|wash|inspect|accompany|meet|oil|sand|season|compost|record|photograph|back up|service|iron|taste|read)\\b.* (?:before|after|while|until|twice|first|with|by|without|every|each)\\b`,
        `${WE}\\w+ .* (?:ourselves|myself)$|${WE}work (?:without|alone|only)\\b`,
        `${WE}\\w+ (?:.* )?on the (?:first|second|third|last) `,
      ),
    ],
  ],
];
