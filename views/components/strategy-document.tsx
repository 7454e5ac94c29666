// The text of a strategy: on its own page, in the dialog, and on the page that a public link opens.
import type { StrategyDocument as Content } from '../../server/contract/strategy.ts';
import { SampleTag } from './badge.tsx';
import { Report } from './report.tsx';

export interface StrategyDocumentProps {
  readonly document: Content;
  /** BCP 47. */
  readonly locale: string;
  /** Of the sections' headings. */
  readonly level?: 2 | 3;
}

export function StrategyDocument({ document, locale, level = 2 }: StrategyDocumentProps) {
  const Heading = `h${level}` as const;
  const { summary, focus, sections, basis, sample } = document;
  return (
    <div className="strategy">
      <section className="strategy-section">
        <Heading>Executive Summary {sample && <SampleTag />}</Heading>
        {summary.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <FocusAreas focus={focus} />
      </section>
      {sections.map(({ title, groups }) => (
        <section className="strategy-section" key={title}>
          <Heading>{title}</Heading>
          <Report groups={groups} locale={locale} level={level === 2 ? 3 : 4} />
        </section>
      ))}
      <section className="strategy-section strategy-basis">
        <Heading>What this rests on</Heading>
        <ul className="report-list">
          {basis.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The three areas that the summary singles out. */
export function FocusAreas({ focus }: { readonly focus: Content['focus'] }) {
  return (
    <dl className="focus-areas">
      {focus.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
