// The built-in writer: in English from the library and the owner's facts, in other languages from the facts alone.
import { type ChannelType, type PostChannel, takesPosts } from '../../contract/channels/index.ts';
import type { Industry, Tone } from '../../contract/constants/industries.ts';
import type { Pillar } from '../../contract/constants/pillars.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import { aimsOf } from './aims.ts';
import type { Fact, WriterProfile } from './facts.ts';
import { goalsSaid } from './goals.ts';
import { FREE, type Keeping } from './habits/keeping.ts';
import { ownTags } from './hashtags.ts';
import { localeOfTexts } from './language.ts';
import type { Format, ToneLetter } from './library/idea.ts';
import { isSouthern } from './library/in-time.ts';
import { type Library, openLibrary } from './library/library.ts';
import { toldTrades } from './library/told-trades.ts';
import { identityIn } from './noun-phrase.ts';
import { isSentence } from './sentence.ts';
import { findShortage } from './shortage.ts';
import type { TellRequest } from './telling/desk.ts';
import { History, type ToldPost } from './telling/history.ts';
import type { House } from './telling/house.ts';
import { LETTER_OF } from './telling/manner.ts';
import { isNote, standsAlone } from './telling/own-words.ts';
import { tellBare } from './telling/tell-bare.ts';
import { tellPosts } from './telling/tell-posts.ts';
import { type Original, tellVersions, type Wish } from './telling/versions.ts';
import { wholesIn } from './telling/wholes.ts';
import { isAmerican, withCapitals } from './telling/wording.ts';
import { isEnglish, tonesOf } from './voice.ts';
import type { WrittenPost } from './written-post.ts';

export interface WriteRequest {
  readonly profile: WriterProfile;
  /** What may be printed on the days of the slots. */
  readonly facts: readonly Fact[];
  readonly channel: ChannelType;
  /** Of the server that the posts leave by, where that takes less than the channel usually does. */
  readonly own?: OwnLimits | null;
  /** What each post is to be, of which kind where one is preferred, and when it leaves (UTC milliseconds). */
  readonly slots: readonly {
    readonly pillar: Pillar;
    readonly format?: Format | undefined;
    readonly at: number;
  }[];
  /** Themes that take no other's place where that has nothing to say. */
  readonly never?: readonly Pillar[];
  /** Posts of all channels of the last 90 days and those that are planned, oldest first. */
  readonly recent: readonly ToldPost[];
  readonly seed: string | number;
  /** False where the owner wants no hashtags; on unless told. */
  readonly hashtags?: boolean;
  /** How the owner wants it, beyond the tones: for a writer who can go by that. */
  readonly voice?: Voice;
}

export interface Voice {
  /** Of the brand, in the owner's words. */
  readonly description: string;
  /** Words that are never used. */
  readonly banned: readonly string[];
  /** What their edits have taught, on this channel. */
  readonly keeping: Keeping;
  /** Posts that a person has written, or made their own, latest first. */
  readonly samples: readonly string[];
}

export interface Written {
  /** For each slot its post; null where there was nothing to say. */
  readonly posts: readonly (WrittenPost | null)[];
  /** Why there are fewer than asked for; null when all were written. */
  readonly shortage: Sentence | null;
  /** What else the owner should know of how it went. */
  readonly notice?: Sentence | null;
}

/** Same request, same posts. */
export async function writePosts(request: WriteRequest): Promise<Written> {
  const { channel, slots, profile, facts } = request;
  if (!takesPosts(channel)) return { posts: [], shortage: say('writer.takes-no-posts', { channel }) };
  const posts = isEnglish(profile)
    ? await tellEnglish(request, channel)
    : tellBare({ ...bare(request), channel, never: new Set(request.never) });
  const written = posts.filter((post) => post !== null).length;
  const count = { written, wanted: slots.length, aims: aimsOf(profile.marketingGoals) };
  return { posts, shortage: written < slots.length ? findShortage(facts, count) : null };
}

/**
 * The same in English, whatever the language of the profile, and without its facts: which idea each slot would tell, for a
 * writer who tells it in another language.
 */
export async function sketchPosts(request: WriteRequest): Promise<readonly (WrittenPost | null)[]> {
  return takesPosts(request.channel) ? tellEnglish({ ...request, facts: [] }, request.channel) : [];
}

/** The request for other versions of a post: its slots say nothing. */
export interface RewriteRequest extends Omit<WriteRequest, 'slots'> {
  readonly original: Original;
  readonly wish: Wish;
  /** The tone that is wished for; that of the business unless told. */
  readonly tone?: Tone;
}

