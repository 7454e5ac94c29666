// What an idea takes for granted without saying so: a stage, an exam paper, a quote, a shelf. It is read from the idea's own words and
// held against what the business says of itself, so that nobody tells a nail studio's readers how to compare two estimates.
import { HAS_A_SHOP, SELLS_NO_GOODS } from '../packs/whom.ts';
import { alternatesOf } from './alternates.ts';
import type { Idea, Pack } from './idea.ts';
import type { ShelvedIdea } from './library.ts';
import { matches } from './matches.ts';

interface Premise {
  /** Packs in which the words mean it; null for all. */
  readonly packs: readonly string[] | null;
  /** The idea speaks of it. */
  readonly says: string;
  /** The business has to do with it. */
  readonly has: string;
}

/** A place that people walk into, or a stall that they stand at. */
const HAS_A_COUNTER = `${HAS_A_SHOP}|\\bcounter\\b|market stall|\\bstall\\b|konditorei|walk[- ]ins?\\b|drop in|come in\\b|workshop in|garage`;
const GOODS = `${HAS_A_SHOP}|we sell|sells\\b|second-hand|warranty|\\bstock\\b|products|online (?:shop|store)`;
/** A concert in aid of a hospice makes no charity of a choir. */
const NOT_FOR =
  '(?<!(?:in aid of|run for|raised? (?:money )?for|collect(?:s|ed)? for|proceeds to) [^.]{0,40})';
const GIVING = `${NOT_FOR}(?:charit|donat|fundrais|foundation|\\bappeal\\b|food ?bank|shelter|hospice|refuge|relief|in need|homeless|rescue|support us)`;
const STAGE =
  'theatre|theater|stage|concert|\\bbands?\\b|music|opera|choir|danc|comed|cinema|film (?:club|festival|nights?|screening)|festival|venue|\\bplays\\b|perform';

/** Whose customers come in their worst week: small talk, reviews and quiet weeks are no matter of theirs. */
const SOLEMN =
  'funeral|undertak|cremation|bereave|burial|crisis|suicid|domestic (?:abuse|violence)|addiction|palliative|memorial mason';
/** Whether its customers come in their worst week. @param profile name, description and facts */
export const isSolemn = (profile: string): boolean => matches(SOLEMN, profile);

const NOT_SOLEMN = `^(?![\\s\\S]*(?:${SOLEMN}))`;
/** Who makes or mends by hand behind the counter: aisles, float and fitting the season are no matter of theirs. */
const BENCH =
  '^(?![\\s\\S]*(?:I make|we make|mak(?:e|es) and (?:repair|mend)|at the bench|bespoke|commissions?\\b|restor(?:e|ation|er)|saddler|cobbler|tailor|upholster|locksmith|engrav|luthier|clock|watchmak|fram(?:er|ing)|sharpen))';

/** Where no road is salted: people there read of snow as of the moon. */
const WARM =
  'texas|florida|arizona|hawaii|louisiana|queensland|\\b(?:austin|houston|dallas|plano|san antonio|el paso|lubbock|miami|tampa|orlando|destin|phoenix|tucson|los angeles|san diego|honolulu|new orleans|mobile, AL|savannah|charleston|sydney|brisbane|perth, WA|darwin|cairns|auckland|cape town|durban|singapore|hong kong|dubai|malta|marbella|malaga|seville|tenerife|lisbon|lagos|faro|athens|cyprus|crete|bali|manila|mumbai|bangkok|nairobi|accra|kingston|barbados|jamaica)\\b|, ?(?:TX|FL|AZ|HI|LA)\\b';

