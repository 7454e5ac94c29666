// "Generate Optimal Schedule": plans what is missing, moves what stands at a poor time, says what it did, takes it back.

import { type FormEvent, useRef, useState } from 'react';
import type { MovesDone, OptimizedSchedule } from '../../server/contract/calendar.ts';
import { channelOf } from '../../server/contract/channels/index.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { Form } from '../../views/components/form.tsx';
import { formatExact } from '../../views/components/relative-time.ts';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface OptimalScheduleProps {
  readonly timeZone: string;
  readonly locale: string;
  /** There is somewhere to publish: it is the first thing to do here. */
  readonly isFirst: boolean;
}

/** The notice can be read before what came of it takes its place. */
const NOTICE_MS = 1500;

type Zone = Omit<OptimalScheduleProps, 'isFirst'>;

function OptimalSchedule({ isFirst, ...zone }: OptimalScheduleProps) {
  const [result, setResult] = useState<OptimizedSchedule>();
  const { isPending, write } = useWrite();
  const shown = useRef<OptimizedSchedule>(undefined);

  const generate = async (event: FormEvent) => {
    event.preventDefault();
    setResult(undefined);
    toast(TOASTS.scheduleAnalysis);
    const notice = new Promise((read) => setTimeout(read, NOTICE_MS));
    let done: OptimizedSchedule | undefined;
    await write(() => api<OptimizedSchedule>('POST', '/api/calendar/optimize'), {
      done: (schedule) => {
        done = schedule;
        shown.current = schedule;
        setResult(schedule);
      },
      failed: (error) => {
        const words = { title: 'No schedule was generated', description: messageOf(error) };
        void notice.then(() => toast({ ...words, variant: 'destructive' }));
      },
    });
    await notice;
    // Whoever has taken it back meanwhile has heard something newer.
    if (done && shown.current === done) toast({ title: 'Schedule generated', description: describe(done) });
  };
  const undo = () => {
    shown.current = undefined;
    const moves = result?.moved.map(({ id, from, to }) => ({ id, from: to, to: from })) ?? [];
    return write(() => api<MovesDone>('POST', '/api/calendar/moves', { moves }), {
      done: ({ moved }) => {
        setResult(undefined);
        return { title: `${posts(moved)} put back`, description: explainUndo(moved, moves.length) };
      },
      failed: 'Could not put the posts back',
    });
  };

  return (
    <div className="stack stack-sm">
      <Form className="row" action="/api/calendar/optimize" onSubmit={generate}>
        <Button
          type="submit"
          variant={isFirst ? 'primary' : 'secondary'}
          icon="calendar-clock"
          pending={isPending}
          pendingLabel="Analyzing..."
        >
          Generate Optimal Schedule
        </Button>
      </Form>
      {result && (
        <Banner
          tone="success"
          title={describe(result)}
          action={
            result.moved.length > 0 && (
              <Button size="sm" icon="undo" disabled={isPending} onClick={undo}>
                Undo
              </Button>
            )
          }
        >
          <Moves moved={result.moved} {...zone} />
        </Banner>
      )}
    </div>
  );
}

function Moves({ moved, ...zone }: Zone & Pick<OptimizedSchedule, 'moved'>) {
  if (moved.length === 0) return 'Posts that you wrote or edited stay where you put them.';
  return (
    <details>
      <summary>What moved, and why</summary>
      <ul className="moves">
        {moved.map(({ id, platform, from, to, why }) => (
          <li key={id}>
            {channelOf(platform).name}: {formatExact(Date.parse(from), zone)} to{' '}
            {formatExact(Date.parse(to), zone)}. {why}
          </li>
        ))}
      </ul>
    </details>
  );
}

function describe({ planned, held, checked, moved }: OptimizedSchedule): string {
  const added =
    planned > 0 ? `${posts(planned)} planned${held > 0 ? `, ${held} of them for your approval` : ''}. ` : '';
  if (moved.length > 0)
    return `${added}${posts(moved.length)} moved to ${moved.length === 1 ? 'a better time' : 'better times'}.`;
  if (checked === 0) return added || 'No post of the autopilot is planned that could stand better.';
  return `${added}${checked === 1 ? 'The one planned post would not' : `None of the ${checked} planned posts would`} gain from another time.`;
}

function explainUndo(moved: number, asked: number): string | undefined {
  return moved < asked
    ? `${posts(asked - moved)} had changed meanwhile, or the old time has passed.`
    : undefined;
}

function posts(count: number): string {
  return `${count} ${count === 1 ? 'post' : 'posts'}`;
}

export default defineIsland('optimal-schedule', OptimalSchedule);
