// The slots of a channel's queue as moments of real weeks, right on days when the clocks change.
import { minuteOfDay, SLOT_MINUTES, type Slot } from '../../contract/slot.ts';
import { addLocalDays, clockAt, startOfLocalDay, toLocal } from './local-time.ts';

export const SLOT_ROOM = SLOT_MINUTES * 60_000;

/** A stretch of time in one zone; `until` is not in it. */
export interface SlotSpan {
  /** IANA name. */
  readonly timezone: string;
  readonly from: number;
  readonly until: number;
}

/**
 * The moments of slots, UTC milliseconds, in order. What the clocks skip comes as much later as they jump; of what they
 * show twice the first counts.
 */
export function slotMoments(slots: readonly Slot[], { timezone, from, until }: SlotSpan): number[] {
  const moments = new Set<number>();
  if (slots.length === 0 || !(until > from)) return [];
  for (let day = startOfLocalDay(from, timezone); day < until; day = addLocalDays(day, 1, timezone))
    for (const at of momentsOfDay(slots, day, timezone)) if (at >= from && at < until) moments.add(at);
  return [...moments].sort((a, b) => a - b);
}

/** Whether a moment is that of a slot. */
export function isSlot(slots: readonly Slot[], at: number, timezone: string): boolean {
  return momentsOfDay(slots, startOfLocalDay(at, timezone), timezone).includes(at);
}

/** The moments of one local day, which `day` begins. */
export function momentsOfDay(slots: readonly Slot[], day: number, timezone: string): number[] {
  const { weekday } = toLocal(day, timezone);
  return slots
    .filter((slot) => slot.weekday === weekday)
    .map(({ time }) => clockAt(day, minuteOfDay(time), timezone));
}

/** The slots that no post takes. @param taken times of the channel's posts */
export function freeSlots(slots: readonly Slot[], span: SlotSpan, taken: readonly number[]): number[] {
  return slotMoments(slots, span).filter((at) => !taken.some((other) => Math.abs(other - at) < SLOT_ROOM));
}
