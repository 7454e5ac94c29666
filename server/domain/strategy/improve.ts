// Recommended improvements: each one a rule over the business's own numbers, and each says the numbers.
import { channelOf } from '../../contract/channels/index.ts';
import type { ReportTag } from '../../contract/report.ts';
import { DAY } from '../../kernel/clock.ts';
import { countStates } from '../analytics/index.ts';
import { count, ofUsual } from './blocks.ts';
import {
  activeChannels,
  type Evidence,
  type Measured,
  measuredSides,
  nameOf,
  statementsOf,
} from './evidence.ts';
import {
  type Contrast,
  compareHashtags,
  compareLengths,
  isClear,
  rankHours,
  rankThemes,
  rate,
} from './findings.ts';

/** A channel that was silent for longer loses its followers' habit of looking. */
const SILENCE = 14 * DAY;
/** Fewer facts than these soon repeat themselves. */
const FEW_FACTS = 8;
/** Posts below which comparisons are left for later. */
const FEW_POSTS = 6;

export interface Improvements {
  /** What results teach; simulated ones are tagged. */
  readonly learned: readonly string[];
  readonly tag: ReportTag;
  /** What the present state asks for. */
  readonly open: readonly string[];
}

/** Sentences, the weightiest first; there is always one in `learned` or `open`. */
export function improve(evidence: Evidence): Improvements {
  const [side] = measuredSides(evidence);
  const learned = side ? fromResults(evidence, side) : [];
  const open = [...fromState(evidence), ...fromProfile(evidence)];
  return learned.length + open.length > 0
    ? { learned, tag: side?.tag ?? null, open }
    : { learned: [nothingYet(side)], tag: null, open };
}

/**
 * What holds for longer, in one list where nothing beside it says what is simulated: a strategy is read for months, so it
 * leaves out what waits at the moment.
 */
export function advise(evidence: Evidence): string[] {
  const [side] = measuredSides(evidence);
  const learned = side ? fromResults(evidence, side) : [];
  const marked =
    side?.tag === 'sandbox' ? learned.map((one) => `In the Sandbox: ${lowerFirst(one)}`) : learned;
  const advice = [...marked, ...fromProfile(evidence)];
  return advice.length > 0 ? advice : [nothingYet(side)];
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function nothingYet(side: Measured | undefined): string {
  const measured = side?.posts.length ?? 0;
  return measured < FEW_POSTS
    ? `Not enough data yet (${count(measured, 'measured post')}). Keep posting; the first comparisons come with ${FEW_POSTS}.`
    : 'Nothing stands out: themes, lengths and times do about equally well. Keep the mix.';
}

function fromResults({ business }: Evidence, { posts }: Measured): string[] {
  const rated = rate(posts);
  const advice: string[] = [];
  const [theme] = rankThemes(rated);
  if (isClear(theme))
    advice.push(
      `Write more of "${theme.label}": its ${theme.posts} posts got ${ofUsual(theme.ratio)} of the reactions that are usual on their channels.`,
    );
  const lengths = compareLengths(rated);
  if (lengths) advice.push(adviseLength(lengths));
  const tags = compareHashtags(rated);
  if (tags)
    advice.push(
      tags.better === 'first'
        ? `Keep hashtags: posts with them get ${ofUsual(tags.first)} of the reactions that are usual on their channels, without ${ofUsual(tags.second)}.`
        : `Try fewer hashtags: posts without them get ${ofUsual(tags.second)} of the reactions that are usual on their channels, with them ${ofUsual(tags.first)}.`,
    );
  const [hours] = rankHours(rated, business.timezone);
  if (isClear(hours))
    advice.push(
      `Post more between ${hours.label.replace('-', ' and ')}: ${hours.posts} posts got ${ofUsual(hours.ratio)} of the reactions that are usual on their channels.`,
    );
  return advice;
}

function adviseLength({ better, first, second, border }: Contrast): string {
  const [side, mark] = better === 'first' ? ['shorter', 'under'] : ['longer', 'from'];
  const which = border === null ? `${side} than is usual on their channels` : `${mark} ${border} characters`;
  const [most, least] = [Math.max(first, second), Math.min(first, second)];
  return `Write ${side}: posts ${which} get ${ofUsual(most)} of the reactions that are usual there, the others ${ofUsual(least)}.`;
}

function fromState(evidence: Evidence): string[] {
  const { counts, published, now } = evidence;
  const { awaitingApproval: waiting, needsAttention: stuck } = countStates(counts);
  const advice: string[] = [];
  if (waiting > 0)
    advice.push(
      `Look at what waits: ${count(waiting, 'post')} ${waiting === 1 ? 'needs' : 'need'} your approval.`,
    );
  if (stuck > 0) advice.push(`Sort out ${count(stuck, 'post')} that could not be published.`);
  for (const connection of activeChannels(evidence)) {
    const last = published.find(({ connectionId }) => connectionId === connection.id)?.publishedAt;
    const silentFor = now - (last ?? connection.createdAt);
    if (silentFor > SILENCE)
      advice.push(`${nameOf(connection)} has had no post for ${Math.floor(silentFor / DAY)} days.`);
  }
  const media = evidence.upcoming.filter(({ needsMedia }) => needsMedia !== null);
  const [next] = media;
  if (next)
    advice.push(
      `Add a picture or video to ${count(media.length, 'planned post')}, the next on ${channelOf(next.channel).name}.`,
    );
  return advice;
}

function fromProfile(evidence: Evidence): string[] {
  const facts = statementsOf(evidence).length;
  if (facts >= FEW_FACTS) return [];
  return [
    `Tell more about the business: the profile holds ${count(facts, 'fact')} to write from. Prices, hours and how you work help most.`,
  ];
}
