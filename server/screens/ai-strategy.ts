// Loads the AI Strategy screen: channels with their figures, the latest analyses, and the strategies; or one strategy.

import type { AiStrategyProps } from '../../views/screens/ai-strategy/index.tsx';
import type { ChannelRow, ScreenPlace, StrategyShown } from '../../views/screens/ai-strategy/types.ts';
import { channelOf } from '../contract/channels/index.ts';
import { networksOf, worldOf } from '../contract/connection.ts';
import { VERSIONS_SHOWN } from '../contract/constants/strategy.ts';
import { toWallTime } from '../contract/wall-time.ts';
import { isInPerson } from '../domain/accounts/index.ts';
import { countStates, sumEngagement } from '../domain/analytics/index.ts';
import { canWrite } from '../domain/business/index.ts';
import { asksFirst, type ConnectionRecord, listConnections, weeklyOf } from '../domain/channels/index.ts';
import { countPosts, type PostCounts } from '../domain/content/index.ts';
import {
  findVersions,
  getStrategy,
  listAnalyses,
  presentAnalysis,
  presentDocument,
  presentInsight,
  presentVersion,
  SAMPLE_INSIGHTS,
  type StrategyRecord,
  sharePath,
} from '../domain/strategy/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { readId } from './parts/query.ts';

export async function loadAiStrategy(request: AccountRequest): Promise<Loaded<AiStrategyProps>> {
  const { ctx, actor, query } = request;
  const id = query.get('strategy');
  if (id === null) return loadOverview(request);
  const strategy = await getStrategy(ctx, actor, readId(id) ?? 0);
  return {
    title: `${strategy.code} - AI Strategy`,
    props: { kind: 'strategy', strategy: presentShown(request, strategy), place: placeOf(request) },
  };
}

async function loadOverview(request: AccountRequest): Promise<Loaded<AiStrategyProps>> {
  const { ctx, actor, frame, form } = request;
  const { businessId } = actor;
  const q = ctx.db.read;
  const [connections, counts, analyses, { latest, earlier }] = await Promise.all([
    listConnections(q, businessId),
    countPosts(q, businessId),
    listAnalyses(q, businessId),
    findVersions(q, { businessId, limit: VERSIONS_SHOWN }),
  ]);
  const shown = Object.fromEntries(analyses.map((one) => [one.kind, presentAnalysis(one)]));
  const overview = {
    channels: connections.map((connection) => toRow(connection, counts)),
    hasProfile: frame.business.profileAt !== null,
    plannedUntil: frame.business.plannedUntil,
    paused: frame.paused,
    analyses: shown,
    insights: shown.content?.insights ?? Object.values(SAMPLE_INSIGHTS).map(presentInsight),
    ideas: { channels: connections.filter(isWritten).map(({ id, type }) => ({ id, type })) },
    latest: latest ? presentShown(request, latest) : null,
    earlier: earlier.map(presentVersion),
    refusal: form?.message,
    place: placeOf(request),
  };
  return { props: { kind: 'overview', overview } };
}

function isWritten({ isActive, type }: ConnectionRecord): boolean {
  return isActive && channelOf(type).weekly > 0;
}

function toRow(connection: ConnectionRecord, counts: readonly PostCounts[]): ChannelRow {
  const { id, type, network, isActive, automationLevel } = connection;
  const own = counts.filter((count) => count.connectionId === id);
  const figures = sumEngagement(own, networksOf(worldOf({ network })));
  const withoutAsking = asksFirst(connection) ? 0 : automationLevel;
  const weekly = weeklyOf(connection);
  return { id, type, network, isActive, weekly, withoutAsking, states: countStates(own), figures };
}

function presentShown({ ctx, actor, clock }: AccountRequest, strategy: StrategyRecord): StrategyShown {
  const document = presentDocument(strategy.document);
  const isOver = toWallTime(clock.now, clock.timeZone).slice(0, 10) > document.until;
  return { ...presentVersion(strategy), document, isOver, sharePath: sharePath(ctx.vault, strategy, actor) };
}

function placeOf({ route, query, clock, actor }: AccountRequest): ScreenPlace {
  const tab = (param: string) => query.get(param) ?? undefined;
  return {
    route,
    tabs: {
      performance: tab('performance'),
      optimization: tab('optimization'),
      intelligence: tab('intelligence'),
    },
    clock,
    canWrite: canWrite(actor),
    mayShare: canWrite(actor) && isInPerson(actor),
  };
}