const PREMISES: readonly Premise[] = [
  {
    packs: null,
    says: 'road salt|\\bsnow|\\bfrost(?:s|y)?\\b|frozen pipe|antifreeze|\\bon ice\\b|\\bicy\\b|sledg|after the winter|through the winter|winter (?:walk|coat|ty?i?re|boot)|bare (?:twig|stick)|hardwood cuttings',
    has: `^(?![\\s\\S]*(?:${WARM}))`,
  },
  // Why others ask for a deposit is no matter of who asks for none.
  { packs: null, says: '\\bdeposits?\\b', has: '^(?![\\s\\S]*\\b(?:no|without a?) ?deposits?\\b)' },
  {
    packs: ['other', 'retail', 'arts', 'hospitality', 'professional', 'nonprofit'],
    says: '.',
    has: NOT_SOLEMN,
  },
  {
    packs: ['moments'],
    says: '^(?![\\s\\S]*(?:memor|remember|candle|grandparent|mother|father|neighbour|longest night|evenings get lighter|alone|grief|names on))',
    has: NOT_SOLEMN,
  },
  {
    packs: ['retail'],
    says: 'aisle|at the back|what goes on the shelf|opens\\b.*\\bshop|shop before it opens|stocktake|too much change|ninety-nine|first hour|voucher|bigger pack|complain|shop you miss|from your childhood|missing in our',
    has: BENCH,
  },
  // Learning by ear, on a stage or from a book is no matter of who teaches hands to sew or to cook.
  {
    packs: ['teacher', 'education'],
    says: '^(?![\\s\\S]*(?:too old|first lesson|choose a teacher|alone or in a group|which teacher|talent|small steps|progress stops|early or late|something new))',
    has: '^(?![\\s\\S]*(?:sew(?:ing)?\\b|dressmak|knit|crochet|pottery|ceramic|wood ?(?:work|carv|turn)|cook(?:ery|ing)|baking class|floristry|jewellery|silversmith|weav|first aid|climb|sail|surf|ski\\b|riding|fenc|archery|kayak|meditat|martial|karate|judo|boxing|self-defen[cs]e|swim))',
  },
  {
    packs: ['arts'],
    says: 'stage|theatre|\\bseat|\\brow\\b|foyer|\\bplot\\b|libretto|rehears|concert|encore|applau|curtain|after the show|support act|\\bopera|orchestra|intermission|\\binterval|turns the pages',
    has: STAGE,
  },
  {
    packs: ['arts'],
    says: 'original artwork|first original|galler(?:y|ies)|museum|\\bpaintings?\\b|exhibition|artwork',
    has: 'galler|museum|paint|sculpt|illustrat|\\bartists?\\b|exhibit|\\bprints?\\b|ceramic|printmak',
  },
  {
    packs: ['teacher', 'education'],
    says: '\\bchild|\\bparents?\\b|\\bkids?\\b|homework|summer holiday|nagging|way home',
    has: '\\bchild|\\bkids?\\b|famil|parents|toddler|\\bteen|primary|secondary|\\bfrom (?:age|the age)|ages? \\d|years? old',
  },
  {
    packs: ['teacher', 'education'],
    says: 'metronome|cellist|cello|\\bscales\\b|instrument|\\bdo re mi\\b|by ear|\\bbars?\\b|concert|family party|orchestra',
    has: 'music|piano|guitar|violin|cello|flute|drum|singing|choir|instrument|saxophone|ukulele|\\bvoice\\b',
  },
  {
    packs: ['teacher', 'education'],
    says: 'reread|essay|\\bpapers?\\b|\\bmarks?\\b|exam question|flash ?card|card box|\\bcards?\\b|vocabulary|\\bnotes\\b|close the book|\\bread(?:ing)?\\b|\\bpages?\\b|spelling|word, sum|new term',
    has: 'tutor|tuition|language|english|french|spanish|german|italian|maths?\\b|science|gcse|a-level|\\bexam board|university|college|school (?:subjects|children|pupils)|study|studies|courses?\\b|theory|reading|writing|academ|primary|secondary',
  },
  {
    packs: ['education'],
    says: '\\bexam|\\bquiz|study|studies|revis(?:e|ion)\\b|essay|on paper|your own ten mistakes|every task',
    has: '^(?![\\s\\S]*(?:swim|judo|karate|aikido|martial|climb|boulder|riding|\\bpon(?:y|ies)|boxing))|tutor|school subjects|theory',
  },
  {
    packs: ['retail'],
    says: 'aisle|trolley|per unit|big pack|bigger pack|everyday things at the back|supermarket|with children|toddler|\\bchild\\b|shopping list|list or stroll',
    has: 'grocer|supermarket|convenience|corner shop|department store|\\bfood\\b|toys?\\b|chemist|pharmacy',
  },
  {
    packs: ['bakery'],
    says: '\\bbread|\\bloa(?:f|ves)\\b|sourdough|\\bcrust|\\bcrumb|\\byeast|\\brolls?\\b|baguette|croissant|\\bdough',
    has: '\\bbread|\\bloa(?:f|ves)\\b|sourdough|baker(?:y|s)\\b|bakehouse|\\brolls?\\b|baguette|croissant|pastr|viennoiserie|\\brye\\b|spelt|b[äa]ckerei|konditorei|pretzel',
  },
  {
    packs: ['other'],
    says: '\\bquotes?\\b|estimate',
    has: `${SELLS_NO_GOODS}|quotes?\\b|estimate|bespoke|commissions\\b|custom|made to (?:order|measure)|repair|install|events?\\b|wedding|removals\\b|print`,
  },
  {
    packs: ['other'],
    says: 'deposit',
    has: '(?<!\\bno )deposit|bespoke|commissions\\b|custom|made to (?:order|measure)|wedding|\\bevents?\\b|builder|joiner|kitchen|tattoo|\\bhire\\b|rooms?\\b',
  },
  {
    packs: ['other'],
    says: 'ordering something|order it|when to order|special order',
    has: 'orders?\\b|bespoke|commissions\\b|custom|made to (?:order|measure)|wedding|engrav|print|cakes?\\b|delivery',
  },
  {
    packs: ['other'],
    says: 'receipt|cheaper online|(?:opening hours|opening times|hours) on the map',
    has: GOODS,
  },
  // An escape room shows no works, and a museum has no front row.
  {
    packs: ['arts'],
    says: '.',
    has: '^(?![\\s\\S]*(?:escape (?:room|game)|puzzle room|exit game))|theatre|theater|band\\b',
  },
  {
    packs: ['arts'],
    says: 'support (?:the )?artists|too late to learn|creative habit|too old',
    has: '^(?![\\s\\S]*museum)|galler|artists?\\b|studio|class(?:es)?\\b',
  },
  // Who lets desks by the month answers for no valves and sells no houses.
  {
    packs: ['realestate'],
    says: '.',
    has: '^(?![\\s\\S]*(?:co-?working|shared office|hot ?desk|serviced office|virtual office))',
  },
  // A car has no shelf, and nobody goes to a car dealer to look round without buying.
  {
    packs: ['retail'],
    says: '.',
    has: '^(?![\\s\\S]*(?:(?:car|motor|van|vehicle) (?:dealer|sales|showroom)|dealership|(?:used|nearly new|second-hand) (?:cars|vans|vehicles)))|parts (?:counter|shop)|accessories',
  },
  // Wood, thread and blades are no matter of who drives or plays.
  {
    packs: ['other'],
    says: 'where the money goes|pays from your bill',
    has: '^(?![\\s\\S]*(?:\\btaxi|minicab|private hire|courier|escape room))',
  },
  // Who talks about food at a table has neither gowns nor wards.
  {
    packs: ['healthcare'],
    says: 'waiting room|first name|call you|hospital',
    has: '^(?![\\s\\S]*(?:nutrition|dieti[ct]))|hospital|clinic',
  },
  // Nobody asks an ice cream parlour how to cool rice.
  {
    packs: ['food'],
    says: 'soup|leftover|big pot|rice\\b|supper|recipe|stale|flask|lunch|tape\\b|quantit|crowd|tins|heat of chillies',
    has: '^(?![\\s\\S]*(?:ice[- ]?cream|gelat|sorbet|frozen yog))|caf[eé]|restaurant|kitchen|bakery',
  },
  { packs: ['other'], says: 'voucher', has: 'voucher|gift' },
  {
    packs: ['other'],
    says: '\\bcomplain|just looking|cash or card|go back to a place|closing time|a button|on the map|which shop|shops? you',
    has: HAS_A_COUNTER,
  },
  { packs: ['other'], says: 'what to give|\\bpresent\\b', has: `gifts?\\b|presents?\\b|${HAS_A_SHOP}` },
  {
    packs: ['healthcare'],
    says: 'appointment|waiting room|\\bdoctors?\\b|\\bvisit(?:ing)?\\b|runs late|medicines?|prescription|pharmac|hospital|\\bill\\b|leaflet|hard of hearing|symptom|blood pressure|vaccin|\\bfever',
    has: 'clinic|doctor|\\bGP\\b|surgery|dentist|dental|hospital|physio|therap|patients|pharmac|nurs|practice|optician|\\bcare\\b|podiat|chiropod|osteopath|chiropract|midwi|hearing|medical',
  },
  {
    packs: ['nonprofit'],
    says: 'donat|giving|\\bgift|\\bappeal|charity report|collecting at|disaster',
    has: GIVING,
  },
  // Who sings or plays together looks after nobody.
  {
    packs: ['nonprofit'],
    says: '.',
    has: `${GIVING}|volunteer|care\\b|carers?\\b|support|(?:first|legal|mutual) aid|mentor|\\bhelp|advice|trust\\b|mission|conservation|disab|refugee|repair|^(?![\\s\\S]*(?:choir|orchestra|\\bbands?\\b|drama|theatre|\\bclubs?\\b|societ(?:y|ies)|league|allotment))`,
  },
  // Toasts, trays and dance floors are no matter of a cottage with its own kitchen, of boats for hire or of a sauna.
  {
    packs: ['hospitality'],
    says: '.',
    has: 'restaurant|\\bbars?\\b|\\bpubs?\\b|\\bcaf|bistro|dining|dinner|cocktail|\\bwines?\\b|\\bbeers?\\b|brew|events?\\b|part(?:y|ies)\\b|wedding|functions?\\b|cater|hotel|\\binn\\b|venue|conference|banquet|kitchen team|chef|pizz|burger|tapas|brunch|takeaway|supper',
  },
  // Who hires out chairs and glasses serves nobody.
  {
    packs: ['hospitality'],
    says: '.',
    has: '^(?![\\s\\S]*(?:(?:crockery|glassware|chairs?|tables?|furniture|linen|party|events?|inflatables?|castles?)[^.]*\\b(?:hire|rentals?)\\b))|restaurant|\\bpubs?\\b|\\bhotel|venue',
  },
  // A parlour that comes to weddings with a cart has neither bar nor dance floor.
  {
    packs: ['hospitality'],
    says: '.',
    has: '^(?![\\s\\S]*(?:ice[- ]cream|gelat|sorbet))|restaurant|\\bbars?\\b|\\bpubs?\\b|bistro|hotel|dinner|venue',
  },
  {
    packs: ['club-charity'],
    says: 'committee|\\bminutes\\b|treasurer|group chat|\\bclubs?\\b|\\bmeeting|\\bmembers?\\b|find volunteers|thank-you|name badge|\\brota\\b|\\bgrant\\b|poster',
    has: '\\bclubs?\\b|societ(?:y|ies)|association|members?(?:hip)?\\b|\\bteams?\\b|league|choir|\\bscouts?\\b|guild',
  },
  { packs: ['club-charity'], says: 'giving before|donat|raffle|jumble|cake stall|fundrais', has: GIVING },
  {
    packs: ['other'],
    says: 'describe a fault|the fault',
    has: 'repair|mend|servic(?:e|ing) (?:your|of|all)|full service|boiler|plumb|electri|install|support|maintenance|fix',
  },
  // Nobody asks a tattooist about rehearsals, nor a nursery about essays.
  { packs: ['arts'], says: '.', has: '^(?![\\s\\S]*(?:tattoo|pierc(?:er|ing|ed)))' },
  {
    packs: ['education'],
    says: '^(?![\\s\\S]*(?:lunchbox|fingers))',
    has: '^(?![\\s\\S]*(?:child ?mind|nurser(?:y|ies)|day ?care|kinderg|pre-?school|cr[eè]che|nann(?:y|ies)\\b|play ?group))',
  },
  {
    packs: ['other'],
    says: '\\bquotes?\\b|estimate|better price|discount',
    has: '^(?![\\s\\S]*(?:child ?mind|nurser(?:y|ies)|day ?care|kinderg|pre-?school|optician|\\byoga|pilates|\\bcoach(?:es|ing)?\\b|counsel|psychother|tutor))',
  },
  // An article that must not drip on the carpet is fetched from a shelf.
  {
    packs: ['other'],
    says: 'what you want to buy|say what you need it for|better advice from a small business',
    has: '^(?![\\s\\S]*(?:\\bcoach(?:es|ing)?\\b|counsel|therap|tutor|electrician|plumb|roofing|gym\\b))',
  },
  // Who talks with people or works with their hands prescribes nothing.
  {
    packs: ['healthcare'],
    says: 'tablet|medicine|\\bpill|packets|teaspoon|leaflet|herbal|medical words|wash your hands|medical advice|date of birth|ill as a child|who is ill',
    has: '^(?![\\s\\S]*(?:counsel|psychother|psycholog|talking therap|osteopath|chiropract|podiatr|chiropod|foot (?:care|clinic)|nutrition|dieti[ct]|\\bcoach))|doctors?\\b|\\bGPs?\\b|pharmac|medical (?:centre|center|practice)|hospital',
  },
  // Printers and wholesalers count as manufacturing, and hold no part to a tolerance.
  {
    packs: ['manufacturing'],
    says: 'toleranc|\\bparts?\\b|drawing change|revision letter|oldest machine|screw thread|factory visit|at your machines|outlines in a workshop',
    has: 'parts\\b|machin|component|metal|steel|plastic|\\bCNC\\b|engineer|factor(?:y|ies)|fabricat|mould|\\bcast|weld|turn(?:ed|ing)|mill(?:ed|ing)|\\bmak(?:e|es|ing)\\b|produc|manufactur|assembl|tooling',
  },
  // Days that many people keep are no matter of every trade.
  {
    packs: ['moments'],
    says: 'charity|before you give',
    has: 'charit|non-?profit|donat|fundrais|foundation|\\bchurch\\b|parish',
  },
  {
    packs: ['moments'],
    says: 'Black Friday',
    has: `${HAS_A_SHOP}|we sell|second-hand|warranty|online (?:shop|store)`,
  },
  {
    packs: ['moments'],
    says: 'before everybody is away',
    has: 'plumb|heating|boiler|\\block(?:s|smith)|\\balarm|handy(?:man|person)|property manag|house ?sit|pet sit|pharmac',
  },
  {
    packs: ['moments'],
    says: 'small business',
    has: '^(?![\\s\\S]*(?:\\bclubs?\\b(?! hire)|societ(?:y|ies)\\b|choir|orchestra|charit|non-?profit|volunteers|association|parish|church))',
  },
  { packs: ['other'], says: 'better price|discount', has: 'discount|negotia|haggl|market (?:stall|trader)' },
];

