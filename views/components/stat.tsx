// Figures: one number with its name, unit and change; and plain name-value facts.
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface StatProps {
  readonly label: ReactNode;
  /** Already formatted for the reader's locale. */
  readonly value: ReactNode;
  readonly unit?: ReactNode;
  /** Sample or Sandbox tag. */
  readonly badge?: ReactNode;
  /** `good` colours the words; direction and meaning differ (a falling cost is good). */
  readonly change?: {
    readonly text: string;
    readonly direction: 'up' | 'down' | 'flat';
    readonly good?: boolean;
  };
  readonly hint?: ReactNode;
}

export function Stat({ label, value, unit, badge, change, hint }: StatProps) {
  return (
    <dl className="stat">
      <dt>
        {label}
        {badge}
      </dt>
      <dd className="stat-value">
        {value}
        {unit && <span className="stat-unit"> {unit}</span>}
      </dd>
      {change && <Change {...change} />}
      {hint && <dd className="stat-hint">{hint}</dd>}
    </dl>
  );
}

function Change({ text, direction, good }: NonNullable<StatProps['change']>) {
  const tone = good === undefined ? 'quiet' : good ? 'good' : 'bad';
  return (
    <dd className={`stat-change ${tone}`}>
      {direction !== 'flat' && <Icon name={direction === 'up' ? 'trending-up' : 'trending-down'} size="sm" />}
      {text}
    </dd>
  );
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** A list of names and values, such as the account's details. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label}-value`}>{value}</dd>,
      ])}
    </dl>
  );
}
