// New post: the composer as a page of its own.
import Composer, { type ComposerProps } from '../../../islands/composer/index.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export type { ComposerProps };

export interface ComposeProps {
  readonly composer: ComposerProps;
  readonly canWrite: boolean;
}

export function Compose({ composer, canWrite }: ComposeProps) {
  return (
    <>
      <PageHeader
        back={{ href: '#/content-calendar', label: 'Content Calendar' }}
        title="New post"
        subtitle="One text for all channels, or words of its own for each."
      />
      <Card>
        {!canWrite && (
          <EmptyState icon="lock" title="Your role may read and approve posts, but not write them" />
        )}
        {canWrite && composer.channels.length === 0 && (
          <EmptyState
            icon="plug"
            title="No channel is connected yet"
            text="A post needs a channel to go to. Connect one, then write."
            action={
              <ButtonLink variant="primary" href="#/platform">
                Connect a channel
              </ButtonLink>
            }
          />
        )}
        {canWrite && composer.channels.length > 0 && (
          <Island of={Composer} when="idle" prefix="composer-page" props={composer} />
        )}
      </Card>
    </>
  );
}
