// Content analysis: what there is, what worked, and what to do better, from the business's own posts.
import { REACTIONS } from '../../contract/figures.ts';
import type { Group } from '../../contract/report.ts';
import type { AnalysisResult } from '../../contract/strategy.ts';
import { LEAST_POSTS } from '../analytics/index.ts';
import { bars, count, group, list, table, text } from './blocks.ts';
import { type Evidence, type Measured, measuredSides, nameOf } from './evidence.ts';
import { rankThemes, rate } from './findings.ts';
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
    groups: [describePieces(pieces), ...sides.map(rankTypes), ...listImprovements(evidence)],
    missing: sides.length > 0 ? null : 'No published post has been measured yet, so nothing can be ranked.',
    insights: listInsights(evidence),
    plan: null,
  };
}

/** What results teach and what only the present state asks for stand apart when the results are simulated. */
function listImprovements(evidence: Evidence): Group[] {
  const { learned, tag, open } = improve(evidence);
  const title = 'Recommended improvements';
  if (tag === null || learned.length === 0) return [group(title, null, list([...learned, ...open]))];
  return [
    group(title, tag, list(learned)),
    ...(open.length > 0 ? [group('To do now', null, list(open))] : []),
  ];
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

/** Themes by what is usual on the channels of their posts, as far as there are enough of them. */
function rankTypes({ tag, posts }: Measured): Group {
  const title = 'Top content types';
  const [best, ...others] = rankThemes(rate(posts));
  if (!best) return group(title, tag, text(`Not enough data yet (${count(posts.length, 'measured post')}).`));
  const caption = `Share of the reactions (${REACTIONS}) that are usual on the same channel; 100% is usual. ${posts.length} measured posts.`;
  const shares = [best, ...others].map(({ label, ratio }) => ({ label, value: ratio * 100 }));
  return group(
    title,
    tag,
    bars(caption, '%', shares),
    text(
      others.length > 0
        ? `"${best.label}" does best, over ${count(best.posts, 'post')}.`
        : `No other theme has ${LEAST_POSTS} measured posts yet.`,
    ),
  );
}
