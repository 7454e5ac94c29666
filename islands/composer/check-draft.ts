// What can be told of a draft without the server.
import { findRefused } from '../../views/components/post-words.tsx';
import { type Draft, type Errors, ownOf, wordsFor } from './draft.ts';
import type { ComposerProps } from './types.ts';

/** @param at the moment of `draft.at`, UTC milliseconds */
export function checkDraft(
  draft: Draft,
  { channels, at }: { channels: ComposerProps['channels']; at: number | undefined },
): Errors {
  if (channels.length === 0) return { platformIds: 'Choose at least one channel.' };
  for (const { id, type, ...channel } of channels) {
    const words = wordsFor(draft, id);
    const own = draft.versions[id];
    const field = (name: 'title' | 'content') => (own?.[name].trim() ? `${name}-${id}` : name);
    if (!words.content.trim()) return { content: 'Write something first.' };
    const { title, content } = findRefused([type], words, ownOf([{ type, ...channel }]));
    if (title) return { [field('title')]: title };
    if (content) return { [field('content')]: content };
  }
  if (draft.when !== 'later') return {};
  if (at === undefined) return { scheduledAt: 'Enter a date and a time.' };
  return at < Date.now() ? { scheduledAt: 'This moment has passed. Choose a later one.' } : {};
}
