// Posts that leave by themselves within minutes, each with the one thing to do about it.
import ActionButton from '../../islands/action-button/index.tsx';
import { channelOf } from '../../server/contract/channels/index.ts';
import type { Post } from '../../server/contract/post.ts';
import { Card } from '../components/card.tsx';
import { type Clockface, Time } from '../components/time.tsx';
import { Island } from '../island.tsx';
import { BriefPostList } from './post-list.tsx';

interface LeavingProps {
  /** Of any kind: those that are not shown for Undo are passed by. */
  readonly posts: readonly Post[];
  readonly clock: Clockface;
  /** Route of the screen on which they stand. */
  readonly screen: string;
}

/** What has not left by then does not leave: everything is paused. Milliseconds. */
const MINUTE = 60_000;

/** Nothing while none leaves. */
export function LeavingPosts({ posts, clock, screen }: LeavingProps) {
  const leaving = posts.filter(
    ({ leavesAt }) => leavesAt !== null && Date.parse(leavesAt) > clock.now - MINUTE,
  );
  if (leaving.length === 0) return null;
  return (
    <Card title="Leaves within minutes" description="Nobody has to do anything. Undo keeps a post back.">
      <BriefPostList
        posts={leaving}
        clock={clock}
        act={(post) => <LeavingPost {...{ post, clock, screen }} />}
      />
    </Card>
  );
}

function LeavingPost({ post, clock, screen }: Omit<LeavingProps, 'posts'> & { readonly post: Post }) {
  const { id, platform, leavesAt, actions } = post;
  return (
    <div className="row post-acts">
      {actions.includes('hold') && (
        <Island
          of={ActionButton}
          prefix={`keep-back-${id}`}
          props={{
            url: `/api/contents/${id}/hold`,
            label: 'Undo',
            of: `the post for ${channelOf(platform).name}`,
            icon: 'undo',
            screen,
            done: { title: 'Kept back', description: 'The post waits for your approval.' },
            failed: 'Could not keep the post back',
          }}
        />
      )}
      {leavesAt && (
        <span>
          Leaves <Time at={leavesAt} clock={clock} />
        </span>
      )}
    </div>
  );
}
