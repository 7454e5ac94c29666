// Approvals: every post that waits for a person, of all channels or one.
import Approvals, { type ApprovalsProps } from '../../../islands/approvals/index.tsx';
import Drafts, { type DraftsProps } from '../../../islands/drafts/index.tsx';
import type { Post } from '../../../server/contract/post.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import type { Clockface } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { LeavingPosts } from '../leaving-posts.tsx';
import { ApprovalLinks, type ApprovalLinksProps } from './links.tsx';

export type WaitingPost = ApprovalsProps['posts'][number];

export interface ApprovalsScreenProps {
  readonly approvals: ApprovalsProps;
  /** What leaves within minutes without anybody's approval. */
  readonly leaving: readonly Post[];
  readonly clock: Clockface;
  /** Null for those who may not make any. */
  readonly links: ApprovalLinksProps | null;
  /** What nobody has sent for approval yet; empty for those who may not write. */
  readonly drafts: DraftsProps['drafts'];
  /** More wait than are listed. */
  readonly cut: boolean;
}

export function ApprovalsScreen({ approvals, leaving, drafts, links, cut, clock }: ApprovalsScreenProps) {
  const { posts } = approvals;
  return (
    <>
      <PageHeader
        back={{ href: '#/content-calendar', label: 'Content Calendar' }}
        title="Approvals"
        subtitle="Nothing that waits here leaves before you approve it."
      />
      <div className="stack stack-lg">
        <div className="stack stack-lg" data-region="approvals" data-live="post">
          <LeavingPosts posts={leaving} clock={clock} screen="/approvals" />
          <Card>
            {posts.length === 0 ? (
              <EmptyState
                icon="circle-check"
                title="Nothing waits for you"
                text="Posts that need your approval are listed here."
                action={<ButtonLink href="#/content-calendar">See what is planned</ButtonLink>}
              />
            ) : (
              <Island
                of={Approvals}
                prefix={`approvals-${posts.map(({ id }) => id).join('-')}`}
                props={approvals}
              />
            )}
            {cut && (
              <p className="quiet">
                These are the first {posts.length}; the others follow once these are decided.
              </p>
            )}
          </Card>
        </div>
        {drafts.length > 0 && (
          <div data-region="drafts" data-live="post">
            <Card
              title="Drafts"
              description="Nothing happens to these. Sent for approval, each gets the next free time of its channel, and leaves only once it is approved."
            >
              <Island
                of={Drafts}
                prefix={`drafts-${drafts.map(({ id }) => id).join('-')}`}
                props={{ drafts }}
              />
            </Card>
          </div>
        )}
        {links && <ApprovalLinks {...links} />}
      </div>
    </>
  );
}
