// What the Sandbox keeps of advertising accounts: every budget since it was set. It declares the interface; the database
// area implements it.
import type { NetworkProfile } from '../connector.ts';

export interface SandboxBudget {
  /** Place of the campaign in its account, from 0. */
  readonly campaign: number;
  readonly dailyMicros: number;
  /** The account's; it never changes. */
  readonly currency: string;
  /** UTC milliseconds. */
  readonly setAt: number;
}

/** Each call stands for itself and is durable when it returns. */
export interface SandboxAdvertStore {
  /** Every budget of an account, from the oldest to the newest; empty before it is opened. */
  list(account: NetworkProfile): Promise<SandboxBudget[]>;
  /** Opens an account with the first budget of each campaign; one that is open stays as it is. */
  open(account: NetworkProfile, budgets: readonly SandboxBudget[]): Promise<void>;
  /** Sets a budget where the latest still is what is expected, in one step. False where it is another. */
  set(account: NetworkProfile, budget: SandboxBudget, expectedMicros: number): Promise<boolean>;
}
