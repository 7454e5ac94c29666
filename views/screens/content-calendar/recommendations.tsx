// What is worth doing about the schedule, with the numbers that say so.

import type { Recommendation } from '../../../server/contract/calendar.ts';
import { EMPTY } from '../../../server/contract/texts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';

export function Recommendations({ list }: { readonly list: readonly Recommendation[] }) {
  return (
    <Card title="Content Recommendations">
      {list.length === 0 ? (
        <p className="quiet">{EMPTY.recommendations.text}</p>
      ) : (
        <ul className="list">
          {list.map(({ id, title, text, href, action }) => (
            <li key={id} className="advice">
              <div>
                <strong>{title}</strong>
                <p className="quiet">{text}</p>
              </div>
              <ButtonLink size="sm" href={href}>
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
