// Content analysis: what there is, what worked, and what to do better, from the business's own posts.
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import { LEAST_POSTS } from '../analytics/index.ts';
import { bars, group, list, numbers, type ToldGroup, table, text, words } from './blocks.ts';
import type { ToldResult } from './document.ts';
import { type Evidence, type Measured, measuredSides, nameOf } from './evidence.ts';
import { rankThemes, rate } from './findings.ts';
import { improve } from './improve.ts';
import { listInsights } from './insights.ts';
import { SAMPLE_CONTENT, SAMPLE_INSIGHTS } from './samples-data.ts';

/** The sample stands while the business has no content at all. */
export function analyseContent(evidence: Evidence): ToldResult {
  const pieces = countPieces(evidence);
  if (pieces.total === 0) {
    return {
      groups: [...SAMPLE_CONTENT],
      missing: say('analyses.no-content'),
      insights: Object.values(SAMPLE_INSIGHTS),
      plan: null,
    };
  }
  const sides = measuredSides(evidence);
  return {
    groups: [describePieces(pieces), ...sides.map(rankTypes), ...listImprovements(evidence)],
    missing: sides.length > 0 ? null : say('analyses.nothing-measured'),
    insights: listInsights(evidence),
    plan: null,
  };
}

/** What results teach and what only the present state asks for stand apart when the results are simulated. */
function listImprovements(evidence: Evidence): ToldGroup[] {
  const { learned, tag, open } = improve(evidence);
  const title = say('analyses.improvements');
  if (tag === null || learned.length === 0) return [group(title, null, list([...learned, ...open]))];
  return [
    group(title, tag, list(learned)),
    ...(open.length > 0 ? [group(say('analyses.to-do-now'), null, list(open))] : []),
  ];
}

interface Pieces {
  readonly total: number;
  readonly rows: readonly { name: Sentence; all: number; published: number; ahead: number }[];
}

/** Every post that is not deleted, by connection. */
function countPieces({ connections, counts }: Evidence): Pieces {
  const rows = connections.map((connection) => {
    const own = counts.filter(({ connectionId }) => connectionId === connection.id);
    const sum = (isCounted: (status: string) => boolean) =>
      own.reduce((total, { status, posts }) => total + (isCounted(status) ? posts : 0), 0);
    return {
      name: nameOf(connection),
      all: sum(() => true),
      published: sum((status) => status === 'published'),
      ahead: sum((status) => status === 'scheduled' || status === 'awaiting_approval'),
    };
  });
  const filled = rows.filter(({ all }) => all > 0).sort((a, b) => b.all - a.all);
  return { total: filled.reduce((sum, { all }) => sum + all, 0), rows: filled };
}

function describePieces({ total, rows }: Pieces): ToldGroup {
  return group(
    say('analyses.overview'),
    null,
    text(say('analyses.covers', { pieces: total, platforms: rows.length })),
    table(
      say('analyses.content-by-platform'),
      [
        words(say('analyses.platform')),
        numbers(say('analyses.pieces')),
        numbers(say('analyses.published')),
        numbers(say('analyses.ahead')),
      ],
      rows.map(({ name, all, published, ahead }) => [name, `${all}`, `${published}`, `${ahead}`]),
    ),
  );
}

/** Themes by what is usual on the channels of their posts, as far as there are enough of them. */
function rankTypes({ tag, posts }: Measured): ToldGroup {
  const title = say('analyses.top-types');
  const [best, ...others] = rankThemes(rate(posts));
  if (!best) return group(title, tag, text(say('analyses.too-few', { posts: posts.length })));
  const caption = say('analyses.share-of-usual', { posts: posts.length });
  const shares = [best, ...others].map(({ pillar, ratio }) => ({
    label: say('analyses.theme', { pillar }),
    value: ratio * 100,
  }));
  return group(
    title,
    tag,
    bars(caption, '%', shares),
    text(
      others.length > 0
        ? say('analyses.best-theme', { pillar: best.pillar, posts: best.posts })
        : say('analyses.no-other-theme', { least: LEAST_POSTS }),
    ),
  );
}
