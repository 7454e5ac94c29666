// Content analysis: what there is, what worked, and what to do better, from the business's own posts.
import type { Group } from '../../contract/report.ts';
import type { AnalysisResult } from '../../contract/strategy.ts';
import { bars, count, group, join, list, table, text } from './blocks.ts';
import { type Evidence, type Measured, measuredSides, nameOf } from './evidence.ts';
import { averageOf, ENOUGH, rankThemes } from './findings.ts';
import { improve } from './improve.ts';
import { listInsights } from './insights.ts';
import { SAMPLE_CONTENT, SAMPLE_INSIGHTS } from './samples-data.ts';

/** The sample stands while the business has no content at all. */
export function analyseContent(evidence: Evidence): AnalysisResult {
  const pieces = countPieces(evidence);
  if (pieces.total === 0) {
    return {
      groups: [...SAMPLE_CONTENT],
      missing: 'There is no content of your own yet. Connect a platform and run the analysis again.',
      insights: [...SAMPLE_INSIGHTS],
      plan: null,
    };
  }
  const sides = measuredSides(evidence);
  return {
    groups: [
      describePieces(pieces),
      ...sides.map(rankTypes).filter((one) => one !== null),
      group('Recommended improvements', sides[0]?.tag ?? null, list(improve(evidence))),
    ],
    missing: sides.length > 0 ? null : 'No published post has been measured yet, so nothing can be ranked.',
    insights: listInsights(evidence),
    plan: null,
  };
}

interface Pieces {
  readonly total: number;
  readonly rows: readonly { name: string; all: number; published: number; ahead: number }[];
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

function describePieces({ total, rows }: Pieces): Group {
  return group(
    'Overview',
    null,
    text(`Analysis covers ${count(total, 'content piece')} across ${count(rows.length, 'platform')}.`),
    table(
      'Content by platform',
      ['Platform', 'Pieces#', 'Published#', 'Ahead#'],
      rows.map(({ name, all, published, ahead }) => [name, `${all}`, `${published}`, `${ahead}`]),
    ),
  );
}

/** Themes by reactions a post; null where no theme has enough posts. */
function rankTypes({ tag, posts }: Measured): Group | null {
  const themes = rankThemes(posts);
  if (themes.length === 0) return null;
  const [best] = themes;
  const overall = averageOf(posts);
  const caption = `Reactions a post by theme. All ${posts.length} measured posts: ${overall.toFixed(1)}.`;
  return group(
    'Top content types',
    tag,
    bars(caption, 'reactions a post', themes),
    text(
      themes.length > 1
        ? `"${best?.label}" does best, over ${count(best?.posts ?? 0, 'post')}.`
        : `Only ${join(themes.map(({ label }) => `"${label}"`))} has ${ENOUGH} measured posts so far.`,
    ),
  );
}
