// Posts that come again.
import * as v from 'valibot';
import { IdText } from '../contract/schema.ts';
import { SERIES_EXAMPLE, Series, SeriesInput } from '../contract/series.ts';
import { fromWallTime } from '../contract/wall-time.ts';
import { retellPost } from '../domain/autopilot/index.ts';
import { listActiveSeries, presentSeries, setSeries, stopSeries } from '../domain/content/index.ts';
import { checkOwnPost, checkPost } from '../domain/writer/index.ts';
import { defineRoute } from '../http/route.ts';
import { readNumber } from './form-fields.ts';

const ById = { params: v.object({ id: IdText }) };
const FORM = '/content-calendar';

export const listSeries = defineRoute({
  method: 'GET',
  path: '/api/series',
  who: 'account',
  output: v.array(Series),
  handler: async ({ app, actor }) => ({
    body: (await listActiveSeries(app.ctx.db.read, actor.businessId)).map(presentSeries),
  }),
});

export const setContentSeries = defineRoute({
  method: 'PUT',
  path: '/api/contents/:id/series',
  who: 'writer',
  form: FORM,
  fromForm: readSeriesForm,
  input: { ...ById, body: SeriesInput },
  output: Series,
  docs: { example: SERIES_EXAMPLE },
  handler: async ({ app, actor, params, body }) => {
    const parts = { check: checkPost, retell: retellPost };
    const series = await setSeries(app.ctx, actor, params.id, { input: body, check: checkOwnPost, parts });
    return { body: presentSeries(series) };
  },
});

export const stopContentSeries = defineRoute({
  method: 'DELETE',
  path: '/api/contents/:id/series',
  who: 'writer',
  form: FORM,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await stopSeries(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

/** `at` is the wall time of `timeZone`. */
function readSeriesForm(fields: Readonly<Record<string, string>>) {
  const { every, unit, at = '', timeZone = 'UTC', until, most, coolDown, title, content } = fields;
  const moment = fromWallTime(at, timeZone);
  return {
    ...{ every: readNumber(every), unit, until: until || null, most: readNumber(most) ?? null },
    at: moment === undefined ? at : new Date(moment).toISOString(),
    coolDown: readNumber(coolDown) ?? 0,
    ...(title !== undefined && { title: title || null }),
    ...(content !== undefined && { content }),
  };
}
