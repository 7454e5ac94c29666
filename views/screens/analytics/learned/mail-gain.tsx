// Whether choosing between two versions of a mail helps: those who kept the first one against those who got the chosen one.
import { Card } from '../../../components/card.tsx';
import { Ranges } from './ranges.tsx';
import type { MailGainShown } from './types.ts';
import { signed } from './words.ts';

export function MailGainCard({
  mails: { gain, says },
  locale,
}: {
  readonly mails: MailGainShown;
  readonly locale: string;
}) {
  return (
    <Card title="Does choosing a version of mails help?">
      <figure className="chart">
        <figcaption className="chart-says">
          <p>{says}</p>
          {gain && (
            <span className="chart-unit">
              Readers of the chosen version against readers of the first one, drawn by lot
            </span>
          )}
        </figcaption>
        {gain && (
          <Ranges
            caption="Chosen version against the first one, with the 90% interval"
            of="Compared"
            against="Difference"
            rows={[
              {
                key: 'mails',
                name: 'Chosen version against the first',
                ...{ at: gain.gain, low: gain.low, high: gain.high },
                says: `${signed(gain.gain, locale)} (${signed(gain.low, locale)} to ${signed(gain.high, locale)}; ${gain.mailings === 1 ? 'one mailing' : `${gain.mailings} mailings`})`,
              },
            ]}
          />
        )}
      </figure>
    </Card>
  );
}
