// Loads Brand: what Drivyn knows about the business, what it asks, and the words that posts take or leave.

import { formatDate } from '../../views/components/relative-time.ts';
import type { Clockface } from '../../views/components/time.tsx';
import type { BrandProps, ShownHabit, StockLine } from '../../views/screens/brand/types.ts';
import type { Pillar } from '../contract/constants/pillars.ts';
import { FACT_KINDS, type Fact, type FactKind, type ShownFact } from '../contract/fact.ts';
import { type ChannelStock, listStock, presentFacts, presentHabits } from '../domain/autopilot/index.ts';
import { type Business, canWrite } from '../domain/business/index.ts';
import { aimsOf, goalsOf, sharesFor, TRADES, untoldAims } from '../domain/writer/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { gatherBrand } from './parts/brand.repo.ts';
import { readId } from './parts/query.ts';
import { showTrade } from './parts/trade.ts';
import { showWebsite } from './parts/website.ts';

/** Facts of a kind beside those of others; the link of the kind shows all. So many are proposed at once, too. */
const MOST_AT_ONCE = 12;

export async function loadBrand(request: AccountRequest): Promise<Loaded<BrandProps>> {
  const { ctx, actor, frame, query, clock, form, route } = request;
  const q = ctx.db.read;
  const { now } = clock;
  const { brand, business, kit, reading, ...known } = await gatherBrand(q, {
    businessId: actor.businessId,
    now,
  });
  const facts = business === undefined ? [] : presentFacts(known.facts, business, now);
  const stock = business === undefined ? [] : await listStock({ business, brand, ...known, now });
  const shown = facts.map((fact) => showFact(fact, clock.locale));
  const kind = FACT_KINDS.find((one) => one === query.get('kind')) ?? null;
  const approved = shown.filter(({ state }) => state === 'approved');
  const proposed = shown.filter(({ state }) => state === 'proposed');
  return {
    props: {
      name: frame.business.name,
      hasProfile: frame.business.profileAt !== null,
      canWrite: canWrite(actor),
      route,
      kind,
      groups: groupsOf(approved).map((group) => ({
        ...group,
        facts: kind === null ? group.facts.slice(0, MOST_AT_ONCE) : kind === group.kind ? group.facts : [],
      })),
      proposed: proposed.slice(0, MOST_AT_ONCE),
      proposedCount: proposed.length,
      fragments: approved.filter(isAsked),
      retired: shown.filter(({ state }) => state === 'retired'),
      editing: readId(query.get('edit')),
      words: { bannedWords: brand.bannedWords, keywords: brand.keywords, trade: brand.trade ?? '' },
      trades: TRADES,
      ...showTrade(business, brand),
      untoldGoals: untoldAims(aimsOf(business?.marketingGoals ?? ''), approved),
      ...mixOf(brand.mix, business),
      stock: stock.map((line) => toLine(line, clock)),
      habits: showHabits(known, clock),
      kit: kit ?? null,
      draws: request.draws,
      website: showWebsite({ business, reading, kit }, clock),
      refused: form ?? null,
    },
  };
}

/** The owner's mix, or the plan's own, in parts of a hundred. */
function mixOf(
  own: Record<Pillar, number> | null,
  business: Business | undefined,
): Pick<BrandProps, 'mix' | 'usualMix' | 'isOwnMix'> {
  const goals = goalsOf(business?.marketingGoals ?? '', business?.industry ?? 'other');
  const usualMix = wholeParts(sharesFor(goals), 100);
  return { mix: own === null ? usualMix : wholeParts(own, 1), usualMix, isOwnMix: own !== null };
}

/**
 * Whole numbers in an object of its own shape, its names in another order than shares have them: the engine keeps numbers of one
 * shape in one way, fractions if any was one, and a page is known by how its input is kept.
 */
function wholeParts(shares: Record<Pillar, number>, of: number): BrandProps['mix'] {
  const part = (pillar: Pillar) => Math.round(of * shares[pillar]) | 0;
  return {
    behind: part('behind'),
    season: part('season'),
    own: part('own'),
    talk: part('talk'),
    useful: part('useful'),
  };
}

function showHabits(
  { habits, taught }: Pick<Awaited<ReturnType<typeof gatherBrand>>, 'habits' | 'taught'>,
  { locale, timeZone }: Clockface,
): ShownHabit[] {
  const openings = new Map(taught.map(({ id, opening }) => [id, opening]));
  return presentHabits(habits, taught).map(({ id, words, state, posts, learnedAt }) => ({
    ...{ id, words, state },
    since: formatDate(learnedAt, { locale, timeZone }),
    posts: posts.map((post) => ({ id: post, opening: openings.get(post) ?? '' })),
  }));
}

function toLine({ until, ...line }: ChannelStock, { locale, timeZone }: Clockface): StockLine {
  const day = until === null ? null : formatDate(new Date(until).toISOString(), { locale, timeZone });
  return { ...line, until: day };
}

/** A fragment of the profile of which nobody has said that it is a name. */
function isAsked({ source, sentence, kind }: ShownFact): boolean {
  return source === 'profile' && !sentence && ASKED.includes(kind);
}

/** Kinds that are told in sentences. A price or opening hours say enough without one. */
const ASKED: readonly FactKind[] = [
  'service',
  'product',
  'process',
  'people',
  'policy',
  'number',
  'history',
  'event',
  'place',
];

function groupsOf(facts: readonly ShownFact[]): BrandProps['groups'] {
  const byKind = Map.groupBy(facts, ({ kind }) => kind);
  return FACT_KINDS.flatMap((kind) => {
    const found = byKind.get(kind) ?? [];
    const unused = found.filter((fact) => fact.unused !== null).length;
    return found.length > 0 ? [{ kind, count: found.length, unused, facts: found }] : [];
  });
}

function showFact(fact: Fact, locale: string): ShownFact {
  const { createdAt: _, updatedAt: __, ...shown } = fact;
  const day = (date: string) => formatDate(date, { locale, timeZone: 'UTC' });
  const { validFrom, validTo } = fact;
  const from = validFrom && `from ${day(validFrom)}`;
  const to = validTo && `until ${day(validTo)}`;
  return { ...shown, days: [from, to].filter(Boolean).join(' ') || null };
}
