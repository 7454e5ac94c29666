// What kinds of posts the plan mixes, and how long there is something to say.
import MixForm from '../../../islands/mix-form/index.tsx';
import { Card } from '../../components/card.tsx';
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
              <div key={line.name}>
                <dt>{line.name}</dt>
                <dd>{lasts(line)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  );
}

function lasts({ weekly, ideas, until }: StockLine): string {
  const left = ideas === 1 ? 'one idea' : `${ideas} ideas`;
  if (ideas === 0) return `None left for now, at ${weekly} a week`;
  return until === null
    ? `Good for more than a year at ${weekly} a week`
    : `Good until ${until} at ${weekly} a week: ${left} left`;
}
