// The choice of the period, and of real or simulated figures where there are both.
import type { ReactNode } from 'react';
import { PERIODS, type PeriodDays } from '../../../server/contract/analytics.ts';
import type { World } from '../../../server/contract/connection.ts';

const WORLD_LABELS: Readonly<Record<World, string>> = { real: 'Real channels', sandbox: 'Sandbox' };

interface FiltersProps {
  /** Of the screen and what else its query holds: `/analytics`, `/platforms/x?tab=analytics`. */
  readonly route: string;
  readonly period: PeriodDays;
  readonly world: World;
  readonly worlds: readonly World[];
}

export function Filters({ route, period, world, worlds }: FiltersProps) {
  // Works as a plain link too; the router takes links to screens for its own.
  const hrefOf = (days: number, one: World) =>
    `/screens${route}${route.includes('?') ? '&' : '?'}period=${days}${worlds.length > 1 ? `&network=${one}` : ''}`;
  return (
    <nav className="row filters" aria-label="Period and figures">
      {PERIODS.map((days) => (
        <Choice key={days} isChosen={days === period} href={hrefOf(days, world)}>
          Last {days} days
        </Choice>
      ))}
      {worlds.length > 1 &&
        worlds.map((one) => (
          <Choice key={one} isChosen={one === world} href={hrefOf(period, one)}>
            {WORLD_LABELS[one]}
          </Choice>
        ))}
    </nav>
  );
}

function Choice({ href, isChosen, children }: { href: string; isChosen: boolean; children: ReactNode }) {
  return (
    <a className="filter" href={href} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </a>
  );
}
