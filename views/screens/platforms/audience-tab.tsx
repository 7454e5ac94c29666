// Who one platform reaches, as far as that is known, and which posts they liked best.
import { SandboxTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PostList } from '../post-list.tsx';
import type { PlatformPageProps, TabContent } from './types.ts';

interface AudienceTabProps {
  readonly page: PlatformPageProps;
  readonly tab: Extract<TabContent, { tab: 'audience' }>;
}

export function AudienceTab({ page, tab }: AudienceTabProps) {
  const isSandbox = page.connection?.network === 'sandbox';
  return (
    <div className="stack stack-lg" data-region="platform" data-live="post connection">
      <Card title="Audience Demographics">
        <EmptyState
          icon="users"
          title="No audience data available"
          text={
            isSandbox
              ? 'The Sandbox simulates reactions, but no people behind them.'
              : 'Nothing is known about who is reached here.'
          }
        />
      </Card>
      <Card
        title="Top Performing Content"
        badge={isSandbox && <SandboxTag />}
        description={tab.top.length > 0 ? `The most liked of the last ${tab.of} published posts.` : undefined}
      >
        {tab.top.length > 0 ? (
          <PostList name="top" posts={tab.top} clock={page.clock} oneChannel />
        ) : (
          <EmptyState title="No measured posts yet" text="The three posts with the most likes appear here." />
        )}
      </Card>
    </div>
  );
}
