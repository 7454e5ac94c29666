// What importing a list of posts would do: the counts, then every row with its channel, its time, and what is wrong with it.
import { channelOf } from '../../server/contract/channels/index.ts';
import type { ImportedPost, PostImportReport } from '../../server/contract/post-import.ts';
import { Badge } from './badge.tsx';
import { SharedCosts } from './post-cost.tsx';
import { type Clockface, formatExact } from './relative-time.ts';
import { Table } from './table.tsx';

interface PostImportListProps {
  readonly report: PostImportReport;
  readonly clock: Omit<Clockface, 'now'>;
}

export function PostImportList({ report, clock }: PostImportListProps) {
  const { ready, repeated, problems, cost } = report;
  return (
    <>
      <p>
        <strong>{count(ready, 'post', 'posts')} can be imported.</strong>
        {repeated > 0 &&
          ` ${count(repeated, 'is', 'are')} left out: the channel has the same text already, or the list has it twice.`}
        {problems > 0 && ` Something stands against ${problems}.`}
      </p>
      <SharedCosts cost={cost} locale={clock.locale} />
      <Table
        caption="Posts of the list"
        rows={report.posts}
        rowKey={(post) => report.posts.indexOf(post)}
        columns={[
          { key: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
          {
            key: 'channel',
            header: 'Channel',
            cell: ({ platform }) => (platform ? channelOf(platform).name : 'None'),
          },
          { key: 'when', header: 'Leaves', cell: ({ scheduledAt }) => whenOf(scheduledAt, clock) },
          { key: 'text', header: 'Text', cell: ({ text }) => text || 'No text' },
          { key: 'state', header: 'What happens', cell: (post) => <State post={post} /> },
        ]}
      />
    </>
  );
}

function State({ post: { state, problem, scheduledAt } }: { readonly post: ImportedPost }) {
  if (state === 'problem')
    return (
      <>
        <Badge tone="danger">Left out</Badge> {problem}
      </>
    );
  if (state === 'repeated') return <Badge tone="warning">Is there already</Badge>;
  return <Badge tone="success">{scheduledAt ? 'Is scheduled' : 'Becomes a draft'}</Badge>;
}

function whenOf(scheduledAt: string | null, clock: Omit<Clockface, 'now'>): string {
  return scheduledAt === null ? '–' : formatExact(Date.parse(scheduledAt), clock);
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
