// What the buttons of a post are given.
import type { Post, PostAction } from '../../server/contract/post.ts';
import type { PostDialogProps } from '../runtime/post-dialog.ts';

export type PostWords = Pick<Post, 'title' | 'content'>;

export interface PostActionsProps {
  readonly post: Pick<Post, 'id' | 'platform' | 'status' | 'trouble'> & {
    readonly actions: readonly PostAction[];
    /** What is looked at, where it may be approved. */
    readonly version?: number;
    /** What a person has to carry to the channel now: copied without asking for it first. */
    readonly byHand?: PostWords;
  };
  /** Id of the list's row, which takes the focus when the pressed button is gone, and begins the ids of the buttons. */
  readonly row: string;
}

/** A dialog of a post. */
export type LayerProps = PostDialogProps<Post>;
