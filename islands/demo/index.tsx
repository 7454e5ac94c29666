// The demonstration, step by step, in place. Its links are real ones: without script each step is a page.
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { DEMO_BUSINESS, DEMO_STEPS } from '../../server/contract/constants/demo.ts';
import { SampleTag } from '../../views/components/badge.tsx';
import { ButtonLink } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { Progress } from '../../views/components/feedback.tsx';
import { Icon } from '../../views/components/icon.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { Results } from './results.tsx';

export interface DemoProps {
  /** 1 to 5; one more is the results. */
  readonly step: number;
}

const RESULTS = DEMO_STEPS.length + 1;

function Demo({ step: first }: DemoProps) {
  const [step, setStep] = useState(first);
  const seen = useRef(first);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Focus stood on the link that is gone now.
    if (step !== seen.current) box.current?.focus();
    seen.current = step;
  }, [step]);
  const goTo = (next: number) => ({
    href: `/screens/autonomous-demo?step=${next === RESULTS ? 'results' : next}`,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setStep(next);
    },
  });
  return (
    <section
      ref={box}
      className="demo"
      tabIndex={-1}
      aria-label={step === RESULTS ? 'Results' : `Step ${step} of ${DEMO_STEPS.length}`}
    >
      {step === RESULTS ? (
        <Results restart={<ButtonLink {...goTo(1)}>Restart Demonstration</ButtonLink>} />
      ) : (
        <Step step={step} next={goTo(step + 1)} goTo={goTo} />
      )}
    </section>
  );
}

type GoTo = (step: number) => { href: string; onClick: (event: MouseEvent) => void };

function Step({ step, next, goTo }: { step: number; next: ReturnType<GoTo>; goTo: GoTo }) {
  const shown = DEMO_STEPS[step - 1];
  if (!shown) return null;
  const last = DEMO_STEPS.length;
  return (
    <Card
      title={`${step}. ${shown.title}`}
      description={shown.text}
      footer={
        <ButtonLink variant="primary" {...next}>
          {step === last ? 'View results' : 'Continue to next step'}
        </ButtonLink>
      }
    >
      <Progress
        id="demo-progress"
        label="Demonstration"
        value={step}
        max={last}
        valueText={`Step ${step} of ${last}`}
      />
      <ol className="demo-steps">
        {DEMO_STEPS.map(({ title }, index) => (
          <li key={title}>
            <a {...goTo(index + 1)} aria-current={index + 1 === step ? 'step' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
      <div className="demo-example">
        <p className="row">
          <strong>{shown.heading}</strong>
          <span className="quiet">{DEMO_BUSINESS}</span>
          <SampleTag />
        </p>
        <ul className="demo-list">
          {shown.example.map((line) => (
            <li key={line}>
              <Icon name="check" size="sm" />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

export default defineIsland('demo', Demo);
