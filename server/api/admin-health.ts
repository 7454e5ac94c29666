// How the server is doing.
import { ServerHealth } from '../contract/server-health.ts';
import { readHealth } from '../domain/admin/index.ts';
import { defineRoute } from '../http/route.ts';

export const readServerHealth = defineRoute({
  method: 'GET',
  path: '/api/admin/health',
  who: 'admin',
  output: ServerHealth,
  handler: async ({ app }) => ({
    body: await readHealth(app.ctx.db.read, await app.readMachine(), app.ctx.clock.now()),
  }),
});
