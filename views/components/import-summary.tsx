// What importing a list of subscribers would do, or did: the counts in words, and the rows that cannot be used.
import type { ImportReport } from '../../server/contract/subscriber.ts';

const COUNTS = [
  ['added', 'new', 'They are added.'],
  ['known', 'subscribed already', 'Nothing changes for them.'],
  ['departed', 'unsubscribed once', 'They are not added again.'],
  ['repeated', 'twice in the list', 'Each address counts once.'],
  ['invalid', 'not usable', 'These rows are left out.'],
] as const;

export function ImportSummary({ report }: { readonly report: ImportReport }) {
  const counts = COUNTS.filter(([count]) => report[count] > 0 || count === 'added');
  return (
    <>
      <ul>
        {counts.map(([count, words, meaning]) => (
          <li key={count}>
            <strong>
              {report[count]} {words}.
            </strong>{' '}
            {meaning}
          </li>
        ))}
      </ul>
      {report.problems.length > 0 && (
        <>
          <p>
            {report.invalid > report.problems.length
              ? `The first ${report.problems.length} rows that cannot be used:`
              : 'Rows that cannot be used:'}
          </p>
          <ul>
            {report.problems.map(({ line, text, message }) => (
              <li key={line}>
                Line {line}, “{text}”: the address {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
