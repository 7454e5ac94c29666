// Recommended improvements: each one a rule over the business's own numbers, and each says the numbers.
import type { ReportTag } from '../../contract/report.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { DAY } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { countStates } from '../analytics/index.ts';
import {
  activeChannels,
  type Evidence,
  type Measured,
  measuredSides,
  nameOf,
  statementsOf,
} from './evidence.ts';
import { compareHashtags, compareLengths, isClear, rankHours, rankThemes, rate } from './findings.ts';

/** A channel that was silent for longer loses its followers' habit of looking. */
const SILENCE = 14 * DAY;
/** Fewer facts than these soon repeat themselves. */
const FEW_FACTS = 8;
/** Posts below which comparisons are left for later. */
const FEW_POSTS = 6;

export interface Improvements {
  /** What results teach; simulated ones are tagged. */
  readonly learned: readonly Sentence[];
  readonly tag: ReportTag;
  /** What the present state asks for. */
  readonly open: readonly Sentence[];
}

/** Sentences, the weightiest first; there is always one in `learned` or `open`. */
export function improve(evidence: Evidence): Improvements {
  const [side] = measuredSides(evidence);
  const learned = side ? fromResults(evidence, side) : [];
  const open = [...fromState(evidence), ...fromProfile(evidence)];
  return learned.length + open.length > 0
    ? { learned, tag: side?.tag ?? null, open }
    : { learned: [nothingYet(side, 'analyses.keep-posting')], tag: null, open };
}

/**
 * What holds for longer, in one list where nothing beside it says what is simulated: a strategy is read for months, so it
 * leaves out what waits at the moment, and tells what is not known yet as of its day.
 */
export function advise(evidence: Evidence): Sentence[] {
  const [side] = measuredSides(evidence);
  const learned = side ? fromResults(evidence, side) : [];
  const marked =
    side?.tag === 'sandbox' ? learned.map((advice) => say('analyses.in-sandbox', { advice })) : learned;
  const advice = [...marked, ...fromProfile(evidence)];
  return advice.length > 0 ? advice : [nothingYet(side, 'strategy.nothing-measured')];
}

/** @param few what is said where there are few posts */
function nothingYet(
  side: Measured | undefined,
  few: 'analyses.keep-posting' | 'strategy.nothing-measured',
): Sentence {
  const posts = side?.posts.length ?? 0;
  return posts < FEW_POSTS ? say(few, { posts, enough: FEW_POSTS }) : say('analyses.nothing-stands-out');
}

function fromResults({ business }: Evidence, { posts }: Measured): Sentence[] {
  const rated = rate(posts);
  const advice: Sentence[] = [];
  const [theme] = rankThemes(rated);
  if (isClear(theme)) advice.push(say('analyses.write-more-of', theme));
  const lengths = compareLengths(rated);
  if (lengths) advice.push(say('analyses.write-length', lengths));
  const tags = compareHashtags(rated);
  if (tags)
    advice.push(say(tags.better === 'first' ? 'analyses.keep-hashtags' : 'analyses.fewer-hashtags', tags));
  const [hours] = rankHours(rated, business.timezone);
  if (isClear(hours)) {
    const [from = '', until = ''] = hours.label.split('-');
    const { posts: own, ratio } = hours;
    advice.push(say('analyses.post-between', { from, until, posts: own, ratio }));
  }
  return advice;
}

function fromState(evidence: Evidence): Sentence[] {
  const { counts, published, now } = evidence;
  const { awaitingApproval: waiting, needsAttention: stuck } = countStates(counts);
  const advice: Sentence[] = [];
  if (waiting > 0) advice.push(say('analyses.look-at-waiting', { posts: waiting }));
  if (stuck > 0) advice.push(say('analyses.sort-out', { posts: stuck }));
  for (const connection of activeChannels(evidence)) {
    const last = published.find(({ connectionId }) => connectionId === connection.id)?.publishedAt;
    const silentFor = now - (last ?? connection.createdAt);
    if (silentFor > SILENCE)
      advice.push(say('analyses.silent', { channel: nameOf(connection), days: Math.floor(silentFor / DAY) }));
  }
  const media = evidence.upcoming.filter(({ needsMedia }) => needsMedia !== null);
  const [next] = media;
  if (next) advice.push(say('analyses.add-media', { posts: media.length, next: next.channel }));
  return advice;
}

function fromProfile(evidence: Evidence): Sentence[] {
  const facts = statementsOf(evidence).length;
  return facts >= FEW_FACTS ? [] : [say('analyses.tell-more', { facts })];
}
