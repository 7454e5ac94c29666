// What Profile & Subscription shows.
import type { Invoice, PlanPreview } from '../../../server/contract/invoice.ts';
import type { PaymentMethod } from '../../../server/contract/payment-method.ts';
import type { Subscription } from '../../../server/contract/subscription.ts';
import type { Clockface } from '../../components/time.tsx';

export interface ProfileProps {
  readonly account: {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly companyName: string;
    readonly industry: string;
    /** UTC milliseconds. */
    readonly createdAt: number;
  };
  /** May decide about the plan and how it is paid. */
  readonly canManage: boolean;
  /** The address to sign in with; null for an account without a password. */
  readonly signsInWith: string | null;
  /** Whether plans bind here, and whether payments are simulated. */
  readonly billing: { readonly isOn: boolean; readonly simulated: boolean };
  /** No plan covers the business that is open. */
  readonly locked: boolean;
  readonly invoices: readonly Invoice[];
  /** The month that could not be paid; null when all is well. */
  readonly unpaidMonth: Invoice | null;
  readonly payment: PaymentMethod | null;
  readonly subscription: Subscription | null;
  /** The one free trial has been taken. */
  readonly hadTrial: boolean;
  /** The plan that was chosen without script, to be confirmed. */
  readonly preview: PlanPreview | null;
  /** Days of the trial that have not begun to end; 0 without one. */
  readonly trialDaysLeft: number;
  /** The account's form stands on the screen: where "Edit Profile" leads without script. */
  readonly editing: boolean;
  /** A plain form that was refused. */
  readonly form: {
    readonly values: Readonly<Record<string, string>>;
    readonly field: string;
    readonly message: string;
  } | null;
  readonly clock: Clockface;
}
