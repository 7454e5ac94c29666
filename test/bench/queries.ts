// How many SQL queries a look at each screen costs, with everything around it: session, layout, screen.

import { type App, compose } from '../../server/compose.ts';
import { createLog } from '../../server/config/logging.ts';
import { SCREENS } from '../../server/screens/registry.ts';
import type { Business } from './business.ts';
import { routeTo } from './routes.ts';
import type { Row } from './table.ts';

const GOAL = 6;

/** One row a screen: the most that it or one of the tabs that it links to costs. */
export async function benchQueries({ config, cookie }: Business): Promise<Row[]> {
  const app = await compose(config, { log: createLog('silent') });
  try {
    const { origin } = await app.listen();
    const headers = { Cookie: cookie };
    const look = countQueries(app, async (route) => {
      const response = await fetch(`${origin}/screens${route}`, { headers, redirect: 'manual' });
      return response.text();
    });
    return await lookAtAll(look);
  } finally {
    await app.stop();
  }
}

type Look = (route: string) => Promise<{ queries: number; html: string }>;

async function lookAtAll(look: Look): Promise<Row[]> {
  const { queries: reference } = await look('/');
  const rows: Row[] = [];
  for (const screen of SCREENS) {
    const route = routeTo(screen);
    const { queries, html } = await look(route);
    let most = queries;
    for (const tab of listTabs(html, route)) most = Math.max(most, (await look(tab)).queries);
    rows.push({
      what: `SQL queries ${screen.slug}`,
      value: String(most),
      ratio: most / reference,
      reference: `the dashboard's ${reference}`,
      goal: `<= ${GOAL}`,
      met: most <= GOAL,
    });
  }
  return rows;
}

/** Addresses of the same screen with a query of their own. */
function listTabs(html: string, route: string): string[] {
  const links = [...html.matchAll(/href="#([^"?]+)(\?[^"]+)"/g)];
  const tabs = links.filter(([, path]) => path === route).map(([, path, query]) => `${path}${query}`);
  return [...new Set(tabs.map((tab) => tab.replaceAll('&amp;', '&')))];
}

/** Counts through Knex's own events, so that nothing of the server needs to know. */
function countQueries({ ctx }: App, load: (route: string) => Promise<string>): Look {
  let queries = 0;
  const count = () => {
    queries += 1;
  };
  for (const handle of new Set([ctx.db.read, ctx.db.write])) handle.on('query', count);
  return async (route) => {
    queries = 0;
    const html = await load(route);
    return { queries, html };
  };
}
