// Runs one analysis, with its bar, and shows what the server found.

import type { FormEvent } from 'react';
import { ANALYSES, type AnalysisKind } from '../../server/contract/constants/strategy.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Progress } from '../../views/components/feedback.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { announce } from '../runtime/screen.ts';
import { evenPace, useTimedRun } from '../runtime/use-timed-run.ts';
import { attempt } from '../runtime/use-write.ts';

export interface AnalysisRunnerProps {
  readonly kind: AnalysisKind;
  /** Makes the ids inside unique where a screen offers the same analysis twice. */
  readonly place: string;
  /** Route of the screen with the tab on which the result appears, for pages without script. */
  readonly next: string;
  /** Id of the tab to open with the result, when it is not the one that holds the button. */
  readonly tab?: string;
}

function AnalysisRunner({ kind, place, next, tab }: AnalysisRunnerProps) {
  const { button, ...pace } = ANALYSES[kind];
  const { step, run } = useTimedRun(evenPace(pace));
  const id = `run-${kind}-${place}`;

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (step) return;
    const isShown = await attempt(() => run(() => api('POST', `/api/analyses/${kind}`)), {
      failed: (error) => ({ ...TOASTS.analysisFailed, description: messageOf(error) }),
    });
    if (!isShown) return;
    announce(`${button}: the result is shown.`);
    if (tab) document.getElementById(tab)?.click();
  };

  return (
    <Form action={`/api/analyses/${kind}`} className="runner" onSubmit={start}>
      <input type="hidden" name="next" value={next} />
      {/* Not disabled meanwhile: it keeps the focus, and has it again when the result is there. */}
      <Button id={id} type="submit" icon="sparkles" aria-disabled={step !== null} aria-busy={step !== null}>
        {step ? (kind === 'calendar' ? 'Creating...' : 'Analyzing...') : button}
      </Button>
      {step && <Progress id={`${id}-progress`} label={step.message} value={step.value} />}
    </Form>
  );
}

export default defineIsland('analysis-runner', AnalysisRunner);
