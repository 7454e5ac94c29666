// One figure as a reader sees it, marked with what it is: of the same name, period and subject it is the same on every
// screen, which a test compares.
import type { ReactNode } from 'react';
import { type FigureId, type FigurePeriod, figureKey } from '../../server/contract/figures.ts';

export interface FigureValueProps {
  readonly of: FigureId;
  readonly period?: FigurePeriod;
  /** Whose it is: a world, a channel, or both ("sandbox/x"); the business when absent. */
  readonly about?: string;
  /** Null shows a dash: a network that does not count it has no such figure. */
  readonly value: number | null;
  /** Formatted for the reader; the number as it is when absent. */
  readonly children?: ReactNode;
}

export function FigureValue({ of, period = 'now', about = '', value, children = value }: FigureValueProps) {
  if (value === null) return '–';
  return (
    <data value={Number(value.toFixed(4))} data-figure={figureKey(of, period, about)}>
      {children}
    </data>
  );
}
