// What the Sandbox keeps of the posts it took. It declares the interface; the database area implements it.
import type { ChannelType } from '../../../contract/channels/index.ts';
import type { NetworkProfile, ReadAs } from '../connector.ts';
import type { SandboxMedium } from './media.ts';

export interface SandboxPost extends NetworkProfile {
  readonly externalId: string;
  readonly channel: ChannelType;
  readonly title: string | null;
  readonly content: string;
  readonly mediaPreview: string | null;
  readonly media: readonly SandboxMedium[];
  /** Null in posts of which nobody has told. */
  readonly readAs: ReadAs | null;
  /** Names title and content: the same words give the same fingerprint. */
  readonly fingerprint: string;
  /** UTC milliseconds. A slow network stores a post before it takes effect: until then nobody sees it. */
  readonly publishedAt: number;
}

/** Each call stands for itself and is durable when it returns; none ever joins a caller's transaction. */
export interface SandboxStore {
  /**
   * Adds a post unless the profile has one of the same fingerprint since a moment, in one step that two callers
   * cannot both win; with `null` it is added whatever is there.
   * @returns that earlier post, or undefined when the new one was added
   */
  add(post: SandboxPost, duplicateSince: number | null): Promise<SandboxPost | undefined>;
  /** The first post of a profile with a fingerprint, published between two moments, both included, and none of `except`. */
  findByFingerprint(
    profile: NetworkProfile,
    search: { fingerprint: string; from: number; until: number; except: readonly string[] },
  ): Promise<SandboxPost | undefined>;
  find(profile: NetworkProfile, externalId: string): Promise<SandboxPost | undefined>;
  /** Posts of a profile published until a moment, newest first. */
  list(profile: NetworkProfile, page: { until: number; limit: number }): Promise<SandboxPost[]>;
  /** Takes a post away; nothing happens when it is not there. */
  remove(profile: NetworkProfile, externalId: string): Promise<void>;
}
