// What a post may open with: pairs of fact and opening line that were not used before, and a plan that the facts can carry.
import { type PostChannel, writingOf } from '../../contract/channels/index.ts';
import type { Pillar } from '../../contract/constants/pillars.ts';
import type { Random } from '../../kernel/random.ts';
import { type Candidate, compose } from './compose.ts';
import type { Fact } from './facts.ts';
import { AUDIENCE_LEADS, BARE, LEADS, LIST_INTROS, type Line, VALUE_LEADS } from './lines-data.ts';
import type { Memory } from './memory.ts';
import { applies } from './parts.ts';
import { PILLAR_ROLES } from './pillars.ts';
import type { Role } from './role.ts';
import { SKELETONS } from './skeletons-data.ts';
import type { Studio } from './studio.ts';

const MOST_OPENINGS = 30;

/** One channel's writing for one business. */
export interface Desk {
  readonly studio: Studio;
  readonly channel: PostChannel;
  readonly memory: Memory;
  readonly capacity: number;
  readonly hashtags: boolean;
}

export interface Opening {
  readonly lead: Fact;
  readonly hook: Line;
  readonly list: boolean;
}

/** Pairs of fact and opening line that were not used before; least used facts and lines first, facts taking turns. */
export function openingsFor(desk: Desk, pillar: Pillar, random: Random): Opening[] {
  const { studio, memory } = desk;
  const roles = studio.voice.english ? PILLAR_ROLES[pillar] : PILLAR_ROLES.invite;
  const leads = leadsOf(studio)
    .filter((fact) => roles.includes(roleIn(studio, fact)))
    .map((fact) => ({ fact, key: memory.usesOf(fact.id) + random.next() * 3 }))
    .sort((x, y) => x.key - y.key)
    .slice(0, 6)
    .map(({ fact }, rank) => ({ fact, rank }));
  return leads
    .flatMap(({ fact, rank }) =>
      hooksOf(desk, fact, random).map((hook, turn) => ({
        lead: fact,
        ...hook,
        key: turn + rank * 0.7 + 2 * (memory.lines.get(hook.hook.id) ?? 0),
      })),
    )
    .filter(
      ({ hook, lead }) => !memory.hasPair(hook.id, lead.id) && typeOf(hook.id) !== typeOf(memory.lastHook),
    )
    .sort((x, y) => x.key - y.key)
    .slice(0, MOST_OPENINGS);
}

function leadsOf(studio: Studio): Fact[] {
  return [...studio.statements, ...studio.audiences, ...studio.values].map(({ fact }) => fact);
}

function roleIn({ roles }: Studio, fact: Fact): Role {
  return roles.get(fact.id) ?? 'offer';
}

function hooksOf(desk: Desk, fact: Fact, random: Random): { hook: Line; list: boolean }[] {
  const { studio } = desk;
  const piece = studio.statements.find((statement) => statement.fact === fact) ?? null;
  const { english } = studio.voice;
  const role = roleIn(studio, fact);
  const single = hooksFor(role, english, false).map((hook) => ({ hook, list: false }));
  const lists =
    piece === null || role === 'identity'
      ? []
      : hooksFor(role, english, true).map((hook) => ({ hook, list: true }));
  return random.shuffle([...single, ...lists].filter(({ hook }) => applies(hook, piece, desk)));
}

export function tryOpening(desk: Desk, pillar: Pillar, opening: Opening, random: Random): Candidate | null {
  const { studio, channel, memory, hashtags } = desk;
  const pool: readonly string[] = studio.voice.english
    ? SKELETONS[writingOf(channel).plans]
    : bareSkeletons(channel);
  const plans = pool.filter(
    (plan) =>
      plan.startsWith('list') === opening.list &&
      (pillar !== 'invite' || plan.includes('call')) &&
      isFeasible(plan, studio),
  );
  if (plans.length === 0) return null;
  const skeleton = freshest(
    plans,
    memory.skeletons,
    random,
    writingOf(channel).longRead && studio.statements.length > 6,
  );
  const fresh = <T extends { readonly fact: Fact }>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, key: memory.usesOf(item.fact.id) + random.next() * 4 }))
      .sort((x, y) => x.key - y.key)
      .map(({ item }) => item);
  return compose({
    studio,
    channel,
    pillar,
    skeleton,
    hashtags,
    random,
    lead: opening.lead,
    hook: opening.hook,
    tired: memory.lines,
    statements: fresh(studio.statements.filter((piece) => piece.role !== 'identity')),
    audiences: leadFirst(fresh(studio.audiences), opening.lead),
    values: leadFirst(fresh(studio.values), opening.lead),
  });
}

/** Whether there are facts enough for the parts of a plan. */
function isFeasible(plan: string, studio: Studio): boolean {
  const count = (part: string) => plan.split(' ').filter((token) => token === part).length;
  const others = studio.statements.filter((piece) => piece.role !== 'identity').length;
  return (
    count('more') + 3 * count('list') <= others &&
    count('who') <= studio.audiences.length &&
    count('stand') <= studio.values.length &&
    (count('id') === 0 || studio.identity !== null)
  );
}

function bareSkeletons(channel: PostChannel): readonly string[] {
  return writingOf(channel).format === 'script' ? BARE.scripts : BARE.skeletons;
}

function leadFirst<T extends { readonly fact: Fact }>(items: readonly T[], lead: Fact): T[] {
  return [
    ...items.filter((item) => item.fact.id === lead.id),
    ...items.filter((item) => item.fact.id !== lead.id),
  ];
}

/** A plan that was used little; where people read on and there is enough to tell, short plans come last. */
function freshest(
  plans: readonly string[],
  uses: ReadonlyMap<string, number>,
  random: Random,
  long: boolean,
): string {
  const parts = (plan: string) => plan.replace('list', 'x x').match(/\w+/g)?.length ?? 0;
  const key = (plan: string) => (uses.get(plan) ?? 0) + random.next() * 2 + (long && parts(plan) < 5 ? 3 : 0);
  const keyed = plans.map((plan) => ({ plan, key: key(plan) }));
  return keyed.reduce((least, other) => (other.key < least.key ? other : least)).plan;
}

/** Lines that can open a post with a fact of this part. */
function hooksFor(role: Role, english: boolean, list: boolean): readonly Line[] {
  if (!english) return list ? BARE.lists : BARE.leads;
  if (list) return LIST_INTROS;
  if (role === 'audience') return AUDIENCE_LEADS;
  return role === 'value' ? VALUE_LEADS : LEADS;
}

/** The rhetorical type of an opening line. */
function typeOf(hook: string): string {
  return hook.split('/')[0] ?? '';
}
