// What the buttons of a post are given.
import type { Post, PostAction } from '../../server/contract/post.ts';
import type { Outcome } from '../runtime/use-write.ts';

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
export interface LayerProps {
  readonly id: string;
  readonly post: PostActionsProps['post'];
  readonly isPending: boolean;
  readonly onClose: () => void;
  /** Closes the dialog once it is saved. */
  readonly save: <Answer>(send: () => Promise<Answer>, outcome: Outcome<Answer>) => Promise<void>;
}
