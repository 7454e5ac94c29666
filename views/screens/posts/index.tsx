// One post: as it will look or looks, why it waits, and everything that can be done with it.
import { channelOf } from '../../../server/contract/channels/index.ts';
import type { Post } from '../../../server/contract/post.ts';
import type { Series } from '../../../server/contract/series.ts';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PostPreview } from '../../components/post-preview.tsx';
import type { Clockface } from '../../components/time.tsx';
import { Leaving, PostActs, PostFigures, PostHead } from '../post-list.tsx';
import { Boosted } from './boosted.tsx';
import { PostForms } from './forms.tsx';
import { Repeat } from './repeat.tsx';

export interface PostPageProps {
  readonly post: Post;
  /** Wall time of the business: `2027-03-01T09:30`. */
  readonly suggestedAt: string;
  readonly clock: Clockface;
  /** Whether money was spent to show it to more people; absent where that cannot be. */
  readonly boosted?: boolean;
  /** Whether the reader's role may say so. */
  readonly mayTell: boolean;
  /** How it comes again; null where it never did, absent where it may not. */
  readonly series?: Series | null;
  /** When it could come again. */
  readonly repeatAt: string;
  /** What a plain form sent, and why it was refused. */
  readonly refused?: { readonly values: Readonly<Record<string, string>>; readonly message: string };
}

export function PostPage(props: PostPageProps) {
  const { post, suggestedAt, boosted, mayTell, series, repeatAt, clock, refused } = props;
  const { name, segment } = channelOf(post.platform);
  return (
    <div className="stack stack-lg">
      <PageHeader
        back={{ href: `#/platforms/${segment}?tab=content`, label: `${name} content` }}
        title={post.status === 'published' ? `Post on ${name}` : `Post for ${name}`}
      />
      {refused && (
        <Banner tone="danger" alert>
          {refused.message}
        </Banner>
      )}
      <div data-region="post" data-live="post">
        <Card>
          <div className="stack narrow" id={`post-${post.id}`} tabIndex={-1}>
            <PostHead post={post} clock={clock} />
            {post.note && <Banner tone={post.status === 'failed' ? 'danger' : 'warning'}>{post.note}</Banner>}
            <PostPreview
              channel={post.platform}
              account={name}
              network={post.network}
              title={post.title ?? ''}
              content={post.content}
              firstComment={post.firstComment ?? ''}
              media={post.media}
            />
            <Leaving post={post} clock={clock} />
            <PostFigures post={post} clock={clock} />
            {boosted !== undefined && <Boosted post={post} boosted={boosted} mayTell={mayTell} />}
            <PostActs name="post" post={post} />
          </div>
        </Card>
      </div>
      {series !== undefined && (
        <div data-region="repeat">
          <Repeat
            post={post}
            series={series}
            suggestedAt={repeatAt}
            clock={clock}
            values={refused?.values.every === undefined ? {} : refused.values}
          />
        </div>
      )}
      <noscript>
        <PostForms post={post} at={suggestedAt} timeZone={clock.timeZone} values={refused?.values ?? {}} />
      </noscript>
    </div>
  );
}
