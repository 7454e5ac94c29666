// AI Strategy: the form that makes one, the newest one in short, and those before it.
import StrategyActions from '../../../islands/strategy-actions/index.tsx';
import StrategyGenerator from '../../../islands/strategy-generator/index.tsx';
import { TIMEFRAMES } from '../../../server/contract/constants/strategy.ts';
import type { StrategyVersion } from '../../../server/contract/strategy.ts';
import { Badge, SampleTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { FocusAreas } from '../../components/strategy-document.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import type { ScreenPlace, StrategyShown } from './types.ts';

interface StrategyCardProps {
  readonly latest: StrategyShown | null;
  readonly earlier: readonly StrategyVersion[];
  readonly place: ScreenPlace;
  /** Why a form without script was refused. */
  readonly refusal: string | undefined;
}

export function StrategyCard({ latest, earlier, place, refusal }: StrategyCardProps) {
  return (
    <Card
      title="AI Strategy"
      region="strategy"
      description="A complete plan from your profile, your results and the season."
    >
      <div className="stack">
        {refusal && (
          <Banner tone="danger" alert>
            {refusal}
          </Banner>
        )}
        {latest && <Summary latest={latest} place={place} />}
        {latest && place.canWrite ? (
          <details className="strategy-again">
            <summary>Generate another version</summary>
            <Island of={StrategyGenerator} props={{}} />
          </details>
        ) : (
          <Generator canWrite={place.canWrite} />
        )}
        {earlier.length > 0 && <Versions earlier={earlier} place={place} />}
      </div>
    </Card>
  );
}

function Generator({ canWrite }: { readonly canWrite: boolean }) {
  return canWrite ? (
    <Island of={StrategyGenerator} props={{}} />
  ) : (
    <p className="quiet">Owners and editors can generate a strategy.</p>
  );
}

function Summary({ latest, place }: { readonly latest: StrategyShown; readonly place: ScreenPlace }) {
  const { id, code, timeframe, document, createdAt } = latest;
  const { clock, canWrite, mayShare } = place;
  return (
    <section className="stack strategy-summary" aria-labelledby="strategy-summary">
      <div>
        <h3 id="strategy-summary" tabIndex={-1}>
          {TIMEFRAMES[timeframe].label} strategy {document.sample && <SampleTag />}{' '}
          {latest.isOver && <Badge tone="warning">Over</Badge>}
        </h3>
        <p className="quiet small">
          {code}, generated <Time at={createdAt} clock={clock} />
        </p>
      </div>
      <p>{document.summary[0]}</p>
      <FocusAreas focus={document.focus} />
      {document.sample && (
        <p className="small">
          <a href="#/business-setup">Describe your business</a> and generate again: then it is about you.
        </p>
      )}
      <div className="row">
        <Island
          of={StrategyActions}
          props={{ id, canWrite, mayShare, locale: clock.locale, timeZone: clock.timeZone }}
        />
      </div>
      {latest.changes.length > 0 && <Changes changes={latest.changes} />}
    </section>
  );
}

function Changes({ changes }: { readonly changes: readonly string[] }) {
  return (
    <details>
      <summary>What changed since the version before</summary>
      <ul className="report-list">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </details>
  );
}

function Versions({
  earlier,
  place: { clock },
}: {
  readonly earlier: readonly StrategyVersion[];
  readonly place: ScreenPlace;
}) {
  return (
    <section aria-labelledby="strategy-versions">
      <h3 id="strategy-versions">Earlier strategies</h3>
      <ul className="list versions">
        {earlier.map(({ id, code, version, timeframe, createdAt, isShared }) => (
          <li key={id}>
            <div>
              <strong>Version {version}</strong>, {TIMEFRAMES[timeframe].label}{' '}
              {isShared && <Badge tone="accent">Shared</Badge>}
              <p className="quiet small">
                {code}, <Time at={createdAt} clock={clock} />
              </p>
            </div>
            <ButtonLink
              size="sm"
              href={`#/ai-strategy?strategy=${id}`}
              aria-label={`Open version ${version}`}
            >
              Open
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
