// The figures that screens mark, read from their HTML: each by its name, period and subject, with every place it stands.
import assert from 'node:assert/strict';
import { PERIODS } from '../../server/contract/analytics.ts';
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';
import { FIGURES, type FigureId } from '../../server/contract/figures.ts';
import { SCREENS } from '../../server/screens/registry.ts';
import { CONTROL_TABS } from '../../views/screens/autonomous-control/types.ts';
import { EMAIL_TABS } from '../../views/screens/email-marketing/types.ts';
import { PLATFORM_TABS } from '../../views/screens/platforms/types.ts';
import type { Client } from './client.ts';

/** Every screen of an account, with its tabs and periods; those of one thing, whose id nobody knows, are left out. */
export function listRoutes(): string[] {
  const platforms = CHANNEL_TYPES.flatMap((type) =>
    PLATFORM_TABS.map((tab) => `/platforms/${channelOf(type).segment}?tab=${tab}`),
  );
  const of = (path: string, param: string, values: readonly (string | number)[]) =>
    values.map((value) => `${path}?${param}=${value}`);
  return [
    ...SCREENS.flatMap(({ paths }) => paths.filter((path) => !path.includes(':') && path !== '/logout')),
    ...platforms,
    ...of('/analytics', 'period', PERIODS),
    ...platforms
      .filter((route) => route.endsWith('tab=analytics'))
      .flatMap((route) => PERIODS.map((period) => `${route}&period=${period}`)),
    ...of('/autonomous-control', 'tab', CONTROL_TABS),
    ...of('/email-marketing', 'tab', EMAIL_TABS),
    ...of('/paid-advertising', 'platform', CHANNEL_TYPES),
  ];
}

/** What is marked on some screens: values by what they are, each with the routes that show it. */
export type Marks = Map<string, Map<number, Set<string>>>;

export async function readMarks(client: Client, routes: Iterable<string>): Promise<Marks> {
  const marks: Marks = new Map();
  for (const route of routes) {
    const html = await (await client(`/screens${route}`)).text();
    for (const [, value, key = ''] of html.matchAll(/<data value="([^"]*)" data-figure="([^"]*)"/g)) {
      checkKey(key, route);
      const values = marks.get(key) ?? new Map<number, Set<string>>();
      values.set(Number(value), (values.get(Number(value)) ?? new Set()).add(route));
      marks.set(key, values);
    }
  }
  return marks;
}

function checkKey(key: string, route: string): void {
  const [id = '', period = ''] = key.split(' ');
  assert.ok(Object.hasOwn(FIGURES, id), `${route}: nobody says what "${id}" is`);
  const isOfNow = FIGURES[id as FigureId].of === 'now';
  assert.match(period, isOfNow ? /^now$/ : /^(all|[1-9]\d*d)$/, `${route}: ${key}`);
}

/** Figures that two screens tell differently. */
export function listContradictions(marks: Marks): [string, Map<number, Set<string>>][] {
  return [...marks].filter(([, values]) => values.size > 1);
}
