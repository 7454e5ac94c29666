// The analyses of the AI Strategy screen: run, read, and the content calendar as a file.
import * as v from 'valibot';
import { Analysis, AnalysisName } from '../contract/strategy.ts';
import { writeCalendarFile } from '../documents/content-plan-file.ts';
import { getBusiness } from '../domain/business/index.ts';
import { getAnalysis, listAnalyses, presentAnalysis, runAnalysis } from '../domain/strategy/index.ts';
import { defineRoute } from '../http/route.ts';
import { notFound } from '../kernel/app-error.ts';

const ByName = { params: v.object({ analysis: AnalysisName }) };

/** Puts the result in the place of the last one of its kind. */
export const createAnalysis = defineRoute({
  method: 'POST',
  path: '/api/analyses/:analysis',
  who: 'writer',
  rate: 'costly',
  form: '/ai-strategy',
  input: ByName,
  output: Analysis,
  handler: async ({ app, actor, params }) => ({
    status: 201,
    body: presentAnalysis(await runAnalysis(app.ctx, actor, params.analysis)),
  }),
});

export const readAnalyses = defineRoute({
  method: 'GET',
  path: '/api/analyses',
  who: 'account',
  output: v.array(Analysis),
  handler: async ({ app, actor }) => ({
    body: (await listAnalyses(app.ctx.db.read, actor.businessId)).map(presentAnalysis),
  }),
});

export const readAnalysis = defineRoute({
  method: 'GET',
  path: '/api/analyses/:analysis',
  who: 'account',
  input: ByName,
  output: Analysis,
  handler: async ({ app, actor, params }) => ({
    body: presentAnalysis(await getAnalysis(app.ctx, actor, params.analysis)),
  }),
});

/** What "Export Calendar" downloads. */
export const exportContentCalendar = defineRoute({
  method: 'GET',
  path: '/api/analyses/calendar.ics',
  who: 'account',
  handler: async ({ app, actor, http }) => {
    const { plan } = presentAnalysis(await getAnalysis(app.ctx, actor, 'calendar'));
    if (!plan) throw notFound();
    const { name } = await getBusiness({ q: app.ctx.db.read }, actor.businessId);
    http.set('Content-Disposition', 'attachment; filename="content-calendar.ics"');
    return { raw: { type: 'text/calendar; charset=utf-8', content: writeCalendarFile(plan, name) } };
  },
});
