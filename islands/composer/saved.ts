// What is said of posts that have been saved, and where they are to be seen.
import { channelOf } from '../../server/contract/channels/index.ts';
import { formatExact } from '../../views/components/relative-time.ts';
import type { Draft } from './draft.ts';
import type { ComposerProps } from './types.ts';

export function describeSaved(
  draft: Draft,
  { at, locale, timeZone }: { at: number | undefined; locale: string; timeZone: string },
) {
  const posts = draft.ids.length;
  const subject = posts === 1 ? 'Post' : `${posts} posts`;
  if (draft.when === 'draft') return { title: posts === 1 ? 'Draft saved' : `${posts} drafts saved` };
  if (draft.when === 'now') return { title: 'Publishing', description: `${subject} on the way.` };
  const leaves = posts === 1 ? 'It leaves' : 'They leave';
  const time = at === undefined ? '' : formatExact(at, { locale, timeZone });
  return { title: `${subject} scheduled`, description: `${leaves} on ${time}.` };
}

export function nextRoute({ when }: Draft, [first, ...others]: ComposerProps['channels']): string {
  if (!first || (others.length > 0 && when !== 'draft')) return '/content-calendar';
  return `/platforms/${channelOf(first.type).segment}?tab=content`;
}
