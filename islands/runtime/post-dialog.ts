// What a dialog above a post is given.
import type { Post } from '../../server/contract/post.ts';
import type { Outcome } from './use-write.ts';

export interface PostDialogProps<P extends Pick<Post, 'id'>> {
  readonly id: string;
  readonly post: P;
  readonly isPending: boolean;
  readonly onClose: () => void;
  /** Closes the dialog once it is saved. */
  readonly save: <Answer>(send: () => Promise<Answer>, outcome: Outcome<Answer>) => Promise<void>;
}
