// The ideas that a business can tell: those of its trade, of its industry, and the moments of the year.
import type { Industry } from '../../../contract/constants/industries.ts';
import { alternatesOf } from './alternates.ts';
import type { Format, Idea, Moment, Pack } from './idea.ts';
import type { TradePart } from './part-trades.ts';
import { MOMENTS, PRACTICE, SHELF, type ShelfEntry } from './shelf.ts';

/** An idea and where it stands; `id` is "pack/idea". */
export interface ShelvedIdea {
  readonly id: string;
  readonly idea: Idea;
  readonly pack: Pack;
  readonly moment: Moment | null;
}

export interface Library {
  /** The trade's pack first, where there is one. */
  readonly packs: readonly Pack[];
  /** Ids of the trades that the business is of, the first first. */
  readonly trades: readonly string[];
  /** Ids of the trades of which it has a small part under its roof. */
  readonly parts: readonly string[];
  readonly ideas: readonly ShelvedIdea[];
  /** Whether the first word of a text stands in small letters elsewhere in the packs: it is no name. */
  readonly isCommon: (text: string) => boolean;
}

const MOST_KEPT = 7;
const kept = new Map<string, Promise<Pack>>();

/**
 * What a business of this trade (null: none was found) and industry can tell.
 * @param profile its name and description: of who belongs to no trade they say whether it gives advice
 * @param isOther whether it is known to be of a trade without a pack: then the nearest of its industry is none of its
 * @param also trades that it is of as well
 * @param parts trades of which it has a small part, and which of their ideas suit that
 */
export async function openLibrary(
  trade: string | null,
  chosen: Industry,
  profile: string | null = null,
  {
    isOther = false,
    also = [],
    parts = [],
  }: { isOther?: boolean; also?: readonly string[]; parts?: readonly TradePart[] } = {},
): Promise<Library> {
  const industry = industryOf(trade, chosen, profile);
  const entries = entriesFor(trade, industry, {
    nearest: isOther && !IS_WIDE.has(industry) ? undefined : nearestOf(industry, profile),
    also: [...also, ...(NEAR[trade ?? ''] ?? []), ...subjectOf(trade, profile)],
  });
  const smaller = parts.flatMap((part) => {
    const entry = SHELF.find(({ id }) => id === part.id);
    return entry === undefined || entries.includes(entry) ? [] : [{ entry, ...part }];
  });
  const packs = await Promise.all([...entries, ...smaller.map(({ entry }) => entry), PRACTICE].map(loadPack));
  const year = await loadPack(MOMENTS);
  const next = hasDoor(entries, industry) ? await loadPack(EVERYBODY) : null;
  const ideas = [...packs, year].flatMap((pack) => [
    ...pack.ideas
      .filter(isOfPart(smaller.find(({ id }) => id === pack.id)))
      .map((idea) => shelve(pack, idea, null)),
    ...(pack.moments ?? []).map((moment) => shelve(pack, moment.idea, moment)),
  ]);
  const talk = (next?.ideas ?? []).filter(({ format }) => TALK.has(format));
  if (next !== null) ideas.push(...talk.map((idea) => shelve(next, idea, null)));
  const common = [...packs, year].map(commonWords);
  const isCommon = (text: string) => {
    const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
    return common.some((words) => words.has(first));
  };
  const trades = trade === null ? [] : [trade, ...also];
  return { packs, trades, parts: smaller.map(({ id }) => id), ideas, isCommon };
}

/** A bike workshop with coffee tells of coffee, and of no table for twelve. */
const isOfPart =
  (part: TradePart | undefined) =>
  ({ title, cover, tags }: Idea): boolean =>
    part === undefined ||
    part.about === null ||
    part.about.test([...alternatesOf(title), cover, ...tags].join('\n'));

function shelve(pack: Pack, idea: Idea, moment: Moment | null): ShelvedIdea {
  return { id: `${pack.id}/${idea.id}`, idea, pack, moment };
}

const counted = new WeakMap<Pack, ReadonlySet<string>>();

