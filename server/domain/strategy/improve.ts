// Recommended improvements: each one a rule over the business's own numbers, and each says the numbers.
import { channelOf } from '../../contract/channels/index.ts';
import type { ReportTag } from '../../contract/report.ts';
import { DAY } from '../../kernel/clock.ts';
import { count, tenth } from './blocks.ts';
import { activeChannels, type Evidence, factsOf, type Measured, measuredSides, nameOf } from './evidence.ts';
import { averageOf, compareHashtags, compareLengths, isClear, rankHours, rankThemes } from './findings.ts';

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
  const open = fromState(evidence);
  return learned.length + open.length > 0
    ? { learned, tag: side?.tag ?? null, open }
    : { learned: [nothingYet(side)], tag: null, open };
}

/** All of it in one list, where nothing beside it says what is simulated. */
export function advise(evidence: Evidence): string[] {
  const { learned, tag, open } = improve(evidence);
  const marked = tag === 'sandbox' ? learned.map((one) => `In the Sandbox: ${lowerFirst(one)}`) : learned;
  return [...marked, ...open];
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
  const overall = tenth(averageOf(posts));
  const advice: string[] = [];
  const [theme] = rankThemes(posts);
  if (isClear(theme, posts))
    advice.push(
      `Write more of "${theme.label}": ${tenth(theme.value)} reactions a post over ${theme.posts} posts, against ${overall} overall.`,
    );
  const lengths = compareLengths(posts);
  if (lengths) {
    const [side, mark] = lengths.better === 'first' ? ['shorter', 'under'] : ['longer', 'from'];
    advice.push(
      `Write ${side}: posts ${mark} ${lengths.border} characters get ${better(lengths)} reactions, the others ${worse(lengths)}.`,
    );
  }
  const tags = compareHashtags(posts);
  if (tags)
    advice.push(
      tags.better === 'first'
        ? `Keep hashtags: posts with them get ${tags.first} reactions, without ${tags.second}.`
        : `Try fewer hashtags: posts without them get ${tags.second} reactions, with them ${tags.first}.`,
    );
  const [hours] = rankHours(posts, business.timezone);
  if (isClear(hours, posts))
    advice.push(
      `Post more between ${hours.label.replace('-', ' and ')}: ${tenth(hours.value)} reactions a post over ${hours.posts} posts, against ${overall} overall.`,
    );
  return advice;
}

const better = ({ first, second }: { first: number; second: number }) => Math.max(first, second);
const worse = ({ first, second }: { first: number; second: number }) => Math.min(first, second);

function fromState(evidence: Evidence): string[] {
  const { counts, published, now } = evidence;
  const inState = (status: string) =>
    counts.reduce((sum, one) => sum + (one.status === status ? one.posts : 0), 0);
  const advice: string[] = [];
  const waiting = inState('awaiting_approval');
  if (waiting > 0)
    advice.push(
      `Look at what waits: ${count(waiting, 'post')} ${waiting === 1 ? 'needs' : 'need'} your approval.`,
    );
  const stuck = inState('needs_attention') + inState('failed');
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
  const facts = factsOf(evidence, 'offer', 'price', 'practical', 'story', 'identity').length;
  if (facts < FEW_FACTS)
    advice.push(
      `Tell more about the business: the profile holds ${count(facts, 'fact')} to write from. Prices, hours and how you work help most.`,
    );
  return advice;
}
