// Dismissing by swiping to the right: follows the pointer, lets go past the threshold, springs back before it.
import { type PointerEvent, useRef } from 'react';
import { TOAST_SWIPE_THRESHOLD } from '../../server/contract/constants/timings.ts';

/** Pixels before a press counts as a swipe, so that buttons in a toast stay pressable. */
const SLACK = 8;

/** @returns the pointer handlers of the element to be swiped. */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const end = (event: PointerEvent<HTMLElement>) => {
    const distance = start.current ? event.clientX - start.current.x : 0;
    start.current = undefined;
    event.currentTarget.style.translate = '';
    if (event.type === 'pointerup' && distance >= TOAST_SWIPE_THRESHOLD) {
      onSwiped();
    }
  };
  return {
    onPointerDown({ button, clientX, clientY }: PointerEvent<HTMLElement>) {
      start.current = button === 0 ? { x: clientX, y: clientY } : undefined;
    },
    onPointerMove({ currentTarget, clientX, pointerId }: PointerEvent<HTMLElement>) {
      const distance = start.current ? clientX - start.current.x : 0;
      if (distance > SLACK) {
        currentTarget.setPointerCapture(pointerId);
        currentTarget.style.translate = `${distance}px`;
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
