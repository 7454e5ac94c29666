// What every writer makes: a post with what it rests on.
import type { Pillar } from '../../contract/constants/pillars.ts';
import type { Sentence } from '../../contract/sentence.ts';

export interface WrittenPost {
  readonly title: string | null;
  /** The whole text as published, hashtags included. */
  readonly content: string;
  readonly hashtags: string[];
  readonly pillar: Pillar;
  /** `type/name` of the opening: an idea's format and id, or a line of the grammar. */
  readonly hook: string;
  readonly cta: string;
  /** The cut in which an idea is told, or the plan of the grammar. */
  readonly skeleton: string;
  /** The opening fact first. */
  readonly factIds: string[];
  readonly needsMedia: 'image' | 'video' | null;
  /** "pack/idea" of the library; null for the owner's own news. */
  readonly idea: string | null;
  /** `built-in`, or the model that wrote it. */
  readonly writer: string;
  /** Why this text. */
  readonly why: Sentence;
}
