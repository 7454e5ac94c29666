// AI Strategy: how each channel did, what to do better, what the market says, and the strategy that follows.
import type { ContentIdeasProps } from '../../../islands/content-ideas/index.tsx';
import type { Insight, StrategyVersion } from '../../../server/contract/strategy.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { FullStrategy } from './full-strategy.tsx';
import { IntelligenceCard } from './intelligence-card.tsx';
import { OptimizationCard } from './optimization-card.tsx';
import { PerformanceCard } from './performance-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { StrategyCard } from './strategy-card.tsx';
import type { AnalysesShown, ChannelRow, ScreenPlace, StrategyShown } from './types.ts';

export interface OverviewProps {
  readonly channels: readonly ChannelRow[];
  readonly hasProfile: boolean;
  /** UTC milliseconds. */
  readonly plannedUntil: number | null;
  readonly paused: boolean;
  readonly analyses: AnalysesShown;
  readonly insights: readonly Insight[];
  readonly ideas: ContentIdeasProps;
  readonly latest: StrategyShown | null;
  readonly earlier: readonly StrategyVersion[];
  readonly refusal: string | undefined;
  readonly place: ScreenPlace;
}

/** The screen, or one strategy as a page of its own. */
export type AiStrategyProps =
  | { readonly kind: 'overview'; readonly overview: OverviewProps }
  | { readonly kind: 'strategy'; readonly strategy: StrategyShown; readonly place: ScreenPlace };

export function AiStrategy(props: AiStrategyProps) {
  if (props.kind === 'strategy') {
    return <FullStrategy strategy={props.strategy} place={props.place} />;
  }
  const { channels, analyses, insights, ideas, place, ...rest } = props.overview;
  return (
    <div className="stack stack-lg">
      <PageHeader title="AI Strategy" subtitle="What works, what to do better, and the plan that follows." />
      <div className="strategy-layout">
        <div className="stack stack-lg">
          <PerformanceCard channels={channels} place={place} />
          <OptimizationCard analyses={analyses} insights={insights} ideas={ideas} place={place} />
          <IntelligenceCard analyses={analyses} place={place} />
        </div>
        <StrategyCard {...rest} place={place} />
      </div>
      <PlanCard channels={channels} clock={place.clock} {...rest} />
    </div>
  );
}
