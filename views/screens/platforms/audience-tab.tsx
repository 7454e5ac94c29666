// Who one platform reaches, as far as that is known, and which posts they liked best.
import { channelOf } from '../../../server/contract/channels/index.ts';
import { SAMPLE_AGES } from '../../../server/contract/constants/screens.ts';
import { SampleTag, SandboxTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { BarChart } from '../../components/chart/bar-chart.tsx';
import { numberFormat, shareFormat } from '../../components/formats.ts';
import { PostList } from '../post-list.tsx';
import type { AudienceContent, PlatformPageProps, SamplePost } from './types.ts';

interface AudienceTabProps {
  readonly page: PlatformPageProps;
  readonly tab: AudienceContent;
}

export function AudienceTab({ page, tab }: AudienceTabProps) {
  return (
    <div className="stack stack-lg" data-region="platform" data-live="post connection">
      <Demographics page={page} />
      {tab.top.length > 0 ? (
        <TopPosts page={page} tab={tab} />
      ) : (
        <SampleTop page={page} samples={tab.samples} />
      )}
    </div>
  );
}

function Demographics({ page: { type, connection, clock } }: { page: PlatformPageProps }) {
  const { name } = channelOf(type);
  const missing =
    connection?.network === 'sandbox'
      ? 'The Sandbox simulates reactions, but no people behind them.'
      : `${name} has not told Drivyn who it reaches.`;
  return (
    <Card
      title="Audience Demographics"
      badge={<SampleTag />}
      description={`An example. ${missing} The real shares come from ${name} itself, once it is connected for real and reports them.`}
    >
      <BarChart
        says="In this example a third of the audience is between 25 and 34."
        unit="Share of the audience"
        locale={clock.locale}
        format={(share) => shareFormat(clock.locale).format(share)}
        whole={false}
        of="Age"
        valueName="Share"
        bars={SAMPLE_AGES.map(({ label, share }) => ({ key: label, label, value: share }))}
      />
    </Card>
  );
}

function TopPosts({ page, tab }: AudienceTabProps) {
  return (
    <Card
      title="Top Performing Content"
      badge={tab.world === 'sandbox' && <SandboxTag />}
      description={`The most liked of the last ${tab.of} published posts.`}
    >
      <PostList name="top" posts={tab.top} clock={page.clock} oneChannel />
    </Card>
  );
}

function SampleTop({ page, samples }: { page: PlatformPageProps; samples: readonly SamplePost[] }) {
  const number = numberFormat(page.clock.locale);
  const { delivery } = channelOf(page.type);
  return (
    <Card
      title="Top Performing Content"
      badge={<SampleTag />}
      description={
        delivery === 'network'
          ? 'Invented posts and counts. The three posts with the most likes take their place once posts are measured.'
          : 'Invented posts and counts: nothing on this channel is liked.'
      }
    >
      <ul className="list">
        {samples.map(({ text, likes, comments, shares }) => (
          <li key={text}>
            <span>{text}</span>
            <span className="quiet small numbers">
              {number.format(likes)} likes · {number.format(comments)} comments · {number.format(shares)}{' '}
              shares
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
