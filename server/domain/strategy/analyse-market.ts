// Market and trends. No source for either is read yet, so both say so; what can be known without one is added.
import { reactionsOf } from '../../contract/figures.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { group, list, type ToldBlock } from './blocks.ts';
import type { ToldResult } from './document.ts';
import type { Evidence } from './evidence.ts';
import { HASHTAG } from './findings.ts';
import { SAMPLE_KEYWORDS, SAMPLE_MARKET, SAMPLE_RECOMMENDATIONS, SAMPLE_TRENDS } from './samples-data.ts';
import { datesBetween, type SeasonDate } from './season.ts';

export function analyseMarket(): ToldResult {
  return {
    groups: [...SAMPLE_MARKET],
    missing: say('analyses.no-competitors'),
    insights: [],
    plan: null,
  };
}

/** Days ahead that a trend analysis looks. */
const AHEAD = 60 * DAY;
const MOST_KEYWORDS = 8;

export function analyseTrends(evidence: Evidence): ToldResult {
  const { business, now } = evidence;
  const dates = datesBetween(now, now + AHEAD, business.timezone);
  const keywords = ownKeywords(evidence);
  return {
    groups: [
      SAMPLE_TRENDS,
      keywords.length > 0 ? group(say('analyses.keywords'), null, list(keywords)) : SAMPLE_KEYWORDS,
      SAMPLE_RECOMMENDATIONS,
      ...(dates.length > 0 ? [group(say('analyses.dates-ahead'), null, listDates(evidence, dates))] : []),
    ],
    missing: say('analyses.no-trends'),
    insights: [],
    plan: null,
  };
}

export function listDates({ business }: Evidence, dates: readonly SeasonDate[]): ToldBlock {
  const { locale } = business;
  return list(dates.map(({ date, day }) => say('analyses.date', { date, day, locale })));
}

/** The hashtags of the business's own posts, those with the most reactions first. */
function ownKeywords({ published, upcoming }: Evidence): string[] {
  const weights = new Map<string, number>();
  for (const post of [...published, ...upcoming]) {
    for (const [tag] of post.content.matchAll(new RegExp(HASHTAG, 'gu')))
      weights.set(tag, (weights.get(tag) ?? 0) + 1 + reactionsOf(post));
  }
  return [...weights]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, MOST_KEYWORDS)
    .map(([tag]) => tag);
}
