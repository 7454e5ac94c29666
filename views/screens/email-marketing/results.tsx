// What an automation or one of its steps did, in figures: only those that have something to say.
import type { AutomationResults } from '../../../server/contract/automation-results.ts';
import { ORDER_DAYS } from '../../../server/contract/mailing.ts';
import { numberFormat, preciseShareFormat } from '../../components/formats.ts';

interface ResultsProps {
  readonly results: AutomationResults;
  readonly locale: string;
  /** What is counted: a whole automation, a step that sends something, or any other step. */
  readonly of: 'automation' | 'mail' | 'call' | 'step';
}

export function Results(props: ResultsProps) {
  const { results, of } = props;
  if (results.entered === 0 && results.sent + results.kept + results.notSent === 0) {
    return (
      <p className="quiet small">
        {of === 'automation' ? 'Nobody has come in yet.' : 'Nobody has come to it yet.'}
      </p>
    );
  }
  return (
    <dl className="results">
      {figuresOf(props).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf({ results, locale, of }: ResultsProps): [name: string, value: string][] {
  const { entered, waiting, finished, left, reachedGoal, sent, kept, notSent } = results;
  const number = (value: number) => numberFormat(locale).format(value);
  const isAll = of === 'automation';
  const sends = of !== 'step';
  const figures: [name: string, value: number, isShown: boolean][] = [
    ['Came in', entered, true],
    ['Waiting', waiting, true],
    [isAll ? 'Finished' : 'Past it', finished, true],
    [isAll ? 'Left early' : 'Left here', left, left > 0],
    ['Reached the goal', reachedGoal, reachedGoal > 0],
    [of === 'call' ? 'Taken' : 'Sent', sent, sends],
    ['In the outbox', kept, kept > 0],
    [of === 'call' ? 'Failed' : 'Not sent', notSent, notSent > 0],
  ];
  const people = figures
    .filter(([, , isShown]) => isShown)
    .map(([name, value]): [string, string] => [name, number(value)]);
  return [...people, ...readsOf({ results, locale })];
}

/** What came of the mails that were measured. */
function readsOf({ results, locale }: Pick<ResultsProps, 'results' | 'locale'>): [string, string][] {
  const { measured, opened, clicked, orders, unsubscribed } = results;
  const number = (value: number) => numberFormat(locale).format(value);
  const share = (people: number | null) =>
    `${number(people ?? 0)} (${preciseShareFormat(locale).format((people ?? 0) / Math.max(1, measured))})`;
  const read: [string, string][] = [
    ['Opened', share(opened)],
    ['Followed a link', share(clicked)],
    [`Orders within ${ORDER_DAYS} days of a click`, number(orders ?? 0)],
  ];
  return [
    ...(measured > 0 ? read : []),
    ...(unsubscribed > 0 ? [['Unsubscribed', number(unsubscribed)] as [string, string]] : []),
  ];
}
