// A moment: relative in the text, exact on hover and for machines; or the other way round.
import { type Clockface, formatExact, formatRelative } from './relative-time.ts';

export type { Clockface };

export interface TimeProps {
  /** UTC milliseconds, or ISO 8601 as it comes over the wire. */
  readonly at: number | string;
  readonly clock: Clockface;
  /** The exact moment in the text and the relative one on hover, for schedules. */
  readonly exact?: boolean;
}

export function Time({ at, clock, exact = false }: TimeProps) {
  const moment = typeof at === 'number' ? at : Date.parse(at);
  const words = [formatRelative(moment, clock.now), formatExact(moment, clock)];
  const [text, title] = exact ? words.reverse() : words;
  return (
    <time dateTime={new Date(moment).toISOString()} title={title}>
      {text}
    </time>
  );
}
