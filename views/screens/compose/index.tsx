// New post: the composer as a page of its own.
import Composer, { type ComposerProps } from '../../../islands/composer/index.tsx';
import PostImport, { type PostImportProps } from '../../../islands/post-import/index.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export type { ComposerProps };

export interface ComposeProps {
  readonly composer: ComposerProps;
  /** For many posts out of a list, instead of one. */
  readonly list: PostImportProps | null;
  readonly canWrite: boolean;
}

const ABOUT_LISTS =
  'From a CSV file, such as a spreadsheet saves it. Pictures are named as they are called in Media; addresses of pictures are not fetched. Nothing is stored before you have seen it.';

export function Compose({ composer, list, canWrite }: ComposeProps) {
  return (
    <>
      <PageHeader
        back={{ href: '#/content-calendar', label: 'Content Calendar' }}
        title={list ? 'Import posts' : 'New post'}
        subtitle={list ? ABOUT_LISTS : 'One text for all channels, or words of its own for each.'}
        actions={
          canWrite && (
            <ButtonLink href={list ? '#/compose' : '#/compose?from=list'}>
              {list ? 'Write one post' : 'Import posts'}
            </ButtonLink>
          )
        }
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
          <>
            {list && <Island of={PostImport} props={list} />}
            {!list && <Island of={Composer} when="idle" prefix="composer-page" props={composer} />}
          </>
        )}
      </Card>
    </>
  );
}
