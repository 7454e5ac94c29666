// An automation tried on the last thirty days: who would have got what, and when.
import type { BuiltAutomation } from '../../../server/contract/built-automation.ts';
import type { DryRun } from '../../../server/contract/dry-run.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { withoutFields } from '../../components/merge-words.ts';
import { Time } from '../../components/time.tsx';
import { type AutomationPageProps, routeOf } from './automation-route.ts';

/** People who are shown; the call tells more. */
const SHOWN = 25;

export function DryRunCard({ page, tab: { automation, dryRun } }: AutomationPageProps) {
  return (
    <Card
      title="Try it on the past"
      description="Who would have got what in the last 30 days. Nothing is stored, and nothing leaves."
      region="dry-run"
      id="dry-run"
    >
      {dryRun ? (
        <Result dryRun={dryRun} page={page} byClick={isByClick(automation)} />
      ) : (
        <ButtonLink href={`#${routeOf(automation)}&try=1`}>Try it</ButtonLink>
      )}
    </Card>
  );
}

const ENDS = {
  finished: 'Through.',
  left: 'Left before the end.',
  waiting: 'Would still be in it.',
} as const;

/** Whether it ends with a link that somebody follows. */
function isByClick({ draft, inUse }: BuiltAutomation): boolean {
  const goal = (draft ?? inUse)?.goal ?? null;
  return goal !== null && typeof goal === 'object';
}

interface ResultProps extends Pick<AutomationPageProps, 'page'> {
  readonly dryRun: DryRun;
  readonly byClick: boolean;
}

function Result({ dryRun, page, byClick }: ResultProps) {
  if (!dryRun.isKnown)
    return <p>When people came onto lists, got tags or fell silent is not kept, so the past cannot tell.</p>;
  const { entered, mails, people, isPartly } = dryRun;
  return (
    <div className="stack">
      <p>
        {isPartly && 'Of the first 2,000 that came: '}
        {entered} would have come in, and {mails} {mails === 1 ? 'mail' : 'mails'} would have left.
      </p>
      <p className="quiet small">
        Frequency cap, pauses and quiet hours are left out; conditions and dates are asked of what is known
        today.
        {byClick &&
          ' Its goal is a link: nobody can have followed one in a mail that did not leave, so it ends nobody here.'}
      </p>
      <ul className="list">
        {people.slice(0, SHOWN).map((person) => (
          <li key={`${person.email} ${person.startedAt}`}>
            <div>
              <p>
                <strong>{person.email}</strong>{' '}
                <span className="quiet small">
                  came in <Time at={person.startedAt} clock={page.clock} />. {ENDS[person.end]}
                </span>
              </p>
              {person.mails.map((mail) => (
                <p className="small" key={mail.step}>
                  <Time at={mail.at} clock={page.clock} />: {withoutFields(mail.subject)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
