// Imports of files: bringing one, saying what its columns hold, seeing what it would do, and how far it is.
import { LIMITS } from '../../../../server/contract/constants/limits.ts';
import type { ImportStatus } from '../../../../server/contract/import.ts';
import { Badge } from '../../../components/badge.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/feedback.tsx';
import { Form } from '../../../components/form.tsx';
import { Table } from '../../../components/table.tsx';
import { Time } from '../../../components/time.tsx';
import type { TabProps } from '../types.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportFindings } from './import-findings.tsx';
import { routeOfView } from './nav.tsx';

type ImportViewProps = TabProps<'imports'>;

const HERE = routeOfView('import');

const STATES: Readonly<Record<ImportStatus, string>> = {
  uploaded: 'To be checked',
  checking: 'Being checked',
  checked: 'To be imported',
  storing: 'Being imported',
  stopped: 'Stopped',
  done: 'Done',
  failed: 'Not readable',
};

export function ImportView(props: ImportViewProps) {
  const { open, page } = props;
  if (open) {
    return (
      <Card
        title={open.name}
        badge={<Badge tone={open.status === 'done' ? 'success' : 'neutral'}>{STATES[open.status]}</Badge>}
        region="import"
        live="import"
        actions={
          <ButtonLink variant="quiet" icon="arrow-left" href={`#${HERE}`}>
            All imports
          </ButtonLink>
        }
      >
        <div className="stack">
          {MAPPED.includes(open.status) && <ImportColumns {...props} open={open} />}
          {!MAPPED.includes(open.status) && <ImportFindings page={page} open={open} />}
        </div>
      </Card>
    );
  }
  return (
    <>
      {page.canWrite && <Bring userId={page.userId} />}
      <Imports {...props} />
    </>
  );
}

/** In these it is still to be said what its columns hold. */
const MAPPED: readonly ImportStatus[] = ['uploaded', 'failed'];

function Bring({ userId }: { userId: number }) {
  return (
    <Card
      title="Import a file"
      description={`A CSV file of up to ${LIMITS.importFile / 1024 / 1024} MB and ${LIMITS.importFileRows.toLocaleString('en')} rows, in any usual encoding. Nothing is stored before you have seen what would happen, and an import sends nobody a welcome.`}
    >
      <Form className="row row-bottom" action={`/api/users/${userId}/imports`} encType="multipart/form-data">
        <input type="hidden" name="next" value={HERE} />
        <div className="field">
          <label htmlFor="people-file">CSV file</label>
          <input
            id="people-file"
            className="input"
            type="file"
            name="file"
            required
            accept=".csv,.tsv,.txt,text/csv,text/plain"
          />
        </div>
        <Button type="submit" variant="primary" icon="upload">
          Bring the file
        </Button>
      </Form>
    </Card>
  );
}

function Imports({ page: { clock }, imports }: ImportViewProps) {
  return (
    <Card title="Imports" region="imports" live="import" flush={imports.length > 0}>
      <Table
        caption="Imports"
        rows={imports}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon="inbox" title="No imports yet" text="Files that you bring are listed here." />
        }
        columns={[
          {
            key: 'name',
            header: 'File',
            cell: ({ id, name }) => <a href={`#${HERE}&import=${id}`}>{name}</a>,
          },
          { key: 'status', header: 'State', cell: ({ status }) => <Badge>{STATES[status]}</Badge> },
          { key: 'added', header: 'New people', numeric: true, cell: ({ counts }) => counts.added },
          { key: 'at', header: 'Brought', cell: ({ createdAt }) => <Time at={createdAt} clock={clock} /> },
        ]}
      />
    </Card>
  );
}