/** At most three other versions of what the built-in writer wrote; none where it has no other words. */
export async function rewritePost({ original, wish, tone, ...rest }: RewriteRequest): Promise<WrittenPost[]> {
  const { channel, profile } = rest;
  if (!takesPosts(channel) || !isEnglish(profile)) return [];
  const request = await toTelling({ ...rest, slots: [] }, channel);
  return tellVersions(
    tone === undefined ? request : { ...request, tones: [LETTER_OF[tone]] },
    original,
    wish,
  );
}

const spokenBy = (profile: WriterProfile): string => localeOfTexts(profile, profile.locale ?? 'en-GB');
/** Where it is summer at Christmas, whatever time zone a browser has told. */
const SOUTHERN: ReadonlySet<string> = new Set(['AU', 'NZ', 'ZA', 'AR', 'CL', 'UY']);

/** The ideas that a business can tell, and the trade that they are of. */
export async function libraryFor(
  profile: WriterProfile,
): Promise<{ library: Library; trade: string | null }> {
  const { trade, ...beside } = toldTrades(profile);
  const said = `${profile.name}\n${profile.description}`;
  return { library: await openLibrary(trade, profile.industry, said, beside), trade };
}

function bare({ profile, facts, slots, recent, seed, hashtags = true, voice, own = null }: WriteRequest) {
  const house = houseOf(profile, facts, { prep: 'At', premises: false, voice });
  const links = facts.flatMap(({ kind, text }) => (kind === 'link' ? text : []));
  // A profile on a network may have been told before the website was.
  const link = links.find((one) => one === profile.websiteUrl) ?? links[0] ?? null;
  return { house, link, own, slots, hashtags, history: new History(recent), seed: `${seed}` };
}

async function tellEnglish(request: WriteRequest, channel: PostChannel): Promise<(WrittenPost | null)[]> {
  return tellPosts(await toTelling(request, channel));
}

async function toTelling(request: WriteRequest, channel: PostChannel): Promise<TellRequest> {
  const { profile, facts } = request;
  const { library, trade } = await libraryFor(profile);
  const [pack] = library.packs;
  const sentences = facts
    .filter((fact) => isSentence(fact) || isNotice(fact))
    .map((fact) => ({ ...fact, text: withCapitals(fact.text) }))
    .filter(standsAlone);
  // What begins in small letters is one of a list, unless its owner writes everything so.
  const isSmall = facts.every(({ kind, text }) => NO_WORDS.has(kind) || !/^\p{Lu}/u.test(text));
  const isWhole = ({ text }: Fact) => isSmall || !/^\p{Ll}/u.test(text);
  const notes = facts.filter((fact) => !isSentence(fact) && isNote(fact) && isWhole(fact));
  const { region } = new Intl.Locale(spokenBy(profile));
  return {
    ...bare(request),
    channel,
    slots: request.slots,
    never: new Set(request.never),
    house: {
      ...houseOf(profile, sentences, {
        prep: pack?.prep ?? 'At',
        premises: pack?.premises ?? false,
        voice: request.voice,
      }),
      notes,
      identity: inSmallLetters(identityOf(profile.name, facts), library),
      itself: itselfIn(profile.name, facts),
      isCommon: library.isCommon,
    },
    library,
    trade,
    saidOfItself: `${profile.name}\n${profile.description}`,
    profile: [profile.name, profile.description, ...facts.map((fact) => fact.text)].join('\n'),
    facts,
    wholes: wholesIn(profile, facts),
    tones: lettersOf(profile),
    goals: goalsSaid(profile.marketingGoals, profile.industry, profile.description),
    aims: aimsOf(profile.marketingGoals),
    wanted: wantedWords(profile),
    timezone: profile.timezone ?? 'UTC',
    southern: isSouthern(profile.timezone ?? 'UTC') || (region !== undefined && SOUTHERN.has(region)),
    country: region ?? null,
  };
}

/** "Christmas concert on 16 December": what happens or is offered is announced without a verb. */
function isNotice({ kind, text }: Fact): boolean {
  return (kind === 'event' || kind === 'offer') && text.split(' ').length > 3 && !/^\p{Ll}/u.test(text);
}

function houseOf(
  profile: WriterProfile,
  facts: readonly Fact[],
  { prep, premises, voice }: Pick<House, 'prep' | 'premises'> & { voice: Voice | undefined },
): House {
  const { keeping = FREE, banned = [] } = voice ?? {};
  const name = profile.name.replace(/\s+/g, ' ').trim();
  return {
    name,
    prep,
    premises,
    american: isAmerican(spokenBy(profile)),
    seed: name,
    facts,
    notes: [],
    identity: identityOf(name, facts),
    itself: itselfIn(name, facts),
    tags: ownTags(name, profile.keywords ?? ''),
    banned: [...banned, ...keeping.words],
    keeping,
    isCommon: () => false,
  };
}

