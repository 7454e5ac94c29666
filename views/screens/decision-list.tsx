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

function Reasons({ decision }: { decision: Decision }) {
  const { why, limit, expects, expected } = decision;
  return (
    <>
      <p className="quiet">{why}</p>
      {limit && <p className="quiet">Limit: {limit}</p>}
      {expects && <p className="quiet">Expected: {expects}</p>}
      {expected && <p className="quiet">{expectedThenMeasured(decision, expected)}</p>}
    </>
  );
}

function expectedThenMeasured(
  { kind, measured }: Decision,
  { percent, low, high }: NonNullable<Decision['expected']>,
): string {
  const isMoney = kind === 'budget';
  const told = isMoney ? againstBefore : againstUsual;
  // What was only proposed is never measured.
  const open = isMoney ? '' : ' Not measured yet.';
  const brought = measured === null ? open : ` Measured: ${told(measured)}.`;
  return `Expected: ${told(percent)}, 8 times in 10 between ${signed(low)} and ${signed(high)}.${brought}`;
}

function againstUsual(percent: number): string {
  if (percent === 0) return 'as much as usual';
  return `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than usual`;
}

function againstBefore(percent: number): string {
  if (percent === 0) return 'as many results as without it';
  return `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'fewer'} results than without it`;
}

function signed(percent: number): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)} %`;
}
