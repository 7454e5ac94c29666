// A strategy that was shared by a link: to read and to print, without sign-in or scripts.
import { BRAND } from '../../server/contract/constants/brand.ts';
import { STRATEGY_DIALOG } from '../../server/contract/constants/strategy.ts';
import type { StrategyDocument as Content, StrategyVersion } from '../../server/contract/strategy.ts';
import { ButtonLink } from '../components/button.tsx';
import { StrategyDocument } from '../components/strategy-document.tsx';
import { PlainPage } from './plain-page.tsx';

export interface SharedStrategyPageProps {
  readonly strategy: StrategyVersion & { readonly document: Content };
  /** As the business writes dates. */
  readonly dates: { readonly from: string; readonly until: string; readonly made: string };
  /** BCP 47. */
  readonly locale: string;
  /** Path of the printed form. */
  readonly pdf: string;
}

export function SharedStrategyPage({ strategy, dates, locale, pdf }: SharedStrategyPageProps) {
  const { code, document } = strategy;
  const { name, industry } = document.business;
  return (
    <PlainPage title={`${STRATEGY_DIALOG}: ${name}`}>
      <div className="stack stack-lg strategy-page">
        <header className="page-head">
          <div>
            <h1>{name}</h1>
            <p>
              {STRATEGY_DIALOG}
              {industry && `, ${industry}`}
            </p>
            <p>
              {dates.from} to {dates.until}. Strategy ID: {code}. Generated on {dates.made}.
            </p>
          </div>
          <div className="row">
            <ButtonLink href={pdf}>Download PDF</ButtonLink>
          </div>
        </header>
        <div className="card">
          <StrategyDocument document={document} locale={locale} />
        </div>
        <p className="quiet small">Made with {BRAND}.</p>
      </div>
    </PlainPage>
  );
}
