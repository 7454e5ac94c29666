// The choice of the period, and of real or simulated figures where there are both.
import type { ReactNode } from 'react';
import { PERIODS } from '../../../server/contract/analytics.ts';
import type { World } from '../world.ts';
import type { AnalyticsProps } from './types.ts';

const WORLD_LABELS: Readonly<Record<World, string>> = { real: 'Real channels', sandbox: 'Sandbox' };

export function Filters({ period, world, worlds }: AnalyticsProps) {
  return (
    <nav className="row filters" aria-label="Period and figures">
      {PERIODS.map((days) => (
        <Choice
          key={days}
          isChosen={days === period}
          href={hrefOf(days, worlds.length > 1 ? world : undefined)}
        >
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

/** Works as a plain link too; the router takes links to screens for its own. */
function hrefOf(period: number, world: World | undefined): string {
  return `/screens/analytics?period=${period}${world ? `&network=${world}` : ''}`;
}
