// Calls of an automation's steps that were not taken: about whom each was, and why it failed.
import type { TroubledCall } from '../../../server/contract/built-automation.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import type { AutomationPageProps } from './automation-route.ts';
import { stepWords } from './automation-words.ts';

export function TroubledCalls({ page, tab: { automation, calls, choices } }: AutomationPageProps) {
  if (calls.length === 0) return null;
  const steps = automation.inUse?.steps ?? [];
  const nameOf = (id: string) => {
    const step = steps.find((one) => one.id === id);
    return step ? stepWords(step as Parameters<typeof stepWords>[0], choices) : 'A step that is gone';
  };
  const columns: readonly Column<TroubledCall>[] = [
    { key: 'email', header: 'About', cell: ({ email }) => email },
    { key: 'step', header: 'Step', cell: ({ step }) => nameOf(step) },
    { key: 'error', header: 'Why', cell: ({ error }) => error },
    {
      key: 'state',
      header: 'State',
      cell: ({ status, attempts }) =>
        status === 'failed' ? (
          <Badge tone="danger">Given up after {attempts}</Badge>
        ) : (
          <Badge tone="warning">Tried again, {attempts} so far</Badge>
        ),
    },
    { key: 'at', header: 'First made', cell: ({ at }) => <Time at={at} clock={page.clock} /> },
  ];
  return (
    <Card
      title="Calls that were not taken"
      description="Each is made again for three days, at growing distances; what an address refuses for good is not."
      region="troubled-calls"
      id="calls"
      flush
    >
      <Table caption="Calls that were not taken" columns={columns} rows={calls} rowKey={({ id }) => id} />
    </Card>
  );
}
