// Simulated engagement: what a post of a small business would plausibly gather, as a pure function of the post and
// the time since. The same post always gathers the same figures, and no figure ever falls.
import { practiceOf, type ResponseCurve } from '../../../contract/channels/index.ts';
import { hasLink } from '../../../contract/trait.ts';
import { HOUR } from '../../../kernel/clock.ts';
import { createRandom, type Random } from '../../../kernel/random.ts';
import type { Engagement, NetworkProfile, ReadAs } from '../connector.ts';
import { audienceOf, likingOf } from './audience.ts';

/** What the figures depend on. */
export interface SimulatedPost extends NetworkProfile {
  /** Names the post: the only source of chance. */
  readonly seed: string;
  readonly content: string;
  /** What it shows. */
  readonly media: readonly unknown[];
  /** Null when nobody has told; then its readers live by UTC. */
  readonly readAs: ReadAs | null;
  /** UTC milliseconds. */
  readonly publishedAt: number;
}

/** How far posts of one account differ: standard deviation of the logarithm of their impressions. */
const SPREAD = 0.45;
const QUESTION_COMMENTS = 1.4;
const NO_LINK_CLICKS = 0.35;

const NOTHING: Engagement = { likes: 0, comments: 0, shares: 0, clicks: 0, impressions: 0 };

/** The figures of a post at a moment: zero before it is published, and never less later than sooner. */
export function engagementAt(post: SimulatedPost, now: number): Engagement {
  const { response } = practiceOf(post.channel);
  if (response === null || now <= post.publishedAt) return NOTHING;
  const final = finalEngagement(post, response);
  const share = shareArrived(response, now - post.publishedAt);
  const at = (total: number) => Math.floor(total * share);
  return {
    likes: at(final.likes),
    comments: at(final.comments),
    shares: at(final.shares),
    clicks: at(final.clicks),
    impressions: at(final.impressions),
  };
}

/** A log-logistic curve through the half-life and the three-quarter time: steep at first, then a long tail. */
function shareArrived(response: ResponseCurve, age: number): number {
  const shape = Math.log(3) / Math.log(response.threeQuarters / response.half);
  return 1 / (1 + (age / (response.half * HOUR)) ** -shape);
}

function finalEngagement(post: SimulatedPost, response: ResponseCurve): Engagement {
  const random = createRandom(post.seed);
  const impressions =
    response.impressions * Math.exp(SPREAD * normal(random) + likingOf(audienceOf(post), post));
  const part = (rate: number, factor = 1) => impressions * rate * factor * Math.exp(0.3 * normal(random));
  return {
    impressions,
    likes: part(response.likes),
    comments: part(response.comments, post.content.includes('?') ? QUESTION_COMMENTS : 1),
    shares: part(response.shares),
    clicks: part(response.clicks, hasLink(post.content) ? 1 : NO_LINK_CLICKS),
  };
}

/** A draw from the standard normal distribution (Box and Muller). */
function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}
