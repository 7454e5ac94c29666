// What the demonstration ends with: all of it an example, and said to be one.
import type { ReactNode } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import {
  DEMO_BUSINESS,
  DEMO_METRICS,
  DEMO_POSTS,
  DEMO_SETTINGS,
  DEMO_UPCOMING,
} from '../../server/contract/constants/demo.ts';
import { SampleTag } from '../../views/components/badge.tsx';
import { Card } from '../../views/components/card.tsx';
import { Icon } from '../../views/components/icon.tsx';
import { Facts, Stat } from '../../views/components/stat.tsx';

export function Results({ restart }: { readonly restart: ReactNode }) {
  return (
    <div className="stack">
      <div className="row row-apart">
        <h2>Results</h2>
        {restart}
      </div>
      <Card
        title="Auto-published posts"
        badge={<SampleTag />}
        description={`What ${DEMO_BUSINESS} would have published in a week, with nobody pressing anything.`}
      >
        <ul className="list">
          {DEMO_POSTS.map(({ channel, text, when, likes, comments, shares }) => (
            <li key={channel}>
              <div className="stack stack-sm">
                <span className="channel">
                  <Icon name={`mark-${channel}`} />
                  <strong>{channelOf(channel).name}</strong>
                  <span className="quiet">{when}</span>
                </span>
                <p>{text}</p>
                <p className="quiet">
                  {likes} likes, {comments} comments, {shares} shares
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Metrics" badge={<SampleTag />}>
        <div className="grid-3">
          {DEMO_METRICS.map(({ label, value, change }) => (
            <Stat
              key={label}
              label={label}
              value={value}
              change={{ text: change, direction: 'up', good: true }}
            />
          ))}
        </div>
      </Card>
      <div className="grid-2">
        <Card title="Autonomous settings" badge={<SampleTag />}>
          <Facts facts={DEMO_SETTINGS} />
        </Card>
        <Card title="Upcoming" badge={<SampleTag />}>
          <ul className="list">
            {DEMO_UPCOMING.map(({ what, when }) => (
              <li key={what}>
                <span>{what}</span>
                <span className="quiet">{when}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}
