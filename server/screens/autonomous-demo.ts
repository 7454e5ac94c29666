// Loads the demonstration at the step that the address names.

import type { AutonomousDemoProps } from '../../views/screens/autonomous-demo/index.tsx';
import { DEMO_STEPS } from '../contract/constants/demo.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';

export function loadAutonomousDemo({ frame, query }: AccountRequest): Loaded<AutonomousDemoProps> {
  return {
    props: { hasProfile: frame.business.profileAt !== null, step: readStep(query.get('step')) },
  };
}

/** @returns 1 for what names no step, and one more than there are for the results */
function readStep(text: string | null): number {
  if (text === 'results') return DEMO_STEPS.length + 1;
  const step = Number(text);
  return DEMO_STEPS[step - 1] ? step : 1;
}
