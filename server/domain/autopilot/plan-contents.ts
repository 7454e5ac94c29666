// What each post of a plan is about: the plan's own mix of themes, moved to what the channel's own posts say within the shares
// that every theme keeps.
import { MOST_OWN, PILLAR_KEYS, type Pillar } from '../../contract/constants/pillars.ts';
import { type Lessons, type Overrules, told } from '../evidence/index.ts';
import { type ContentDraw, drawContent, ENOUGH_POSTS, type PillarShare } from '../learning/index.ts';
import { FORMATS, type Format, type Shares } from '../writer/index.ts';

/** Parts of all posts that a theme has at least, and at most. */
const FLOOR = 0.08;
const CEILING = 0.4;
/** Latest posts over which shares are kept. */
const SHARED = 20;

type Contents = readonly Pick<Overrules['contents'][number], 'value' | 'stance'>[];

export interface PlannedContent {
  readonly pillar: Pillar;
  /** The kind of post that is preferred; absent where none is. */
  readonly format?: Format;
  /** The choice of the learner; null where there was too little to learn from. */
  readonly draw: ContentDraw | null;
}

/** The mix with what people have decided over it: never is no share, always is the most that a theme may have. */
export function overruledShares(shares: Shares, contents: Contents): Shares {
  if (contents.length === 0) return shares;
  const isPinned = (pillar: Pillar) => stanceOf(contents, pillar) === 'pin';
  const open = PILLAR_KEYS.filter((pillar) => stanceOf(contents, pillar) !== 'ban');
  const pinned = open.filter(isPinned).reduce((sum, pillar) => sum + mostOf(pillar), 0);
  const others = open.filter((pillar) => !isPinned(pillar)).reduce((sum, pillar) => sum + shares[pillar], 0);
  const rest = Math.max(0, 1 - pinned);
  const share = (pillar: Pillar) => {
    if (!open.includes(pillar)) return 0;
    if (isPinned(pillar)) return mostOf(pillar);
    return others > 0 ? (shares[pillar] / others) * rest : 0;
  };
  return Object.fromEntries(PILLAR_KEYS.map((pillar) => [pillar, share(pillar)])) as Shares;
}

/**
 * A theme, and where results tell a kind of post, for each of the plan's own themes.
 * @param plan.at when each leaves, UTC milliseconds
 * @param plan.isOwnMix the owner has set the shares: then themes stay as they are, and only kinds are chosen
 * @param plan.recent posts of the connection that are planned or out, with their pillar
 */
export function planContents(
  lessons: Lessons,
  plan: {
    readonly pillars: readonly Pillar[];
    readonly at: readonly number[];
    readonly assignments: readonly { readonly isBaseline: boolean; readonly share: number }[];
    readonly contents: Contents;
    readonly isOwnMix: boolean;
    readonly recent: readonly { readonly id: number; readonly at: number; readonly pillar: Pillar }[];
    readonly seed: string;
  },
): PlannedContent[] {
  const { history, hasFallen } = lessons;
  const themed = told(history);
  if (themed.length < ENOUGH_POSTS) return plan.pillars.map((pillar) => ({ pillar, draw: null }));
  const judged = new Set(history.map(({ postId }) => postId));
  const pending: { at: number; pillar: string }[] = plan.recent.filter(({ id }) => !judged.has(id));
  let last = plan.recent.at(-1)?.pillar ?? null;
  return plan.pillars.map((own, index) => {
    const open = plan.isOwnMix
      ? [own]
      : PILLAR_KEYS.filter((pillar) => pillar !== last && stanceOf(plan.contents, pillar) !== 'ban');
    const question = {
      candidates: open.flatMap(candidatesOf),
      shares: plan.isOwnMix ? {} : boundsOf(open, plan.contents),
      seed: `${plan.seed}:${index}`,
      pending: pending.slice(1 - SHARED).map(({ at, pillar }) => ({ at, pillar })),
    };
    const assignment = plan.assignments[index] ?? { isBaseline: false, share: 0 };
    const draw = drawContent(question, { history: themed, hasFallen, assignment, pattern: { pillar: own } });
    const { pillar, format } = draw.chosen.features as { pillar: Pillar; format?: Format };
    pending.push({ at: plan.at[index] ?? 0, pillar });
    last = pillar;
    return { pillar, ...(format !== undefined && { format }), draw };
  });
}

/** A theme in each of the kinds in which it can be told; in no kind of its own, where it has none. */
function candidatesOf(pillar: Pillar): { pillar: Pillar; format?: Format }[] {
  const formats = FORMATS[pillar];
  return formats.length === 0 ? [{ pillar }] : formats.map((format) => ({ pillar, format }));
}

/** Shares within which learning moves; `always` is the most that a theme may have. */
function boundsOf(pillars: readonly Pillar[], contents: Contents): Record<string, PillarShare> {
  const pinned = pillars.filter((pillar) => stanceOf(contents, pillar) === 'pin');
  const most = pinned.reduce((sum, pillar) => sum + mostOf(pillar), 0);
  const rest = Math.max(0, 1 - most) / Math.max(1, pillars.length - pinned.length);
  const share = (pillar: Pillar): PillarShare =>
    pinned.includes(pillar)
      ? { floor: mostOf(pillar) / Math.max(1, most), ceiling: mostOf(pillar) }
      : { floor: Math.min(FLOOR, rest / 2), ceiling: mostOf(pillar) };
  return Object.fromEntries(pillars.map((pillar) => [pillar, share(pillar)]));
}

function mostOf(pillar: Pillar): number {
  return pillar === 'own' ? MOST_OWN : CEILING;
}

function stanceOf(contents: Contents, pillar: Pillar): 'pin' | 'ban' | null {
  return contents.find(({ value }) => value === pillar)?.stance ?? null;
}
