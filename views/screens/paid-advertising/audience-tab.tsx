// Audience Targeting: examples of what will stand here.
import { SampleTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Table } from '../../components/table.tsx';
import { SAMPLE_AUDIENCES } from './samples.ts';

export function AudienceTab() {
  return (
    <Card
      title="Audiences"
      badge={<SampleTag />}
      description="Examples. Real audiences come from the advertising account, once one is connected."
      flush
    >
      <Table
        caption="Example audiences"
        rows={SAMPLE_AUDIENCES}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', header: 'Audience', cell: ({ name }) => name },
          { key: 'who', header: 'Who', cell: ({ who }) => who },
          { key: 'people', header: 'People', numeric: true, cell: ({ people }) => people },
          { key: 'fit', header: 'Fit', cell: ({ fit }) => fit },
        ]}
      />
    </Card>
  );
}
