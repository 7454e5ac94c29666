// Where one automation that the business built is shown, and with what.
import type { CountedStep, STEP_TYPES } from '../../../server/contract/built-automation.ts';
import type { EmailMarketingProps, EmailTab } from './types.ts';

export interface AutomationPageProps {
  readonly page: EmailMarketingProps;
  readonly tab: Extract<EmailTab, { tab: 'automation' }>;
}

export const LIST = '/email-marketing?tab=automations';
export const SHOPS_ROUTE = `${LIST}&view=shops`;
export const routeOf = ({ id }: { readonly id: number }) => `${LIST}&automation=${id}`;

export type StepType = (typeof STEP_TYPES)[number];

export interface StepFormProps extends AutomationPageProps {
  readonly type: StepType;
  /** The one that is changed; absent for a new one. */
  readonly step?: CountedStep;
  readonly steps: readonly CountedStep[];
}
