// The job inspector: what waits, runs, failed or is done, and what can be done about it.
import { type ChangeEvent, useState } from 'react';
import { type InspectedJob, JOB_STATES, type JobList, type JobState } from '../../server/contract/job.ts';
import { Badge, type Tone } from '../../views/components/badge.tsx';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { EmptyState } from '../../views/components/feedback.tsx';
import { SelectField } from '../../views/components/field.tsx';
import { Time } from '../../views/components/time.tsx';
import { clockHere, useAct } from './ask.ts';
import { Filters } from './filters.tsx';
import type { SectionProps } from './index.tsx';
import { PagedList } from './paged-list.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

const STATES: Readonly<Record<JobState, { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: 'accent' },
  running: { label: 'Running', tone: 'accent' },
  needs_human: { label: 'Needs a person', tone: 'danger' },
  done: { label: 'Done', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export default function Jobs({ asker }: SectionProps) {
  const [state, setState] = useState<JobState | ''>('needs_human');
  const [kind, setKind] = useState('');
  const [version, setVersion] = useState(0);
  const [cancelling, setCancelling] = useState<InspectedJob>();
  const { pending, act } = useAct(asker);
  const after = (answer: unknown) => {
    if (!answer) return;
    setCancelling(undefined);
    setVersion((count) => count + 1);
  };
  const retry = async ({ id }: InspectedJob) =>
    after(
      await act(`retry ${id}`, { method: 'POST', url: `/api/admin/jobs/${id}/retry` }, 'The job runs now'),
    );
  const cancel = async ({ id }: InspectedJob, reason: string) =>
    after(
      await act(
        'cancel',
        { method: 'POST', url: `/api/admin/jobs/${id}/cancel`, payload: { reason } },
        'Job cancelled',
      ),
    );
  return (
    <div className="stack">
      <Filters
        value={state}
        onChoose={setState}
        choices={[
          { value: 'needs_human', label: STATES.needs_human.label },
          ...JOB_STATES.filter((one) => one !== 'needs_human').map((one) => ({
            value: one,
            label: STATES[one].label,
          })),
          { value: '', label: 'All' },
        ]}
      />
      <PagedList<JobList, InspectedJob>
        key={`${state} ${kind} ${version}`}
        asker={asker}
        path="/api/admin/jobs"
        query={{ state, kind }}
        rowsOf={({ jobs }) => jobs}
        failed="The jobs could not be read"
        empty={
          <EmptyState
            icon="circle-check"
            title={state === 'needs_human' ? 'No job needs a person' : 'No such jobs'}
            text={kind && `Of the kind ${kind}.`}
            action={kind && <Button onClick={() => setKind('')}>Show all kinds</Button>}
          />
        }
      >
        {(rows, { kinds }) => (
          <>
            <SelectField
              name="kind"
              id="job-kind"
              label="Kind"
              required
              value={kind}
              placeholder="All kinds"
              options={kinds.map((one) => ({ value: one, label: one }))}
              onChange={({ target }: ChangeEvent<HTMLSelectElement>) => setKind(target.value)}
            />
            {rows.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                retrying={pending === `retry ${job.id}`}
                onRetry={() => retry(job)}
                onCancel={() => setCancelling(job)}
              />
            ))}
          </>
        )}
      </PagedList>
      {cancelling && (
        <ReasonDialog
          id="cancel-job"
          title={`Cancel job ${cancelling.id}`}
          description="It does not run, now or later. A post that it would have published becomes a draft again."
          label="Cancel the job"
          variant="danger"
          pending={pending === 'cancel'}
          onClose={() => setCancelling(undefined)}
          onSubmit={(reason) => cancel(cancelling, reason)}
        />
      )}
    </div>
  );
}

interface JobCardProps {
  readonly job: InspectedJob;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

function JobCard({ job, retrying, onRetry, onCancel }: JobCardProps) {
  const clock = clockHere();
  const { label, tone } = STATES[job.state];
  const at = job.finishedAt ?? job.dueAt;
  return (
    <Card
      level={2}
      title={`${job.kind} #${job.id}`}
      badge={<Badge tone={tone}>{label}</Badge>}
      description={
        <>
          {at && (
            <>
              {job.finishedAt ? 'Ended' : job.state === 'running' ? 'Held until' : 'Due'}{' '}
              <Time at={at} clock={clock} />,{' '}
            </>
          )}
          {job.attempts === 1 ? '1 attempt' : `${job.attempts} attempts`}
          {job.businessId !== null && `, business ${job.businessId}`}
        </>
      }
      actions={
        (job.isRunnable || job.isCancellable) && (
          <>
            {job.isRunnable && (
              <Button size="sm" pending={retrying} onClick={onRetry}>
                Run now
              </Button>
            )}
            {job.isCancellable && (
              <Button size="sm" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </>
        )
      }
    >
      {job.lastError && <p className="admin-words">{job.lastError}</p>}
      <details>
        <summary>What it is about</summary>
        <pre className="admin-code">{JSON.stringify(job.payload, null, 2)}</pre>
      </details>
    </Card>
  );
}
