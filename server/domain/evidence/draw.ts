// A draw: one choice of the learner, stored with all that it takes to make it again.
import { sha256 } from '../../kernel/ids.ts';

export type DrawKind = 'time' | 'content' | 'variant' | 'budget';

/** What is plain JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface NewDraw {
  readonly businessId: number;
  readonly decisionId: number | null;
  readonly kind: DrawKind;
  /** Null for budgets, which are of all of them. */
  readonly connectionId: number | null;
  readonly postId: number | null;
  /** What was known by then was drawn from, UTC milliseconds. */
  readonly asOf: number;
  /** Of `hashInputs`. */
  readonly inputsHash: string;
  /** All that was asked with, but for the history. */
  readonly request: Json;
  readonly chosen: Json;
  readonly runnerUp: Json;
  /** Natural logs: 0 is as usual for the account, for budgets what was expected without the move; null of versions of mails. */
  readonly expected: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** The chance with which it was chosen. */
  readonly probability: number;
  /** The limit that kept something else from being chosen. */
  readonly bound: string | null;
  /** It went by the baseline, to tell what learning brings. */
  readonly isBaseline: boolean;
  /** The chance with which it did. */
  readonly share: number;
}

export interface DrawRecord extends NewDraw {
  readonly id: number;
  /** What it brought, a natural log; null until it is measured. */
  readonly reward: number | null;
  readonly measuredAt: number | null;
  /** The functions that made the choice. */
  readonly model: string;
  readonly createdAt: number;
}

/** SHA-256 of a question and the history that it was asked with, whatever the order of their keys. */
export function hashInputs(request: unknown, history: unknown): string {
  return sha256(JSON.stringify([request, history], inOrder));
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
