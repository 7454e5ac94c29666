// An observation: what one published post brought at the age at which its channel is judged, and what it is made of.
import { type ChannelType, practiceOf } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import { hasLink, ideaFormatOf, lengthOf } from '../../contract/trait.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { type Features, logWorth, type Reading } from '../learning/index.ts';

/** Why an observation teaches nothing: what it brought does not come of when the post left, or of what it said. */
export const LEFT_OUT = ['edited', 'deleted', 'boosted'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** What a network, or a person, tells of a post. */
export type Figures = Partial<Omit<Reading, 'at'>> & { readonly impressions?: number };

/** A post whose figures were read. */
export interface ReadPost {
  readonly id: number;
  readonly businessId: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly network: Network;
  readonly pillar: string | null;
  readonly content: string;
  /** `person` once somebody has changed its words. */
  readonly origin: 'autopilot' | 'person';
  /** When it was to leave, and when it was out; UTC milliseconds. */
  readonly scheduledAt: number | null;
  readonly publishedAt: number | null;
}

export interface NewObservation {
  readonly businessId: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly network: Network;
  readonly postId: number;
  /** When the post was out, UTC milliseconds. */
  readonly at: number;
  readonly features: Features;
  readonly figures: Figures;
  readonly leftOut: LeftOut | null;
}

/** How a post that is made of blocks of the writer came about; null for a person's own words. */
export interface Makings {
  /** `format/name`. */
  readonly hook: string | null;
  readonly cta: string | null;
  readonly skeleton: string | null;
  readonly pictures: number;
}

/** A reading counts where it is so near to its channel's age, in parts of it. */
const NEAR = { from: 0.8, until: 1.5 };
/** A person enters figures when they find the time: what came after the channel's age is little. */
const TYPED_UNTIL = 14 * DAY;

/** Whether figures that are read now are those by which a post is judged, and tell anything of how it did. */
export function isJudgedBy(
  figures: Figures,
  { channel, network, publishedAt }: { channel: ChannelType; network: Network; publishedAt: number },
  now: number,
): boolean {
  const judged = practiceOf(channel).judgedAfter * HOUR;
  const age = now - publishedAt;
  const until = network === 'manual' ? Math.max(TYPED_UNTIL, NEAR.until * judged) : NEAR.until * judged;
  return age >= NEAR.from * judged && age <= until && logWorth(figures) !== null;
}

/** What a post is made of, as far as the writer and its text tell. */
export function featuresOf(
  post: Pick<ReadPost, 'pillar' | 'content' | 'channel'>,
  { hook, cta, skeleton, pictures }: Makings,
): Features {
  const known: Record<string, string | null> = {
    pillar: post.pillar,
    format: ideaFormatOf(hook),
    hook: skeleton,
    cta: cta === 'none' ? null : cta,
  };
  const told = Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return {
    ...Object.fromEntries(told),
    length: lengthOf(post.channel, post.content),
    link: hasLink(post.content),
    picture: pictures > 0,
  };
}
