// What waits for the person: facts that were read somewhere, and fragments of the profile that are no sentences.
import FactIsland from '../../../islands/fact/index.tsx';
import FactsTogether from '../../../islands/facts-together/index.tsx';
import { Card } from '../../components/card.tsx';
import { Island } from '../../island.tsx';
import { OneFact } from './known.tsx';
import type { BrandProps } from './types.ts';

/** Questions at once; more would look like a form to be filled in. */
const MOST_QUESTIONS = 3;

export function Proposed(props: BrandProps) {
  const { proposed, proposedCount, canWrite, route } = props;
  if (proposed.length === 0) return null;
  const rest = proposedCount - proposed.length;
  return (
    <Card
      title={proposed.length === 1 ? 'Is this true?' : `Are these ${proposed.length} true?`}
      description="They were read, and wait for you. No post says them before."
      actions={
        canWrite &&
        proposed.length > 1 && (
          <Island
            of={FactsTogether}
            prefix="facts-together"
            props={{ ids: proposed.map(({ id }) => id), screen: route }}
          />
        )
      }
      footer={
        rest > 0 && (
          <p className="quiet">{`${rest === 1 ? 'One more comes' : `${rest} more come`} after these.`}</p>
        )
      }
    >
      <ul className="facts-list">
        {proposed.map((fact) => (
          <OneFact key={fact.id} fact={fact} page={props} />
        ))}
      </ul>
    </Card>
  );
}

/** Posts can only offer it: what, when and for how much nobody has said. */
export function Goals({ untoldGoals, canWrite }: BrandProps) {
  if (untoldGoals.length === 0 || !canWrite) return null;
  const named = new Intl.ListFormat('en', { type: 'conjunction' }).format(untoldGoals);
  return (
    <Card title={`Your goals name ${named}`}>
      <p>
        No fact says what, when or for how much, so posts can say little of it. One sentence under Add a fact
        is enough.
      </p>
    </Card>
  );
}

export function Questions({ fragments, canWrite, route }: BrandProps) {
  if (fragments.length === 0 || !canWrite) return null;
  const rest = fragments.length - MOST_QUESTIONS;
  return (
    <Card
      title={
        fragments.length === 1 ? 'One thing to say in full' : `${fragments.length} things to say in full`
      }
      description="Posts print sentences. These are names so far, and stand in lists alone."
      footer={
        rest > 0 && (
          <p className="quiet">{`${rest === 1 ? 'One more comes' : `${rest} more come`} after these.`}</p>
        )
      }
    >
      <ul className="facts-list">
        {fragments.slice(0, MOST_QUESTIONS).map((fact) => (
          <li key={fact.id}>
            <Island
              of={FactIsland}
              prefix={`ask-${fact.id}`}
              props={{ fact, row: `ask-${fact.id}`, asks: true, canWrite, screen: route }}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