/** Whose readers are at work when they read: they buy for a firm. */
const FIRMS =
  '\\bb2b\\b|wholesal|distributors?\\b|manufacturers?\\b|\\bfirms\\b|compan(?:y|ies)\\b|businesses|employers?\\b|small business owners|self-employed|freelancers|start-?ups?\\b|(?:operations|office|warehouse|facilities|site|fleet|plant) managers|exporters|importers|warehouses?\\b|wholesalers|fulfilment houses|\\bIT (?:teams?|managers?)|engineering teams|developers|procurement|enterprise|\\bclients?\\b.*\\bpayroll|agencies';
const HOUSEHOLDS =
  'famil|home ?(?:owners?|buyers?)|households?|couples|parents|children|individuals|consumers|patients|students|pensioners|retire|locals|tenants|landlords|sailors|neighbours';
/** What is kept at home. */
const AT_HOME =
  'mother|father|grandparent|\\bchild|\\bkids?\\b|parcel|present\\b|gift|wreath|decorat|porch|supper|kitchen|\\bdogs?\\b|\\bcats?\\b|\\beggs?\\b|pancake|valentine|\\bschool|christmas|windows|\\bhouse|\\bhome\\b|\\btable\\b|famil|neighbour|your street|\\bboot\\b|\\bbin\\b|\\bbirthdays?|lend a book|memorial|friend|new year|sinterklaas|advent|nicholas';
