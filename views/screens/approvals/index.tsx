// Approvals: every post that waits for a person, of all channels or one.
import Approvals, { type ApprovalsProps } from '../../../islands/approvals/index.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface ApprovalsScreenProps {
  readonly approvals: ApprovalsProps;
  /** More wait than are listed. */
  readonly cut: boolean;
}

export function ApprovalsScreen({ approvals, cut }: ApprovalsScreenProps) {
  const { posts } = approvals;
  return (
    <>
      <PageHeader
        back={{ href: '#/content-calendar', label: 'Content Calendar' }}
        title="Approvals"
        subtitle="Nothing here leaves before you approve it."
      />
      <div data-region="approvals" data-live="post">
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
    </>
  );
}
