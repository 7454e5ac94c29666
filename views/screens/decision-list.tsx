// Decisions of the autopilot with their reasons, newest first.
import type { ReactNode } from 'react';
import { BRIEF_DECISIONS } from '../../server/contract/constants/screens.ts';
import type { Decision } from '../../server/contract/decision.ts';
import { type Clockface, Time } from '../components/time.tsx';

export interface DecisionListProps {
  readonly decisions: readonly Decision[];
  readonly clock: Clockface;
  /** The reasons are a click away. */
  readonly brief?: boolean;
  /**
   * Brief lists tell at most so many, of which those that follow each other and are alike count as one: they are given
   * the last `BRIEF_DECISIONS`.
   */
  readonly most?: number;
  /** What can be done about one. */
  readonly action?: (decision: Decision) => ReactNode;
}

export function DecisionList({ decisions, clock, brief = false, most, action }: DecisionListProps) {
  const told = brief
    ? runsOf(decisions).slice(0, most)
    : decisions.map((decision): Run => ({ decision, count: 1 }));
  return (
    <ul className="list">
      {told.map(({ decision, count, isOpen = false }) => (
        <li key={decision.id}>
          {brief ? (
            <details className="decision">
              <summary>
                {decision.what}
                {count > 1 && (
                  <span className="quiet">
                    , {isOpen && 'at least '}
                    {count} times
                  </span>
                )}
              </summary>
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

interface Run {
  readonly decision: Decision;
  count: number;
  /** Older ones that were not read may say the same. */
  isOpen?: boolean;
}

/** The newest of those that say the same one after the other, and how many they are: a plan decides the same of ten posts. */
function runsOf(decisions: readonly Decision[]): readonly Run[] {
  const runs: Run[] = [];
  for (const decision of decisions) {
    const last = runs.at(-1);
    if (last?.decision.what === decision.what) last.count++;
    else runs.push({ decision, count: 1 });
  }
  const oldest = runs.at(-1);
  if (oldest) oldest.isOpen = decisions.length >= BRIEF_DECISIONS;
  return runs;
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
