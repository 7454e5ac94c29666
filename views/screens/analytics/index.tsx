// The analytics dashboard: figures per channel, simulated and real ones apart.

import ConnectPlatforms from '../../../islands/connect-platforms/index.tsx';
import type { Network } from '../../../server/contract/connection.ts';
import { SandboxTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Stat } from '../../components/stat.tsx';
import type { Clockface } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { type ChannelFigures, FiguresTable } from '../figures-table.tsx';

type Row = ChannelFigures & { readonly network: Network };

export interface AnalyticsProps {
  readonly sandbox: readonly Row[];
  readonly real: readonly Row[];
  readonly hasProfile: boolean;
  readonly userId: number;
  readonly clock: Clockface;
}

export function Analytics({ sandbox, real, userId, clock }: AnalyticsProps) {
  const isReal = real.some(({ posts }) => posts > 0);
  const isMeasured = isReal || sandbox.some(({ posts }) => posts > 0);
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="Analytics Dashboard"
        subtitle="What your posts brought about, as the channels report it."
      />
      <div className="stack stack-lg" data-region="figures" data-live="post connection">
        <div className="grid-3">
          <Engagement
            rows={isReal ? real : sandbox}
            isSandbox={!isReal}
            isMeasured={isMeasured}
            clock={clock}
          />
          <Placeholder
            title="Conversion Metrics"
            text="Your conversion data will appear here"
            hint="Connect your platforms to start tracking"
          />
          <Placeholder
            title="Revenue Impact"
            text="Your revenue data will appear here"
            hint="Revenue attribution will be calculated automatically"
          />
        </div>
        {real.length > 0 && (
          <Card title="Platform Performance Comparison" flush>
            <FiguresTable caption="Figures per channel" rows={real} locale={clock.locale} />
          </Card>
        )}
        {sandbox.length > 0 && (
          <Card
            title="Platform Performance Comparison"
            badge={<SandboxTag />}
            description="Simulated reactions: they show how it works, not how your business does."
            flush
          >
            <FiguresTable caption="Simulated figures per channel" rows={sandbox} locale={clock.locale} />
          </Card>
        )}
        {real.length + sandbox.length === 0 && (
          <Card title="Platform Performance Comparison">
            <EmptyState
              icon="chart"
              title="No platform data available yet"
              text="Connect your platforms, and each published post adds its figures here."
              action={<Island of={ConnectPlatforms} props={{ userId }} />}
            />
          </Card>
        )}
      </div>
    </div>
  );
}

interface EngagementProps {
  readonly rows: readonly Row[];
  readonly isSandbox: boolean;
  readonly isMeasured: boolean;
  readonly clock: Clockface;
}

function Engagement({ rows, isSandbox, isMeasured, clock }: EngagementProps) {
  if (!isMeasured) {
    return (
      <Placeholder
        title="Engagement Metrics"
        text="Your engagement metrics will appear here"
        hint="Drivyn will collect and analyze this data automatically"
      />
    );
  }
  const total = rows.reduce(
    (sum, { likes, comments, shares, clicks }) => sum + likes + comments + shares + clicks,
    0,
  );
  const posts = rows.reduce((sum, row) => sum + row.posts, 0);
  const number = new Intl.NumberFormat(clock.locale);
  return (
    <Card title="Engagement Metrics" badge={isSandbox && <SandboxTag />}>
      <Stat
        label="Likes, comments, shares and clicks"
        value={number.format(total)}
        hint={`from ${number.format(posts)} published ${posts === 1 ? 'post' : 'posts'}`}
      />
    </Card>
  );
}

function Placeholder({ title, text, hint }: { title: string; text: string; hint: string }) {
  return (
    <Card title={title}>
      <p>{text}</p>
      <p className="quiet small">{hint}</p>
    </Card>
  );
}
