// Strategies: made, read, printed, shared; and the public side of a shared one.
import { createElement } from 'react';
import * as v from 'valibot';
import { SharedStrategyPage } from '../../views/pages/shared-strategy.tsx';
import { LIMITS } from '../contract/constants/limits.ts';
import { IdText } from '../contract/schema.ts';
import { STRATEGY_EXAMPLE, Strategy, StrategyInput, StrategyVersion } from '../contract/strategy.ts';
import { strategyFromForm } from '../contract/strategy-form.ts';
import { type Business, getBusiness } from '../domain/business/index.ts';
import {
  getSharedStrategy,
  getStrategy,
  listStrategies,
  makeStrategy,
  presentDocument,
  presentStrategy,
  presentVersion,
  type SharedStrategy,
  type StrategyRecord,
  shareStrategy,
  unshareStrategy,
} from '../domain/strategy/index.ts';
import type { HttpContext } from '../http/context.ts';
import { originOf } from '../http/origin.ts';
import type { AddressParts, DomainParts, PrintParts } from '../http/parts.ts';
import { defineRoute } from '../http/route.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { longDate } from '../sentences/moment.ts';
import { answerPage } from './plain-page.ts';

const ById = { params: v.object({ id: IdText }) };
const SCREEN = '/ai-strategy';

const ListQuery = v.object({
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

export const createStrategy = defineRoute({
  method: 'POST',
  path: '/api/strategies',
  who: 'writer',
  rate: 'costly',
  form: SCREEN,
  fromForm: strategyFromForm,
  input: { body: StrategyInput },
  output: Strategy,
  docs: { example: STRATEGY_EXAMPLE },
  handler: async ({ app, actor, body, http }) => ({
    status: 201,
    body: present(await makeStrategy(app.ctx, actor, body), { app, actor, http }),
  }),
});

export const readStrategies = defineRoute({
  method: 'GET',
  path: '/api/strategies',
  who: 'account',
  input: { query: ListQuery },
  output: v.array(StrategyVersion),
  handler: async ({ app, actor, query }) => {
    const versions = await listStrategies(app.ctx.db.read, { businessId: actor.businessId, ...query });
    const last = versions.at(-1);
    const next = versions.length === query.limit && last ? { before: last.id } : undefined;
    return { body: versions.map(presentVersion), next };
  },
});

export const readStrategy = defineRoute({
  method: 'GET',
  path: '/api/strategies/:id',
  who: 'account',
  input: ById,
  output: Strategy,
  handler: async ({ app, actor, params, http }) => ({
    body: present(await getStrategy(app.ctx, actor, params.id), { app, actor, http }),
  }),
});

export const printStrategy = defineRoute({
  method: 'GET',
  path: '/api/strategies/:id/pdf',
  who: 'account',
  rate: 'costly',
  input: ById,
  handler: async ({ app, actor, params, http }) => {
    const strategy = await getStrategy(app.ctx, actor, params.id);
    return answerPdf(app, http, {
      strategy,
      business: await getBusiness({ q: app.ctx.db.read }, actor.businessId),
    });
  },
});

export const createShare = defineRoute({
  method: 'POST',
  path: '/api/strategies/:id/share',
  who: 'writer',
  personal: true,
  form: SCREEN,
  input: ById,
  output: Strategy,
  handler: async ({ app, actor, params, http }) => ({
    body: present(await shareStrategy(app.ctx, actor, params.id), { app, actor, http }),
  }),
});

export const deleteShare = defineRoute({
  method: 'DELETE',
  path: '/api/strategies/:id/share',
  who: 'writer',
  form: SCREEN,
  input: ById,
  output: Strategy,
  handler: async ({ app, actor, params, http }) => ({
    body: present(await unshareStrategy(app.ctx, actor, params.id), { app, actor, http }),
  }),
});

function present(
  strategy: StrategyRecord,
  { app, actor, http }: { app: AddressParts & DomainParts; actor: AccountActor; http: HttpContext },
): v.InferOutput<typeof Strategy> {
  return presentStrategy(app.ctx.vault, strategy, { reader: actor, origin: originOf(app, http) });
}

const ByToken = { params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }) };

/** Whoever has the link may read, until it is taken back. */
export const showSharedStrategy = defineRoute({
  method: 'GET',
  path: '/s/:token',
  who: 'anyone',
  input: ByToken,
  handler: async ({ app, params }) => {
    const { strategy, business } = await getSharedStrategy(app.ctx, params.token);
    const { css, screens } = app.pages.assets;
    const styles = css + (screens?.['ai-strategy'] ?? '');
    const page = createElement(SharedStrategyPage, {
      strategy: { ...presentVersion(strategy), document: presentDocument(strategy.document) },
      dates: datesOf(strategy, business),
      locale: business.locale,
      pdf: `/s/${params.token}/pdf`,
    });
    return answerPage(page, { styles });
  },
});

export const printSharedStrategy = defineRoute({
  method: 'GET',
  path: '/s/:token/pdf',
  who: 'anyone',
  rate: 'costly',
  input: ByToken,
  handler: async ({ app, params, http }) =>
    answerPdf(app, http, withoutChanges(await getSharedStrategy(app.ctx, params.token))),
});

/** What differs from earlier versions is the business's own: the public page does not show it either. */
function withoutChanges({ strategy, business }: SharedStrategy): SharedStrategy {
  return { strategy: { ...strategy, changes: [] }, business };
}

async function answerPdf(
  app: PrintParts,
  http: HttpContext,
  { strategy, business }: { strategy: StrategyRecord; business: Business },
) {
  const dates = datesOf(strategy, business);
  http.set('Content-Disposition', `attachment; filename="${strategy.code}.pdf"`);
  const { code, createdAt } = strategy;
  const { changes } = presentVersion(strategy);
  const document = presentDocument(strategy.document);
  const printed = { code, createdAt, changes, document, dates };
  const content = await app.pdf.print({ kind: 'strategy', strategy: printed });
  return { raw: { type: 'application/pdf', content } };
}

/** A strategy's dates as the business writes them. */
function datesOf({ document, createdAt }: StrategyRecord, { locale, timezone }: Business) {
  return {
    from: longDate(document.from, locale),
    until: longDate(document.until, locale),
    made: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(createdAt),
  };
}
