// What an import would do, for pages without scripts: look first, then confirm.

import type { ImportReport } from '../../server/contract/subscriber.ts';
import { Form } from '../components/form.tsx';
import { ImportColumnFields } from '../components/import-columns.tsx';
import { ImportSummary } from '../components/import-summary.tsx';
import { PlainPage } from './plain-page.tsx';

export interface ImportPreviewProps {
  readonly userId: number;
  /** Whose list it is. */
  readonly businessId: number;
  readonly csv: string;
  readonly report: ImportReport;
}

const BACK = '/email-marketing?tab=audience';

export function ImportPreview({ userId, businessId, csv, report }: ImportPreviewProps) {
  return (
    <PlainPage title="Import subscribers">
      <h1>
        {report.added === 0 ? 'Nobody would be added' : `Add ${report.added} of ${report.rows} subscribers?`}
      </h1>
      <ImportSummary report={report} />
      <Form action={`/api/users/${userId}/subscribers/import?business=${businessId}`}>
        <input type="hidden" name="csv" value={csv} />
        <ImportColumnFields report={report} />
        <button type="submit">Look again</button>
      </Form>
      {report.added > 0 && (
        <Form action={`/api/users/${userId}/subscribers/import?business=${businessId}`}>
          <input type="hidden" name="csv" value={csv} />
          <input type="hidden" name="emailColumn" value={report.columns.email} />
          <input type="hidden" name="nameColumn" value={report.columns.name ?? ''} />
          <input type="hidden" name="lastNameColumn" value={report.columns.lastName ?? ''} />
          <input type="hidden" name="confirm" value="true" />
          <input type="hidden" name="next" value={`${BACK}&done=imported`} />
          <button type="submit">Import</button>
        </Form>
      )}
      <p>
        <a href={`/screens${BACK}`}>Back to the audience</a>
      </p>
    </PlainPage>
  );
}
