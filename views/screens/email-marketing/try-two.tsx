// Trying a second version of a mailing on a share of its recipients: asked for while it is written, and told afterwards.

import { channelOf, MAIL_CHANNEL } from '../../../server/contract/channels/index.ts';
import type { MailingTest } from '../../../server/contract/mailing-test.ts';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { numberFormat } from '../../components/formats.ts';
import { Table } from '../../components/table.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import type { EmailMarketingProps } from './types.ts';

const { form } = channelOf(MAIL_CHANNEL);

export function TryTwo({ page: { refused }, test }: { page: EmailMarketingProps; test: MailingTest | null }) {
  const values = refused?.values ?? {};
  const isRefused = refused?.field?.startsWith('test') ?? false;
  const error = isRefused ? refused?.message.replace(/^[\w.]+: /, 'This ') : undefined;
  return (
    <details open={isRefused || test !== null || undefined}>
      <summary>Try two versions</summary>
      <div className="stack">
        <p className="quiet">
          What you leave empty is the same in both. A share of the recipients gets one version or the other;
          after the time below the better one goes to all others. Where the figures do not tell which that is,
          the first one goes. Where the second one goes to a hundred people or more, a tenth of them keeps the
          first, so that Analytics can say what choosing brings.
        </p>
        <TextField
          name="testSubject"
          label="Other subject"
          maxLength={form.title}
          autoComplete="off"
          defaultValue={values.testSubject ?? test?.subject ?? undefined}
          error={error}
        />
        <TextAreaField
          name="testContent"
          label="Other text"
          rows={6}
          maxLength={form.text}
          defaultValue={values.testContent ?? test?.content ?? undefined}
        />
        <div className="grid-2">
          <TextField
            name="share"
            label="Tried on, percent"
            type="number"
            min="10"
            max="100"
            required
            defaultValue={values.share ?? test?.share ?? 20}
          />
          <TextField
            name="hours"
            label="Decided after, hours"
            type="number"
            min="1"
            max="72"
            required
            defaultValue={values.hours ?? test?.hours ?? 4}
          />
        </div>
        <SelectField
          name="by"
          label="Decided by"
          required
          defaultValue={values.by ?? test?.by ?? 'opens'}
          options={[
            { value: 'opens', label: 'Who opened it' },
            { value: 'clicks', label: 'Who followed a link' },
          ]}
        />
      </div>
    </details>
  );
}

/** What came of each version, and which one goes to the others. */
export function TriedVersions({ test, clock }: { test: MailingTest; clock: Clockface }) {
  const number = numberFormat(clock.locale);
  return (
    <div className="stack">
      <p>
        {test.verdict ??
          (test.until === null ? (
            'Two versions will be tried.'
          ) : (
            <>
              Two versions are tried. It is decided <Time at={test.until} clock={clock} exact />, by who{' '}
              {test.by === 'opens' ? 'opened it' : 'followed a link'}.
            </>
          ))}
      </p>
      <Table
        caption="The two versions, as they were tried"
        rows={test.variants}
        rowKey={({ variant }) => variant}
        columns={[
          { key: 'variant', header: 'Version', cell: ({ variant }) => variant },
          { key: 'sent', header: 'Delivered', numeric: true, cell: ({ sent }) => number.format(sent) },
          { key: 'opened', header: 'Opened', numeric: true, cell: ({ opened }) => number.format(opened) },
          {
            key: 'clicked',
            header: 'Followed a link',
            numeric: true,
            cell: ({ clicked }) => number.format(clicked),
          },
        ]}
      />
    </div>
  );
}
