// A strategy's document and what an analysis found, as they are stored, and in words.
import type { Told } from '../../contract/sentence.ts';
import type { AnalysisResult, Insight, PlanEntry, StrategyDocument } from '../../contract/strategy.ts';
import { wordsOfTold } from '../../sentences/index.ts';
import { presentGroups, type ToldGroup } from './blocks.ts';

export interface ToldDocument extends Pick<StrategyDocument, 'sample' | 'from' | 'until'> {
  readonly business: { readonly name: Told; readonly industry: Told; readonly website: string };
  readonly summary: readonly Told[];
  readonly focus: readonly { readonly title: Told; readonly text: Told }[];
  readonly sections: readonly { readonly title: Told; readonly groups: readonly ToldGroup[] }[];
  readonly basis: readonly Told[];
}

export type ToldInsight = Pick<Insight, 'tag'> & { readonly title: Told; readonly text: Told };
export type ToldEntry = Omit<PlanEntry, 'title'> & { readonly title: Told };

export interface ToldResult {
  readonly groups: readonly ToldGroup[];
  readonly missing: Told | null;
  readonly insights: readonly ToldInsight[];
  readonly plan:
    | (Pick<NonNullable<AnalysisResult['plan']>, 'tag' | 'from'> & { readonly entries: readonly ToldEntry[] })
    | null;
}

export function presentDocument(document: ToldDocument): StrategyDocument {
  const { business, sample, from, until, summary, focus, sections, basis } = document;
  return {
    business: {
      name: wordsOfTold(business.name),
      industry: wordsOfTold(business.industry),
      website: business.website,
    },
    sample,
    from,
    until,
    summary: summary.map(wordsOfTold),
    focus: focus.map(({ title, text }) => ({ title: wordsOfTold(title), text: wordsOfTold(text) })),
    sections: sections.map(({ title, groups }) => ({
      title: wordsOfTold(title),
      groups: presentGroups(groups),
    })),
    basis: basis.map(wordsOfTold),
  };
}

export function presentResult({ groups, missing, insights, plan }: ToldResult): AnalysisResult {
  return {
    groups: presentGroups(groups),
    missing: missing === null ? null : wordsOfTold(missing),
    insights: insights.map(presentInsight),
    plan: plan && {
      tag: plan.tag,
      from: plan.from,
      entries: plan.entries.map((entry) => ({ ...entry, title: wordsOfTold(entry.title) })),
    },
  };
}

export function presentInsight({ title, text, tag }: ToldInsight): Insight {
  return { title: wordsOfTold(title), text: wordsOfTold(text), tag };
}
