// What kinds of posts the plan mixes, and how long there is something to say.
import MixForm from '../../../islands/mix-form/index.tsx';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { Card } from '../../components/card.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { Island } from '../../island.tsx';
import type { BrandProps, StockLine } from './types.ts';

export function Plan({ mix, usualMix, isOwnMix, canWrite, stock }: BrandProps) {
  return (
    <>
      <Card title="The mix of posts" region="mix">
        <Island of={MixForm} prefix="mix-form" props={{ mix, usual: usualMix, isOwn: isOwnMix, canWrite }} />
      </Card>
      {stock.length > 0 && (
        <Card
          title="How long the ideas last"
          region="stock"
          footer={
            <p className="quiet">
              When they run out, fewer posts are written, and none is told twice. Your own news always finds
              its place.
            </p>
          }
        >
          <dl className="stock">
            {stock.map((line) => (
              <div key={line.channel}>
                <dt>{channelOf(line.channel).name}</dt>
                <dd>
                  <Lasts {...line} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}

function Lasts({ channel, weekly, ideas, until }: StockLine) {
  const pace = <FigureValue of="pace" about={channel} value={weekly} />;
  if (ideas === 0) return <>None left for now, at {pace} a week</>;
  if (until === null) return <>Good for more than a year at {pace} a week</>;
  return (
    <>
      Good until {until} at {pace} a week: {ideas === 1 ? 'one idea' : `${ideas} ideas`} left
    </>
  );
}
