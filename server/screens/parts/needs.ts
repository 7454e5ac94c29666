// What the dashboards list of all that waits.
import type { Need } from '../../contract/need.ts';
import type { Post } from '../../contract/post.ts';
import { rankNeeds } from '../../domain/attention/index.ts';
import { WAITING_STATES } from '../../domain/content/index.ts';

type Others = Parameters<typeof rankNeeds>[0]['needs'];

export function needsOf(
  posts: readonly Post[],
  needs: Others,
  now: number,
): { readonly needs: readonly Need[]; readonly otherNeeds: number } {
  const waiting = posts.filter(({ status }) => WAITING_STATES.includes(status));
  return { needs: rankNeeds({ needs, posts: waiting, now }), otherNeeds: needs.length };
}