function commonWords(pack: Pack): ReadonlySet<string> {
  const words =
    counted.get(pack) ?? new Set(JSON.stringify([pack.ideas, pack.moments]).match(/(?<!\p{L})\p{Ll}+/gu));
  counted.set(pack, words);
  return words;
}

/** The trade that is nearest to an industry where none was found. */
const NEAREST_TRADE: Partial<Readonly<Record<Industry, string>>> = {
  technology: 'software-it',
  education: 'teacher',
  nonprofit: 'club-charity',
  realestate: 'estate-agent',
};

/** Their nearest trade is right for all who are of them: whoever teaches, whoever collects for others. */
const IS_WIDE: ReadonlySet<Industry> = new Set<Industry>(['education', 'nonprofit']);

/** Industries in which what every shop can tell is out of place: their readers buy for a company, or are patients. */
const NO_SHOPS: ReadonlySet<Industry> = new Set<Industry>([
  'technology',
  'finance',
  'healthcare',
  'manufacturing',
  'professional',
]);

/** Trades whose customers come for advice. */
const ADVISERS: ReadonlySet<string> = new Set([
  'accountant',
  'agency',
  'architect',
  'estate-agent',
  'law',
  'software-it',
  'software-product',
  'translator',
]);

/**
 * "Professional services" is chosen by advisers and, for lack of a nearer word, by people who work with their hands: a locksmith's
 * readers have no use for retainers, references and meetings.
 */
function industryOf(trade: string | null, chosen: Industry, profile: string | null): Industry {
  if (chosen === 'technology' && trade !== null && AT_THE_BENCH.has(trade)) return 'other';
  if (GOODS.has(chosen) && (trade === null ? FOOD.test(profile ?? '') : FOOD_TRADES.has(trade)))
    return 'food';
  if (chosen !== 'professional') return chosen;
  const advises = trade === null ? profile === null || ADVISES.test(profile) : ADVISERS.has(trade);
  return advises ? chosen : 'other';
}

/** Industries that a butcher or a beekeeper chooses as well: their readers ask about food, and about no cables and no receipts. */
const GOODS: ReadonlySet<Industry> = new Set<Industry>(['retail', 'manufacturing', 'other']);
const FOOD_TRADES: ReadonlySet<string> = new Set([
  'bakery',
  'coffee-roaster',
  'drinks-maker',
  'farm',
  'food-shop',
  'ice-cream',
  'takeaway',
]);
/** What those make who have no pack of their own. */
const FOOD =
  /\b(?:chocolatiers?|chocolate makers?|bee ?keep\w*|honey from|raw honey|marmalades?|jams and|chutneys?|hot sauces?|kimchi|meal prep)\b/i;

/** Who mends technology at a counter counts as a shop: their readers run no projects and wait for no release. */
const AT_THE_BENCH: ReadonlySet<string> = new Set(['device-repair']);

/** What those say of themselves who are paid for what they know. */
const ADVISES =
  /\b(?:advi[cs](?:e|er|ers|or|ors|ory|es|ing)\b|consult|business coach|strateg|architect|engineering (?:firm|office|practice)|recruit|headhunt|mediat|audit|agency|research|compliance|patent|trademark|procurement|project manage|human resources|HR\b|virtual assistan|remote (?:PA|assistan)|admin(?:istrative)? support|grants?\b|bid writ|fundraising|interior design|survey(?:or|ors|ing|s)\b|notar(?:y|ies)\b|translat|copy ?writ|proofread|succession)/i;

/** Industries of which the people would not call theirs a shop or a small firm. */
const NO_FIRMS: ReadonlySet<Industry> = new Set<Industry>(['arts', 'education', 'hospitality', 'nonprofit']);

/** Trades whose readers share the questions of a wider one: what it knows is told as well. */
const NEAR: Partial<Readonly<Record<string, readonly string[]>>> = {
  'software-product': ['software-it'],
  'online-course': ['teacher'],
};

