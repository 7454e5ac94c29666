// What the buttons of a post are given.
import type { Post, PostAction } from '../../server/contract/post.ts';
import type { PostDialogProps } from '../runtime/post-dialog.ts';

export interface PostActionsProps {
  readonly post: Pick<
    Post,
    'id' | 'title' | 'content' | 'platform' | 'network' | 'status' | 'scheduledAt' | 'analytics'
  > & { readonly actions: readonly PostAction[] };
  /** Id of the list's row, which takes the focus when the pressed button is gone. */
  readonly row: string;
  readonly timeZone: string;
  readonly locale: string;
  /** UTC milliseconds when the page was made. */
  readonly now: number;
}

/** A dialog of a post. */
export type LayerProps = PostDialogProps<PostActionsProps['post']>;
