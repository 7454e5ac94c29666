// One analysis on the screen: what was found and when, what is missing for more, and the button that runs it.
import type { ReactNode } from 'react';
import AnalysisRunner from '../../../islands/analysis-runner/index.tsx';
import { ANALYSES, type AnalysisKind } from '../../../server/contract/constants/strategy.ts';
import type { Analysis } from '../../../server/contract/strategy.ts';
import { EmptyState } from '../../components/feedback.tsx';
import type { IconName } from '../../components/icon.tsx';
import { Report } from '../../components/report.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import type { ScreenPlace } from './types.ts';

interface AnalysisPanelProps {
  readonly kind: AnalysisKind;
  readonly analysis: Analysis | undefined;
  readonly place: ScreenPlace;
  /** Before the first run: what will be here. */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text: string };
  /** Below the result: what can be done with it. */
  readonly children?: ReactNode;
}

export function AnalysisPanel({ kind, analysis, place, empty, children }: AnalysisPanelProps) {
  const runner = <Runner kind={kind} at="panel" place={place} />;
  if (!analysis) {
    return (
      <div data-region={kind}>
        <EmptyState {...empty} action={runner} />
      </div>
    );
  }
  return (
    <div data-region={kind} className="stack">
      <Report groups={analysis.groups} locale={place.clock.locale} />
      <Missing analysis={analysis} />
      {children}
      <div className="analysis-foot">
        {runner}
        <span className="quiet small">
          Analyzed <Time at={analysis.createdAt} clock={place.clock} />
        </span>
      </div>
    </div>
  );
}

/** Why some of it is a sample. */
export function Missing({ analysis }: { readonly analysis: Analysis }) {
  return analysis.missing && <p className="quiet small">{analysis.missing}</p>;
}

/** Tab of the card on which an analysis shows its result. */
const TABS: Readonly<Record<AnalysisKind, string>> = {
  content: 'optimization=recommendations',
  calendar: 'optimization=calendar',
  market: 'intelligence=opportunities',
  audience: 'intelligence=audience',
  trends: 'intelligence=trends',
};

/** The button that runs an analysis; nothing for roles that may not. */
export function Runner({
  kind,
  at,
  place,
}: {
  readonly kind: AnalysisKind;
  readonly at: string;
  readonly place: ScreenPlace;
}) {
  if (!place.canWrite)
    return <p className="quiet small">Owners and editors can run this: {ANALYSES[kind].button}.</p>;
  const tab = kind === 'calendar' ? { tab: 'optimization-calendar' } : {};
  return (
    <Island of={AnalysisRunner} props={{ kind, place: at, next: `/ai-strategy?${TABS[kind]}`, ...tab }} />
  );
}