/** What a club is for: runners read of running, and singers of singing. A pizzeria is asked about pizza, eaten there or at home. */
function subjectOf(trade: string | null, profile: string | null): string[] {
  if (trade === 'cafe-restaurant' && profile !== null && /pizz/i.test(profile)) return ['takeaway'];
  if (trade !== 'club-charity' || profile === null) return [];
  return SUBJECTS.filter(([, sign]) => sign.test(profile))
    .map(([pack]) => pack)
    .slice(0, 1);
}

const SUBJECTS: readonly (readonly [pack: string, sign: RegExp])[] = [
  ['physio-fitness', /\b(?:running|runners|couch to 5k|triathlon|athletics|fitness|yoga|pilates|walking) /i],
  ['garden', /\b(?:garden(?:s|ing|ers)?|allotments?|horticultur\w+)\b/i],
  ['arts', /\b(?:choir|choral|orchestra|drama|theatre|theater|film|operatic|brass band|art) /i],
  ['photographer', /\b(?:camera club|photograph\w+)\b/i],
];

/** Who gives lessons is near to teachers; who brings rockets to a birthday is not. */
const TEACHES =
  /\b(?:lessons?|class(?:es)?|courses?|tutor\w*|tuition|teach(?:er|ers|es|ing)?|lectures?|academy|college|university|coach(?:es|ing)?|train(?:er|ers|ing)|school(?! (?:workshop|part|visit|assembl)\w*))\b/i;

function nearestOf(industry: Industry, said: string | null): string | undefined {
  const teachesNot = industry === 'education' && said !== null && !TEACHES.test(said);
  return teachesNot ? undefined : NEAREST_TRADE[industry];
}

function entriesFor(
  trade: string | null,
  industry: Industry,
  { nearest, also }: { nearest: string | undefined; also: readonly string[] },
): ShelfEntry[] {
  const wanted = [trade ?? nearest, ...also];
  const ofTrade = wanted.flatMap((wish) => SHELF.filter(({ id }) => id === wish));
  const ofIndustry = SHELF.filter(({ match, industries }) => match === null && industries.includes(industry));
  const found = [...new Set([...ofTrade, ...ofIndustry])];
  const isThin = found.length < 2 && !NO_SHOPS.has(industry) && !NO_FIRMS.has(industry);
  return isThin ? [...new Set([...found, EVERYBODY])] : found;
}

/** A pack of fewer ideas does not fill the weeks. */
const FEW_IDEAS = 24;

/**
 * Whether there is a pack of the trade, and one that fills the weeks: what else there is comes when it has nothing to say.
 * @param ideas those that suit the business: half of a pack may speak of another branch
 */
export function isRich({ packs }: Library, ideas: readonly ShelvedIdea[]): boolean {
  const [first] = packs;
  const own = ideas.filter(({ pack }) => pack === first);
  return first?.match !== undefined && own.length >= FEW_IDEAS;
}

/** Whether there is a pack of its own trade: without one, what any business of the industry could say is thin. */
export const isOfTrade = ({ packs }: Library): boolean => packs[0]?.match !== undefined;

/** Whether it is told for the owner's own words that it goes with: without them it is anybody's. */
export const isOfPractice = ({ pack }: ShelvedIdea): boolean => pack.id === PRACTICE.id;

/** What every small business with a door can tell. */
export const EVERYBODY = SHELF.find(({ id }) => id === 'other') as ShelfEntry;
/** What of it goes with any trade: talk and looks behind the scenes, of which a trade has few. Tips are the trade's own. */
const TALK: ReadonlySet<Format> = new Set<Format>(['question', 'either', 'behind', 'story']);
/** They have the same thoughts about shops in their own words. */
const SHOPS: ReadonlySet<Industry> = new Set<Industry>(['retail', 'ecommerce']);

function hasDoor(entries: readonly ShelfEntry[], industry: Industry): boolean {
  const isNone = NO_SHOPS.has(industry) || NO_FIRMS.has(industry);
  return !(isNone || SHOPS.has(industry) || entries.includes(EVERYBODY));
}

function loadPack(entry: ShelfEntry): Promise<Pack> {
  const before = kept.get(entry.id);
  const pack = before ?? entry.load().then((loaded) => loaded.default);
  kept.delete(entry.id);
  kept.set(entry.id, pack);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return pack;
}
