// Work with a progress bar that keeps its own pace: the result shows when both the bar and the work are done.
import { useEffect, useRef, useState } from 'react';
import { PROGRESS_END, type ProgressStep } from '../../server/contract/constants/strategy.ts';

export interface Pace {
  /** Milliseconds from one step to the next. */
  readonly every: number;
  readonly steps: readonly ProgressStep[];
}

/**
 * @returns where the bar stands, null while nothing runs; and `run`, which resolves with the work's result once the bar
 * has been full for a moment. When the work fails the bar goes back at once, and `run` rejects.
 */
export function useTimedRun({ every, steps }: Pace) {
  const [step, setStep] = useState<ProgressStep | null>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    setStep({ value: 0, message: steps[0]?.message ?? '' });
    try {
      const [result] = await Promise.all([work(), fill()]);
      return result;
    } finally {
      stop.current();
      setStep(null);
    }
  };

  const fill = () =>
    new Promise<void>((done) => {
      let at = 0;
      let end: ReturnType<typeof setTimeout> | undefined;
      const timer = setInterval(() => {
        const next = steps[at];
        at += 1;
        if (next) setStep(next);
        if (at < steps.length) return;
        clearInterval(timer);
        end = setTimeout(done, PROGRESS_END);
      }, every);
      stop.current = () => {
        clearInterval(timer);
        clearTimeout(end);
      };
    });

  return { step, run };
}

/** Even steps up to 100 under one message. */
export function evenPace({ step, every, message }: { step: number; every: number; message: string }): Pace {
  const count = Math.ceil(100 / step);
  const steps = Array.from({ length: count }, (_, index) => ({
    value: Math.min(100, (index + 1) * step),
    message,
  }));
  return { every, steps };
}
