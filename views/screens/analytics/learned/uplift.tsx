// Whether learning helps: the autopilot's posts against those that went by the baseline, with the interval.

import { SandboxTag } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { Ranges } from './ranges.tsx';
import type { UpliftShown } from './types.ts';
import { signed, upliftSentence } from './words.ts';

export function UpliftCard({
  uplift,
  locale,
}: {
  readonly uplift: UpliftShown | null;
  readonly locale: string;
}) {
  return (
    <Card title="Does it help?" badge={uplift?.world === 'sandbox' && <SandboxTag />}>
      <figure className="chart">
        <figcaption className="chart-says">
          <p>{upliftSentence(uplift, locale)}</p>
          {uplift && (
            <span className="chart-unit">
              Reactions of posts that the learner chose against posts by the published pattern, drawn by lot
            </span>
          )}
        </figcaption>
        {uplift && (
          <Ranges
            caption="Autopilot against baseline, with the 90% interval"
            of="Compared"
            against="Difference"
            rows={[
              {
                key: 'uplift',
                name: 'Autopilot against baseline',
                ...{ at: uplift.uplift, low: uplift.low, high: uplift.high },
                says: `${signed(uplift.uplift, locale)} (${signed(uplift.low, locale)} to ${signed(uplift.high, locale)}; ${uplift.posts} posts)`,
              },
            ]}
          />
        )}
      </figure>
    </Card>
  );
}
