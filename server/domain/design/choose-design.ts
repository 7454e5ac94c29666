// Which design comes next, so that what stands side by side in a feed never looks alike. Pure: the same question has the same answer.
import {
  DESIGN_NAMES,
  type DesignKind,
  type DesignName,
  factsOf,
  type Scheme,
  type SlideWords,
} from '../../contract/design.ts';
import { createRandom } from '../../kernel/random.ts';

export interface Look {
  readonly design: DesignName;
  readonly scheme: Scheme;
}

export interface Choosing {
  readonly kind: DesignKind | SlideWords['kind'];
  readonly hasPhoto: boolean;
  /** What was chosen before, the latest first; the last nine count. */
  readonly recent: readonly Look[];
  readonly seed: string;
}

/** What a design costs for being like one that was `at` looks ago. */
const SAME_DESIGN = 40;
/** The same ground in the same build side by side, whatever else speaks for it. */
const TWINS = 100;
const SAME_GROUND = 6;
const SAME_BUILD = 4;
/** Neighbours in a row, and what stands above in a feed of three columns. */
const NEARNESS = [6, 2, 2, 1, 1, 1, 0.5, 0.5, 0.5] as const;
/** A photo that is there is shown, unless photos have been shown often. */
const WITHOUT_PHOTO = 9;
/** One look in this many is dark, where the one before is not. */
const DARK_IN = 4;

/**
 * The design that differs most from the last ones; among equals, chance by the seed. Never one that needs a photo where there is
 * none.
 * @throws RangeError for a kind that no design sets
 */
export function chooseDesign({ kind, hasPhoto, recent, seed }: Choosing): Look {
  const chance = createRandom(seed);
  const candidates = designsFor({ kind, hasPhoto });
  const costs = candidates.map((name) => ({
    name,
    cost: likeness(name, recent) + photoCost(name, hasPhoto) + chance.next() * 3,
  }));
  const [best] = costs.sort((a, b) => a.cost - b.cost);
  if (best === undefined) throw new RangeError(`No design sets "${kind}"`);
  const isDark = recent[0]?.scheme !== 'dark' && chance.int(DARK_IN) === 0;
  return { design: best.name, scheme: isDark ? 'dark' : 'light' };
}

type Setting = Pick<Choosing, 'kind' | 'hasPhoto'>;

/** Whether a design sets words of a kind: never one that needs a photo where there is none. */
export function setsWords(design: DesignName, { kind, hasPhoto }: Setting): boolean {
  const { kinds, photo } = factsOf(design);
  return kinds.includes(kind) && (hasPhoto || photo === 'none' || photo === 'may');
}

function designsFor(setting: Setting): DesignName[] {
  return DESIGN_NAMES.filter((name) => setsWords(name, setting));
}

/** Every look that sets words of a kind, each design light and then dark. */
export function looksFor(setting: Setting): readonly Look[] {
  return designsFor(setting).flatMap((design) =>
    (['light', 'dark'] as const).map((scheme) => ({ design, scheme })),
  );
}

/** The look after one, round and round: so that whoever asks for another sees them all. */
export function lookAfter(setting: Setting, current: Partial<Look>): Look {
  const looks = looksFor(setting);
  const at = looks.findIndex(({ design, scheme }) => design === current.design && scheme === current.scheme);
  const next = looks[(at + 1) % looks.length];
  if (next === undefined) throw new RangeError(`No design sets "${setting.kind}"`);
  return next;
}

function likeness(name: DesignName, recent: readonly Look[]): number {
  const own = factsOf(name);
  return recent.slice(0, NEARNESS.length).reduce((sum, { design }, at) => {
    const other = factsOf(design);
    const alike =
      (design === name ? SAME_DESIGN : 0) +
      (other.ground === own.ground ? SAME_GROUND : 0) +
      (other.build === own.build ? SAME_BUILD : 0) +
      (at === 0 && other.ground === own.ground && other.build === own.build ? TWINS : 0);
    return sum + alike * (NEARNESS[at] ?? 0);
  }, 0);
}

function photoCost(name: DesignName, hasPhoto: boolean): number {
  const { photo } = factsOf(name);
  return hasPhoto && photo === 'none' ? WITHOUT_PHOTO : 0;
}
