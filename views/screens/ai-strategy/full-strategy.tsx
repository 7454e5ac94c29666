// One strategy as a page of its own: to read, to print, to share; works without script.

import { STRATEGY_DIALOG, TIMEFRAMES } from '../../../server/contract/constants/strategy.ts';
import { HIDDEN_IN_VISIT } from '../../../server/contract/texts.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Form } from '../../components/form.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { StrategyDocument } from '../../components/strategy-document.tsx';
import { Time } from '../../components/time.tsx';
import type { ScreenPlace, StrategyShown } from './types.ts';

export interface FullStrategyProps {
  readonly strategy: StrategyShown;
  readonly place: ScreenPlace;
}

export function FullStrategy({ strategy, place }: FullStrategyProps) {
  const { clock } = place;
  const { id, code, version, timeframe, createdAt, changes, document } = strategy;
  return (
    <div className="stack stack-lg strategy-page">
      <PageHeader
        title={STRATEGY_DIALOG}
        subtitle={
          <>
            {document.business.name}: version {version}, {TIMEFRAMES[timeframe].label}. Strategy ID: {code}.
            Generated on <Time at={createdAt} clock={clock} exact />.
          </>
        }
        back={{ href: '#/ai-strategy', label: 'AI Strategy' }}
        actions={
          <ButtonLink icon="download" href={`/api/strategies/${id}/pdf`} download={`${code}.pdf`}>
            Download PDF
          </ButtonLink>
        }
      />
      <Sharing {...{ strategy, place }} />
      {changes.length > 0 && (
        <Card title="What changed since the version before">
          <ul className="report-list">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card>
        <StrategyDocument document={document} locale={clock.locale} />
      </Card>
    </div>
  );
}

function Sharing({ strategy, place: { canWrite, mayShare } }: FullStrategyProps) {
  const { id, isShared } = strategy;
  if (!canWrite && !isShared) return null;
  const action = `/api/strategies/${id}/share${isShared ? '?_method=delete' : ''}`;
  return (
    <section className="card sharing">
      <div className="row row-apart">
        <p>
          <WhoReads {...strategy} />
        </p>
        {(isShared ? canWrite : mayShare) && (
          <Form action={action} data-enhance>
            <input type="hidden" name="next" value={`/ai-strategy?strategy=${id}`} />
            <Button type="submit" icon={isShared ? 'lock' : 'link'}>
              {isShared ? 'Stop sharing' : 'Create public link'}
            </Button>
          </Form>
        )}
      </div>
    </section>
  );
}

function WhoReads({ isShared, sharePath }: StrategyShown) {
  if (!isShared) return 'Only people of this business can read it.';
  if (!sharePath) return `It has a public link. ${HIDDEN_IN_VISIT}`;
  return (
    <>
      Anyone with <a href={sharePath}>this public link</a> can read it, without signing in.
    </>
  );
}
