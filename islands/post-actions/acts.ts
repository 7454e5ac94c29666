// What is done to a post with one press: words for the button, for success and for failure.
import type { PostAction } from '../../server/contract/post.ts';
import type { IconName } from '../../views/components/icon.tsx';

interface Act {
  readonly label: string;
  readonly icon: IconName;
  /** What it is called in "Could not ... the post". */
  readonly verb: string;
  readonly done: { readonly title: string; readonly description?: string };
}

export const ACTS = {
  approve: {
    label: 'Approve',
    icon: 'check',
    verb: 'approve',
    done: { title: 'Post approved', description: 'It leaves at its planned time.' },
  },
  hold: {
    label: 'Undo',
    icon: 'undo',
    verb: 'keep back',
    done: { title: 'Kept back', description: 'The post waits for your approval.' },
  },
  publish: {
    label: 'Publish now',
    icon: 'send',
    verb: 'publish',
    done: { title: 'Publishing', description: 'The post leaves within seconds.' },
  },
  unschedule: {
    label: 'Unschedule',
    icon: 'undo',
    verb: 'unschedule',
    done: { title: 'Taken off the schedule', description: 'The post is a draft again.' },
  },
  unposted: {
    label: 'Not posted after all',
    icon: 'undo',
    verb: 'take back',
    done: { title: 'Taken back', description: 'The post waits for you again.' },
  },
  /** Who finds it there says so in a dialog, with its link. */
  resolve: {
    label: 'It is not there, publish',
    icon: 'send',
    verb: 'publish',
    done: { title: 'Publishing', description: 'The post leaves within seconds.' },
  },
  duplicate: {
    label: 'Duplicate',
    icon: 'copy',
    verb: 'duplicate',
    done: { title: 'Copied as a draft', description: 'Change it, then schedule it.' },
  },
  delete: { label: 'Delete', icon: 'trash', verb: 'delete', done: { title: 'Post deleted' } },
} as const satisfies Partial<Record<PostAction, Act>>;

export type ActName = keyof typeof ACTS;
