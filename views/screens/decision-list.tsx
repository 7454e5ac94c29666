// Decisions of the autopilot with their reasons, newest first.
import type { ReactNode } from 'react';
import type { Decision } from '../../server/contract/decision.ts';
import { type Clockface, Time } from '../components/time.tsx';

export interface DecisionListProps {
  readonly decisions: readonly Decision[];
  readonly clock: Clockface;
  /** The reasons are a click away. */
  readonly brief?: boolean;
  /** What can be done about one. */
  readonly action?: (decision: Decision) => ReactNode;
}

export function DecisionList({ decisions, clock, brief = false, action }: DecisionListProps) {
  return (
    <ul className="list">
      {decisions.map((decision) => (
        <li key={decision.id}>
          {brief ? (
            <details className="decision">
              <summary>{decision.what}</summary>
              <Reasons decision={decision} />
            </details>
          ) : (
            <div className="decision">
              <strong>{decision.what}</strong>
              <Reasons decision={decision} />
            </div>
          )}
          <span className="quiet small">
            <Time at={decision.createdAt} clock={clock} />
          </span>
          {action?.(decision)}
        </li>
      ))}
    </ul>
  );
}

function Reasons({ decision: { why, limit, expects } }: { decision: Decision }) {
  return (
    <>
      <p className="quiet">{why}</p>
      {limit && <p className="quiet">Limit: {limit}</p>}
      {expects && <p className="quiet">Expected: {expects}</p>}
    </>
  );
}