const AT_WORK =
  'at work|office|colleagu|\\bfirms?\\b|invoice|meetings?\\b|your team|first job|whose idea|small business|monday easier|customers';

/** Whether the business has what the idea takes for granted. @param profile name, description and facts */
export function isGranted({ idea, pack, moment }: ShelvedIdea, profile: string): boolean {
  const taken = known.get(idea) ?? takenFor(idea, pack);
  known.set(idea, taken);
  if (moment !== null && taken.isOfHome && isReadAtWork(profile)) return false;
  return taken.premises.every(({ has }) => matches(has, profile));
}

/** Whether its readers buy for a firm and none of them for a household. */
function isReadAtWork(profile: string): boolean {
  return matches(FIRMS, profile) && !matches(HOUSEHOLDS, profile);
}

interface Taken {
  /** Told of life at home, where nobody works. */
  readonly isOfHome: boolean;
  readonly premises: readonly Premise[];
}
const known = new WeakMap<Idea, Taken>();

/** What an idea takes for granted, read once from what it is about, in its own words. */
function takenFor(idea: Idea, pack: Pack): Taken {
  const titles = [...alternatesOf(idea.title), idea.cover, ...idea.subject];
  const words = [...titles, ...alternatesOf(idea.gist)].join('\n');
  const isMeant = ({ packs, says }: Premise) => (packs?.includes(pack.id) ?? true) && matches(says, words);
  const isOfHome = matches(AT_HOME, words) && !matches(AT_WORK, words);
  return { isOfHome, premises: PREMISES.filter(isMeant) };
}
