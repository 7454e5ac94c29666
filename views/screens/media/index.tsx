// The media library: every picture and film of the business, and one of them in detail.
import MediaUpload from '../../../islands/media-upload/index.tsx';
import MediumForm from '../../../islands/medium/index.tsx';
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import type { MediaKind, Medium } from '../../../server/contract/media.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { Form } from '../../components/form.tsx';
import { Icon } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pagination } from '../../components/table.tsx';
import { Island } from '../../island.tsx';

export interface MediaLibraryProps {
  readonly media: readonly Medium[];
  readonly search: string;
  readonly kind: MediaKind | null;
  readonly isFirst: boolean;
  readonly olderThan: number | null;
  readonly canWrite: boolean;
  /** One of them, and the posts that show it. */
  readonly open: {
    readonly medium: Medium;
    readonly posts: readonly { readonly id: number; readonly words: string }[];
    /** What is typed into a mail that is to show it; none before mails may show it. */
    readonly mailTexts: readonly string[];
  } | null;
  /** Why a plain form was refused. */
  readonly refused?: string;
}

type Place = Pick<MediaLibraryProps, 'search' | 'kind'> & {
  readonly before?: number;
  readonly medium?: number;
};

function hrefOf({ search, kind, before, medium }: Place): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(kind && { kind }),
    ...(before && { before: String(before) }),
    ...(medium && { medium: String(medium) }),
  });
  return query.size > 0 ? `#/media?${query}` : '#/media';
}

const KINDS = [
  { kind: null, label: 'All' },
  { kind: 'image', label: 'Pictures' },
  { kind: 'video', label: 'Films' },
] as const;

export function MediaLibrary(props: MediaLibraryProps) {
  const { media, search, kind, canWrite, open, refused } = props;
  return (
    <div className="stack stack-lg">
      <PageHeader title="Media" subtitle="The pictures and films that your posts show." />
      {refused && (
        <Banner tone="danger" alert>
          {refused}
        </Banner>
      )}
      {canWrite && (
        <Card>
          <Island of={MediaUpload} when="idle" prefix="media-upload" props={{}} />
        </Card>
      )}
      {open && <Opened {...props} open={open} />}
      <div data-region="media">
        <Card footer={<Pages {...props} />}>
          <div className="stack">
            <form action="/screens/media" className="affix" data-enhance="">
              {kind && <input type="hidden" name="kind" value={kind} />}
              <input
                className="input"
                type="search"
                name="q"
                aria-label="Search in names and descriptions"
                placeholder="Search names and descriptions..."
                defaultValue={search}
                maxLength={LIMITS.search}
                autoComplete="off"
              />
              <Button type="submit">Search</Button>
            </form>
            <nav className="row filters" aria-label="Kind">
              {KINDS.map((one) => (
                <a
                  key={one.label}
                  className="filter"
                  href={hrefOf({ search, kind: one.kind })}
                  aria-current={one.kind === kind ? 'true' : undefined}
                >
                  {one.label}
                </a>
              ))}
            </nav>
            {media.length > 0 ? (
              <ul className="media-grid">
                {media.map((medium) => (
                  <Tile key={medium.id} medium={medium} href={hrefOf({ search, kind, medium: medium.id })} />
                ))}
              </ul>
            ) : (
              <Nothing {...props} />
            )}
          </div>
        </Card>
      </div>
    </div>
  );
}

/** Pixels of the place that is kept for each. */
const SIDE = 160;

function Tile({ medium, href }: { readonly medium: Medium; readonly href: string }) {
  const { url, kind, alt, name, posts, poster } = medium;
  return (
    <li>
      <a className="media-tile" href={href}>
        {kind === 'image' || poster !== null ? (
          <img src={`${url}?as=thumb`} alt={alt} width={SIDE} height={SIDE} loading="lazy" decoding="async" />
        ) : (
          <span className="media-film">
            <Icon name="film" size="lg" />
          </span>
        )}
        {poster !== null && (
          <span className="media-sort">
            <Icon name="film" />
          </span>
        )}
        <span className="media-name">{name || alt || (kind === 'image' ? 'Picture' : 'Film')}</span>
        <span className="quiet small">
          {posts === 0 ? 'In no post' : posts === 1 ? 'In 1 post' : `In ${posts} posts`}
          {kind === 'image' && alt === '' && ', not described'}
        </span>
      </a>
    </li>
  );
}

function Nothing({ search, kind, canWrite }: MediaLibraryProps) {
  if (search || kind)
    return (
      <EmptyState
        icon="search"
        title="Nothing found"
        text="Try fewer letters, or another word."
        action={<a href="#/media">Show all</a>}
      />
    );
  return (
    <EmptyState
      icon="image"
      title="No pictures yet"
      text={
        canWrite
          ? 'Add photos of what you do: posts show them before anything that is drawn.'
          : 'What is added is shown here.'
      }
    />
  );
}

function Pages({ media, search, kind, isFirst, olderThan }: MediaLibraryProps) {
  if (isFirst && olderThan === null) return null;
  return (
    <Pagination
      summary={`${media.length} on this page`}
      previous={isFirst ? undefined : hrefOf({ search, kind })}
      next={olderThan === null ? undefined : hrefOf({ search, kind, before: olderThan })}
    />
  );
}

type OpenedProps = MediaLibraryProps & { readonly open: NonNullable<MediaLibraryProps['open']> };

function Opened({ open: { medium, posts, mailTexts }, search, kind, canWrite }: OpenedProps) {
  return (
    <div data-region="medium">
      <Card
        title={medium.name || (medium.kind === 'image' ? 'Picture' : 'Film')}
        actions={<a href={hrefOf({ search, kind })}>Close</a>}
      >
        <div className="stack">
          <Island
            of={MediumForm}
            when="idle"
            prefix={`medium-${medium.id}`}
            props={{ medium, canWrite, back: hrefOf({ search, kind }).slice(1) }}
          />
          <section className="stack stack-sm" aria-label="Where it is used">
            <h3>Where it is used</h3>
            {posts.length === 0 ? (
              <p className="quiet">In no post.</p>
            ) : (
              <ul className="medium-posts">
                {posts.map((post) => (
                  <li key={post.id} className="wrap">
                    <a href={`#/posts/${post.id}`}>{post.words}</a>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {medium.kind === 'image' && canWrite && <InMails medium={medium} texts={mailTexts} />}
        </div>
      </Card>
    </div>
  );
}

/** The composer of mails puts it in by itself; this is for mails that are written elsewhere, and without script. */
function InMails({ medium, texts }: { readonly medium: Medium; readonly texts: readonly string[] }) {
  const route = `/media?medium=${medium.id}`;
  return (
    <section className="stack stack-sm" aria-label="In mails">
      <h3>In mails</h3>
      {texts.length === 0 ? (
        <Form className="stack stack-sm" action={`/api/media/${medium.id}/mail-address`} data-enhance="">
          <input type="hidden" name="screen" value={route} />
          <input type="hidden" name="next" value={route} />
          <p className="quiet">
            Mails fetch pictures from here: whoever gets one sees it, without signing in.
          </p>
          <div>
            <Button type="submit" icon="mail" size="sm">
              Let mails show it
            </Button>
          </div>
        </Form>
      ) : (
        <>
          <p className="quiet">
            Type one of these into the text of a mail. The number at its end is how wide it is.
          </p>
          {texts.map((text) => (
            <pre key={text} className="wrap small">
              {text}
            </pre>
          ))}
        </>
      )}
    </section>
  );
}
