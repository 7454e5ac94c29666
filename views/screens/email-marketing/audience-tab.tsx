// The audience: its segments with their rules, the subscribers, and the ways in and out: one by one, by list, as CSV.

import ImportForm from '../../../islands/import-form/index.tsx';
import SubscriberForm from '../../../islands/subscriber-form/index.tsx';
import { SEGMENT_NAMES, SEGMENTS, segmentOf } from '../../../server/contract/constants/email.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { numberFormat } from '../../components/formats.ts';
import { Stat } from '../../components/stat.tsx';
import { Pagination, Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { type EmailMarketingProps, type EmailTab, SUBSCRIBER_GROUPS, type SubscriberGroup } from './types.ts';

interface AudienceProps {
  readonly page: EmailMarketingProps;
  readonly tab: Extract<EmailTab, { tab: 'audience' }>;
}

const ROUTE = '/email-marketing?tab=audience';

export function AudienceTab({ page, tab }: AudienceProps) {
  return (
    <div className="stack stack-lg">
      {tab.sizes && <Segments page={page} sizes={tab.sizes} />}
      {page.canWrite && <WaysIn page={page} />}
      <Subscribers page={page} tab={tab} />
    </div>
  );
}

interface SegmentsProps {
  readonly page: EmailMarketingProps;
  readonly sizes: NonNullable<AudienceProps['tab']['sizes']>;
}

function Segments({ page: { clock }, sizes }: SegmentsProps) {
  const number = numberFormat(clock.locale);
  return (
    <section className="stack" data-region="segments" aria-labelledby="segments-title">
      <h2 id="segments-title" className="card-title">
        Segments
      </h2>
      <div className="grid-4">
        {SEGMENT_NAMES.map((name) => {
          const segment = segmentOf(name);
          return (
            <Card key={name}>
              <Stat label={segment.name} value={number.format(sizes[name])} hint={segment.rule} />
            </Card>
          );
        })}
      </div>
    </section>
  );
}

function WaysIn({ page: { userId, refused } }: { page: EmailMarketingProps }) {
  const { values, message = '' } = refused ?? {};
  const single =
    values?.email === undefined ? undefined : { email: values.email, name: values.name ?? '', message };
  const list = values?.csv === undefined ? undefined : { csv: values.csv, message };
  return (
    <div className="grid-2">
      <Card
        title="Add a subscriber"
        description="Only people who have agreed to it. Every mail carries a link to unsubscribe."
      >
        <Island
          of={SubscriberForm}
          prefix="subscriber-form"
          props={{ userId, ...(single && { refused: single }) }}
        />
      </Card>
      <Card
        title="Import a list"
        description="A short list with names. Tags, lists, attributes and large files: Import a file, above. Who has unsubscribed is never added again."
      >
        <Island of={ImportForm} prefix="import-form" props={{ userId, ...(list && { refused: list }) }} />
      </Card>
    </div>
  );
}

const GROUP_LABELS: Readonly<Record<'all' | SubscriberGroup, string>> = {
  all: 'All',
  active: SEGMENTS.active.name,
  'high-value': SEGMENTS['high-value'].name,
  'at-risk': SEGMENTS['at-risk'].name,
  inactive: SEGMENTS.inactive.name,
  left: 'Unsubscribed',
  known: 'Never subscribed',
};

function routeOf(
  tab: Pick<AudienceProps['tab'], 'search' | 'group' | 'list' | 'segment'>,
  before?: number,
): string {
  const query = new URLSearchParams({ tab: 'audience' });
  if (tab.search) query.set('search', tab.search);
  if (tab.group) query.set('group', tab.group);
  if (tab.list) query.set('list', String(tab.list.id));
  if (tab.segment) query.set('segment', String(tab.segment.id));
  if (before !== undefined) query.set('before', String(before));
  return `/email-marketing?${query}`;
}

function Subscribers({ page, tab }: AudienceProps) {
  const { userId, clock } = page;
  const { rows, isFirst, olderThan } = tab.page;
  const isFiltered = tab.search !== '' || tab.group !== null || tab.list !== null || tab.segment !== null;
  return (
    <div data-region="subscribers">
      <Card
        title={titleOf(tab)}
        description={`${numberFormat(clock.locale).format(tab.found)} found`}
        flush={rows.length > 0}
        actions={
          page.figures.known > 0 && (
            <ButtonLink size="sm" icon="download" href={`/api/users/${userId}/subscribers.csv`} download>
              Export CSV
            </ButtonLink>
          )
        }
        footer={
          (!isFirst || olderThan !== null) && (
            <Pagination
              summary={`${rows.length} on this page`}
              previous={isFirst ? undefined : `#${routeOf(tab)}`}
              next={olderThan === null ? undefined : `#${routeOf(tab, olderThan)}`}
            />
          )
        }
      >
        <div className="stack">
          {page.figures.known > 0 && <Search tab={tab} />}
          <Table
            caption="Subscribers"
            rows={rows}
            rowKey={({ id }) => id}
            empty={
              isFiltered ? (
                <EmptyState
                  icon="search"
                  title="Nobody found"
                  text="Search for another part of an address or a name."
                />
              ) : (
                <EmptyState icon="users" title="No subscribers yet" text="Add the first one above." />
              )
            }
            columns={[
              {
                key: 'email',
                header: 'Email',
                cell: ({ id, email }) => <a href={`#${ROUTE}&subscriber=${id}`}>{email}</a>,
              },
              { key: 'name', header: 'Name', cell: ({ name }) => name || '–' },
              {
                key: 'status',
                header: 'State',
                cell: ({ status }) =>
                  status === 'active' ? (
                    <Badge tone="success">Subscribed</Badge>
                  ) : (
                    <Badge>{status === 'known' ? 'Never subscribed' : 'Unsubscribed'}</Badge>
                  ),
              },
              {
                key: 'since',
                header: 'Since',
                cell: ({ createdAt }) => <Time at={createdAt} clock={clock} />,
              },
            ]}
          />
        </div>
      </Card>
    </div>
  );
}

function titleOf({ list, segment }: AudienceProps['tab']): string {
  if (segment) return `In the segment ${segment.name}`;
  return list ? `On the list ${list.name}` : 'Subscribers';
}

function Search({ tab }: { tab: AudienceProps['tab'] }) {
  return (
    <div className="stack subscriber-search">
      <form className="row" action="/screens/email-marketing" data-enhance="">
        <input type="hidden" name="tab" value="audience" />
        {tab.list && <input type="hidden" name="list" value={tab.list.id} />}
        {tab.segment && <input type="hidden" name="segment" value={tab.segment.id} />}
        {tab.group && <input type="hidden" name="group" value={tab.group} />}
        <div className="field">
          <label htmlFor="subscriber-search">Address or name</label>
          <input
            id="subscriber-search"
            className="input"
            type="search"
            name="search"
            defaultValue={tab.search}
            autoComplete="off"
          />
        </div>
        <Button type="submit" icon="search">
          Search
        </Button>
      </form>
      <nav className="row filters" aria-label="Subscribers by state">
        {(['all', ...SUBSCRIBER_GROUPS] as const).map((group) => {
          const chosen = group === 'all' ? null : group;
          return (
            <a
              key={group}
              className="filter"
              href={`#${routeOf({ ...tab, group: chosen, segment: null })}`}
              aria-current={chosen === tab.group && !tab.segment ? 'true' : undefined}
            >
              {GROUP_LABELS[group]}
            </a>
          );
        })}
      </nav>
    </div>
  );
}
