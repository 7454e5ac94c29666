// Hashtags of a telling: the idea's own first, then those of the trade, the owner's pool and the name.
import { type PostChannel, writingOf } from '../../../contract/channels/index.ts';
import type { Random } from '../../../kernel/random.ts';

export interface TagPools {
  readonly idea: readonly string[];
  readonly pack: readonly string[];
  /** The owner's own. */
  readonly owner: readonly string[];
}

/** As many as read well on the channel, with their sign; none where it has none. */
export function tagsFor(channel: PostChannel, pools: TagPools, random: Random): string[] {
  const wanted = writingOf(channel).tags;
  if (wanted === null) return [];
  const count = wanted.least + random.int(wanted.most - wanted.least + 1);
  const ofIdea = random.shuffle(pools.idea).slice(0, Math.max(1, count - 1));
  const rest = [...random.shuffle(pools.owner).slice(0, 2), ...random.shuffle(pools.pack), ...pools.idea];
  const tags = new Map<string, string>();
  for (const tag of [...ofIdea, ...rest])
    if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), `#${tag.replace(/^#/, '')}`);
  return [...tags.values()].slice(0, count);
}
