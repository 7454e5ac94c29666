// What is said of posts that have been saved, and where they are to be seen.
import { channelOf } from '../../server/contract/channels/index.ts';
import type { Post } from '../../server/contract/post.ts';
import { formatExact } from '../../views/components/relative-time.ts';
import type { Draft } from './draft.ts';
import type { ComposerProps } from './types.ts';

/** @param saved the posts that were made */
export function describeSaved(
  draft: Draft,
  { saved, locale, timeZone }: { saved: readonly Post[]; locale: string; timeZone: string },
) {
  const posts = draft.ids.length;
  const subject = posts === 1 ? 'Post' : `${posts} posts`;
  if (draft.when === 'draft') return { title: posts === 1 ? 'Draft saved' : `${posts} drafts saved` };
  if (draft.when === 'now') return { title: 'Publishing', description: `${subject} on the way.` };
  const leaves = posts === 1 ? 'It leaves' : 'They leave';
  const times = new Set(
    saved.flatMap(({ scheduledAt }) =>
      scheduledAt ? formatExact(Date.parse(scheduledAt), { locale, timeZone }) : [],
    ),
  );
  const title = draft.when === 'queue' ? `${subject} added to the queue` : `${subject} scheduled`;
  return { title, description: `${leaves} on ${new Intl.ListFormat('en').format(times)}.` };
}

export function nextRoute({ when }: Draft, [first, ...others]: ComposerProps['channels']): string {
  if (!first || (others.length > 0 && when !== 'draft')) return '/content-calendar';
  return `/platforms/${channelOf(first.type).segment}?tab=content`;
}
