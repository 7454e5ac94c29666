// Asks for a strategy: what it covers, how far it reaches, and the bar while it is made.

import type { FormEvent } from 'react';
import {
  DEFAULT_TIMEFRAME,
  PART_KEYS,
  STRATEGY_NOTE,
  STRATEGY_PARTS,
  STRATEGY_PROGRESS,
  TIMEFRAMES,
} from '../../server/contract/constants/strategy.ts';
import type { Strategy } from '../../server/contract/strategy.ts';
import { strategyFromForm } from '../../server/contract/strategy-form.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { Checkbox, RadioGroup } from '../../views/components/choices.tsx';
import { Progress } from '../../views/components/feedback.tsx';
import { Form } from '../../views/components/form.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { announce } from '../runtime/screen.ts';
import { useTimedRun } from '../runtime/use-timed-run.ts';
import { attempt } from '../runtime/use-write.ts';

const OPTIONS = Object.entries(TIMEFRAMES).map(([value, { label }]) => ({ value, label }));

function StrategyGenerator() {
  const { step, run } = useTimedRun(STRATEGY_PROGRESS);

  const generate = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step) return;
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const input = strategyFromForm(fields);
    const isShown = await attempt(() => run(() => api<Strategy>('POST', '/api/strategies', input)), {
      done: ({ code }) => void announce(`Strategy ${code} is ready.`),
      failed: (error) => ({ ...TOASTS.strategyFailed, description: messageOf(error) }),
    });
    if (isShown) document.getElementById('strategy-summary')?.focus();
  };

  return (
    <Form action="/api/strategies" className="stack" onSubmit={generate}>
      <fieldset className="choices" disabled={step !== null}>
        <legend>Include</legend>
        {PART_KEYS.map((part) => (
          <Checkbox key={part} name={part} label={STRATEGY_PARTS[part]} defaultChecked />
        ))}
      </fieldset>
      <RadioGroup
        name="timeframe"
        label="Timeframe"
        options={OPTIONS}
        defaultValue={DEFAULT_TIMEFRAME}
        disabled={step !== null}
      />
      {step && <Progress id="strategy-progress" label={step.message} value={step.value} />}
      <div className="stack stack-sm">
        {/* Not disabled meanwhile: it keeps the focus when something fails. */}
        <Button
          id="generate-strategy"
          type="submit"
          variant="primary"
          icon="compass"
          wide
          aria-disabled={step !== null}
          aria-busy={step !== null}
        >
          {step ? 'Generating...' : 'Generate Complete Strategy'}
        </Button>
        <p className="quiet small">{STRATEGY_NOTE}</p>
      </div>
    </Form>
  );
}

export default defineIsland('strategy-generator', StrategyGenerator);
