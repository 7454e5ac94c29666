// What the website of the caller's business said when it was last read.
import { BrandKit } from '../contract/brand.ts';
import { ReadingChange, WebsiteReading } from '../contract/website.ts';
import {
  readWebsiteReading as findReading,
  leaveReading,
  useWebsiteLogo,
} from '../domain/autopilot/index.ts';
import { defineRoute } from '../http/route.ts';

export const readWebsiteReading = defineRoute({
  method: 'GET',
  path: '/api/website-reading',
  who: 'account',
  output: WebsiteReading,
  handler: async ({ app: { ctx }, actor }) => ({ body: await findReading(ctx.db.read, actor.businessId) }),
});

export const editWebsiteReading = defineRoute({
  method: 'PATCH',
  path: '/api/website-reading',
  who: 'writer',
  form: '/brand',
  fromForm: ({ left = '' }) => ({ left: left.split(',').filter(Boolean) }),
  input: { body: ReadingChange },
  output: WebsiteReading,
  docs: { example: { left: ['colors'] } },
  handler: async ({ app: { ctx }, actor, body }) => ({ body: await leaveReading(ctx, actor, body.left) }),
});

/** Fetches the proposed logo, and makes it the logo of the brand kit. */
export const writeWebsiteLogo = defineRoute({
  method: 'POST',
  path: '/api/website-reading/logo',
  who: 'writer',
  rate: 'costly',
  form: '/brand',
  output: BrandKit,
  handler: async ({ app, actor }) => ({ body: await useWebsiteLogo(app.ctx, actor, app) }),
});
