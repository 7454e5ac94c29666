// How the server is doing.
import type { ServerHealth } from '../../server/contract/server-health.ts';
import { Badge } from '../../views/components/badge.tsx';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { Banner, EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { formatExact, formatRelative } from '../../views/components/relative-time.ts';
import { type Fact, Facts } from '../../views/components/stat.tsx';
import { clockHere, useAdminQuery } from './ask.ts';
import type { SectionProps } from './index.tsx';

export default function System({ asker }: SectionProps) {
  const { answer, retry } = useAdminQuery<ServerHealth>('/api/admin/health', asker);
  const health = answer.data;
  if (!health)
    return answer.status === 'failed' ? (
      <EmptyState
        icon="circle-alert"
        title="The server's health could not be read"
        action={<Button onClick={retry}>Try again</Button>}
      />
    ) : (
      <Skeleton shape="card" />
    );
  return (
    <div className="stack stack-lg">
      <Verdict health={health} />
      <div className="grid-2">
        <Card title="Queue">
          <Facts facts={queueFacts(health)} />
        </Card>
        <Workers workers={health.workers} />
        <Card title="Database">
          <Facts facts={databaseFacts(health)} />
        </Card>
        <Card title="Mail">
          <Facts facts={mailFacts(health)} />
        </Card>
        <Card title="Process">
          <Facts facts={processFacts(health)} />
        </Card>
      </div>
      <div>
        <Button icon="refresh" pending={answer.status === 'loading'} onClick={retry}>
          Look again
        </Button>
      </div>
    </div>
  );
}

/** The worst of what is the matter; that somebody has paused all mail is as they wanted, and easily forgotten. */
function Verdict({ health: { trouble, mail } }: { health: ServerHealth }) {
  if (trouble) return <Banner tone="danger" title={trouble} />;
  if (mail.transport === 'paused')
    return (
      <Banner
        tone="warning"
        title="No mail leaves: every mail server is paused"
        action={<a href="#/admin-dashboard/mail">Mail servers</a>}
      >
        {mail.lettersWaiting === 1 ? 'One letter waits.' : `${mail.lettersWaiting} letters wait.`} All else
        does its work.
      </Banner>
    );
  return <Banner tone="success">The server does its work.</Banner>;
}

function queueFacts({ queue }: ServerHealth): Fact[] {
  const { oldestDueAt } = queue;
  return [
    { label: 'Due now', value: queue.due },
    {
      label: 'Oldest due',
      value: oldestDueAt ? formatRelative(Date.parse(oldestDueAt), Date.now()) : 'None waits',
    },
    { label: 'Running', value: queue.running },
    { label: 'Waiting for their time', value: queue.waiting - queue.due },
    { label: 'Need a person', value: <a href="#/admin-dashboard/jobs">{queue.failed}</a> },
  ];
}

function Workers({ workers }: Pick<ServerHealth, 'workers'>) {
  const now = Date.now();
  return (
    <Card title="Workers">
      {workers.length === 0 && <p className="quiet">No process takes jobs.</p>}
      <ul className="list">
        {workers.map(({ host, pid, version, startedAt, seenAt, isSilent }) => (
          <li key={`${host} ${pid} ${startedAt}`}>
            <div>
              <strong className="customer">{host}</strong>
              <p className="quiet">
                Process {pid}, release {version}. Heard of {formatRelative(Date.parse(seenAt), now)}.
              </p>
            </div>
            <Badge tone={isSilent ? 'danger' : 'success'}>{isSilent ? 'Silent' : 'At work'}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function databaseFacts({ database, lastBackupAt }: ServerHealth): Fact[] {
  return [
    { label: 'Kind', value: `${database.kind} ${database.version}` },
    { label: 'Schema', value: database.schema },
    { label: 'Size', value: bytes(database.bytes) },
    {
      label: 'Space left',
      value:
        database.freeBytes === null ? 'Not known: it lies on another machine' : bytes(database.freeBytes),
    },
    {
      label: 'Last backup',
      value: lastBackupAt ? formatExact(Date.parse(lastBackupAt), clockHere()) : 'Never',
    },
  ];
}

function wayOf({ transport, host }: ServerHealth['mail']): string {
  if (transport === 'paused') return 'Nothing leaves: every mail server is paused';
  return transport === 'smtp' ? `SMTP, ${host}` : 'Nothing leaves: the local outbox';
}

function mailFacts({ mail }: ServerHealth): Fact[] {
  return [
    {
      label: 'Leaves by',
      value: wayOf(mail),
    },
    { label: 'Letters waiting', value: mail.lettersWaiting },
    { label: 'Letters that failed', value: mail.lettersFailed },
  ];
}

function processFacts({ process }: ServerHealth): Fact[] {
  return [
    { label: 'Release', value: process.version },
    { label: 'Node.js', value: process.node },
    { label: 'Started', value: formatRelative(Date.parse(process.startedAt), Date.now()) },
    { label: 'Memory', value: bytes(process.memoryBytes) },
    {
      label: 'Free on this machine',
      value: `${bytes(process.machineFreeBytes)} of ${bytes(process.machineBytes)}`,
    },
  ];
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** "3.4 GB" */
function bytes(count: number): string {
  let value = count / 1000;
  let step = 0;
  while (value >= 1000 && step < UNITS.length - 1) {
    value /= 1000;
    step += 1;
  }
  const unit = UNITS[step];
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);
}
