// New post: the composer as a page of its own.
import Composer, { type ComposerProps } from '../../../islands/composer/index.tsx';
import PostImport, { type PostImportProps } from '../../../islands/post-import/index.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';
import { FEEDS_ROUTE, Feeds, type FeedsProps } from './feeds.tsx';

export type { ComposerProps };

export interface ComposeProps {
  readonly composer: ComposerProps;
  /** For many posts out of a list, instead of one. */
  readonly list: PostImportProps | null;
  /** For drafts of what is published elsewhere. */
  readonly feeds: FeedsProps | null;
  readonly canWrite: boolean;
}

const ABOUT_LISTS =
  'From a CSV file, such as a spreadsheet saves it. Pictures are named as they are called in Media; addresses of pictures are not fetched. Nothing is stored before you have seen it.';

const ABOUT_FEEDS =
  'New articles of a blog or a shop become drafts for your channels. Nothing leaves before you schedule it.';

/** Three ways to new posts: what each is called, what it does, and where it is. */
const WAYS = {
  post: {
    title: 'New post',
    about: 'One text for all channels, or words of its own for each.',
    href: '#/compose',
    label: 'Write one post',
  },
  list: { title: 'Import posts', about: ABOUT_LISTS, href: '#/compose?from=list', label: 'Import posts' },
  feed: { title: 'Feeds', about: ABOUT_FEEDS, href: `#${FEEDS_ROUTE}`, label: 'Feeds' },
} as const;

export function Compose({ composer, list, feeds, canWrite }: ComposeProps) {
  const way = list ? 'list' : feeds ? 'feed' : 'post';
  const { title, about } = WAYS[way];
  const others = Object.values(WAYS).filter((one) => one !== WAYS[way]);
  return (
    <>
      <PageHeader
        back={{ href: '#/content-calendar', label: 'Content Calendar' }}
        title={title}
        subtitle={about}
        actions={
          canWrite &&
          others.map(({ href, label }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))
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
            {feeds && <Feeds {...feeds} />}
            {way === 'post' && <Island of={Composer} when="idle" prefix="composer-page" props={composer} />}
          </>
        )}
      </Card>
    </>
  );
}