/** "a Strength gym" as "a strength gym"; a name keeps its capital. */
function inSmallLetters(identity: House['identity'], library: Library): House['identity'] {
  if (identity === null) return null;
  const phrase = identity.phrase.replace(/^(an? )(\p{Lu}\p{Ll}+)/u, (all, article: string, word: string) =>
    library.isCommon(word) ? article + word.toLowerCase() : all,
  );
  return { ...identity, phrase };
}

/** Kinds that are named and never told. */
const NO_WORDS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['value', 'audience', 'link']);
const NO_IDENTITY: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  ...NO_WORDS,
  // What is to be had there is not what it is: a museum with a cafe is no cafe.
  ...(['product', 'price', 'offer', 'event', 'policy', 'place'] as const),
]);

/** The first fact that says what the business is. */
function identityOf(name: string, facts: readonly Fact[]): House['identity'] {
  for (const [at, fact] of facts.entries()) {
    // "Community" is what it cares for, and further down "secure bike store" is what there is.
    if (NO_IDENTITY.has(fact.kind) || (at > 1 && fact.kind === 'service')) continue;
    const found = identityIn(fact.text.replace(RUN_BY, ''), name) ?? identityIn(leadOf(fact), name);
    if (found !== null && !found.plural && !IS_WORK.test(found.phrase)) return { fact, phrase: found.phrase };
  }
  return null;
}

/** Which fact says what the business is: where no noun does ("Dog grooming in Leeds"), what its owner begins with. */
function itselfIn(name: string, facts: readonly Fact[]): string | null {
  const [first] = facts;
  const isSaid = first !== undefined && BEGINS.has(first.kind) && PLACED.test(first.text);
  return identityOf(name, facts)?.fact.id ?? (isSaid ? first.id : null);
}
const BEGINS: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['story', 'service', 'product', 'process']);
const PLACED = / (?:in|on|near|at|from|across|around|covering) /;

/** "Skin studio in Bath by Priya": its owner's name is said elsewhere. */
const RUN_BY = / (?:run )?by \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** "A life coach and career coaching in Leeds": nobody is what they do. */
const IS_WORK = /^an? [^,]*\band (?:\p{L}+ )?\p{L}+ing (?:in|near|for|across|around)\b/u;

/** "Locksmith in Nottingham, 24/7", "Museum in Ely telling of eels": what it is and where, without what is added; empty where nothing is. */
function leadOf({ kind, text }: Fact): string {
  const [lead = '', ...added] = text.split(ADDED);
  const says = kind === 'story' || kind === 'history';
  return says && added.length > 0 && / (?:in|on|near|at|of|for) /.test(lead) ? lead : '';
}
const ADDED = /, | (?=(?:run|owned|led) by |(?:telling|offering|serving|making|selling|where|that|which) )/;

/** Trades in which a stranger expects to be addressed soberly. */
const SOBER: ReadonlySet<Industry> = new Set<Industry>([
  'finance',
  'healthcare',
  'manufacturing',
  'professional',
  'realestate',
  'technology',
]);

function lettersOf(profile: WriterProfile): ToneLetter[] {
  const tones = tonesOf(profile).map((tone) => LETTER_OF[tone]);
  return tones.length > 0 ? [...new Set(tones)] : [SOBER.has(profile.industry) ? 'p' : 'f'];
}

/** Words of goals that every business has, and that say nothing of what its posts should be about. */
const IDLE =
  /^(?:(?:order|booking|visit|visitor|enquir(?:y|ie)|inquir(?:y|ie)|lead|appointment|job|weekday|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|regular|follower|member|subscriber|place|spot|guest|user)s?|quiet(?:er)?|local|online|repeat|book(?:ed)?|busy|busier|keep|reach|trust|work|through|before|after|more|next|each|every|about|brand|business|customers?|clients?|become|bring|fill|find|from|grow|have|increase|known|make|more|people|sales?|sell|their|with|week|year|awareness)$/;

/** What the owner's goals and keywords name: ideas that speak of it come first. */
function wantedWords({ marketingGoals, keywords = '' }: WriterProfile): string[] {
  const words = `${marketingGoals} ${keywords}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return [
    ...new Set(words.filter((word) => !IDLE.test(word)).map((word) => word.replace(/(?:e?s|ing)$/, ''))),
  ];
}
