// The business's own website: its key, the script, and what its pages tell.
import * as v from 'valibot';
import { SITE_SCRIPT, siteSnippet } from '../../views/pages/site-script.ts';
import { LIMITS } from '../contract/constants/limits.ts';
import { PERSON_EVENT_EXAMPLE } from '../contract/person-event.ts';
import { IdText } from '../contract/schema.ts';
import { SITE_KEY_EXAMPLE, SiteEventInput, SiteKey, SiteKeyInput } from '../contract/site.ts';
import { resolveAccount } from '../domain/accounts/index.ts';
import { findSite, readSite, recordSiteEvent, removeSite, setSite } from '../domain/automations/index.ts';
import { readBytes } from '../http/middleware/body.ts';
import { limitShared } from '../http/middleware/rate-limit.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { parseSafely } from '../http/safe-json.ts';
import { parseInput } from '../http/validate.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';

const SCREEN = '/email-marketing?tab=automations&view=shops';
const PATH = '/api/users/:id/site-key';
const ById = { params: v.object({ id: IdText }) };

const readSiteKey = defineRoute({
  method: 'GET',
  path: PATH,
  who: 'account',
  input: ById,
  output: SiteKey,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    const site = await readSite(app.ctx.db.read, actor);
    return {
      body: {
        key: site?.key ?? null,
        origins: [...(site?.origins ?? [])],
        snippet: site ? siteSnippet(app.mail.publicUrl, site.key) : null,
      },
    };
  },
});

const setSiteKey = defineRoute({
  method: 'POST',
  path: PATH,
  who: 'writer',
  form: SCREEN,
  fromForm: ({ origins = '' }) => ({ origins: origins.split(/[\s,]+/).filter(Boolean) }),
  input: { ...ById, body: SiteKeyInput },
  docs: { example: SITE_KEY_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    resolveAccount(actor, params.id);
    await setSite(app.ctx, actor, body);
    return { status: 204 };
  },
});

const endSiteKey = defineRoute({
  method: 'DELETE',
  path: PATH,
  who: 'writer',
  form: SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    resolveAccount(actor, params.id);
    await removeSite(app.ctx, actor);
    return { status: 204 };
  },
});

/** Pages of any website load it. */
const readScript = defineRoute({
  method: 'GET',
  path: '/site.js',
  who: 'anyone',
  handler: ({ http }) => {
    http.set({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    return { raw: { type: 'text/javascript; charset=utf-8', content: SITE_SCRIPT } };
  },
});

/**
 * What a page tells. It is answered alike whoever it is about, so that nobody learns whom the business knows. The body is
 * JSON of any type: as plain text a browser needs not ask before.
 */
const takeSiteEvent = defineRoute({
  method: 'POST',
  path: '/e/:key',
  who: 'anyone',
  rate: 'siteEvent',
  input: { params: v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }) },
  docs: { example: PERSON_EVENT_EXAMPLE },
  handler: async ({ app, http, params }) => {
    const site = await findSite(app.ctx, params.key);
    if (!site) throw notFound();
    const origin = http.request.get('Origin');
    http.vary('Origin');
    if (!site.origins.includes(origin)) throw new AppError('forbidden', say('automations.site-elsewhere'));
    http.set({ 'Access-Control-Allow-Origin': origin, 'Cross-Origin-Resource-Policy': 'cross-origin' });
    limitShared(app, 'site', String(site.businessId));
    const body = await readBytes(http, LIMITS.eventData);
    await recordSiteEvent(app.ctx, site, parseInput(SiteEventInput, parseBody(body)));
    return { status: 202 };
  },
});

function parseBody(body: Buffer): unknown {
  const value = parseSafely(body.toString('utf8'));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new AppError('invalid', say('http.json-needed'));
}

/** Every call about the business's own website. */
export const SITE_ROUTES: readonly Route[] = [readSiteKey, setSiteKey, endSiteKey, readScript, takeSiteEvent];
