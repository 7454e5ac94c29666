// The toasts of the page: the newest one, for five seconds of nobody looking at it; spec section 9.
import { useEffect, useMemo, useRef } from 'react';
import { TIMINGS, TOAST_HOTKEY, TOAST_LIMIT } from '../../server/contract/constants/timings.ts';
import { Toast } from '../../views/components/toast.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { onToast } from '../runtime/screen.ts';
import { type StoredToast, toastsAtom } from '../runtime/store.ts';
import { addToast, dismissToast } from '../runtime/toast-list.ts';
import { useAtom } from '../runtime/use-atom.ts';
import { Countdown } from './countdown.ts';
import { useSwipe } from './swipe.ts';

const NONE: readonly StoredToast[] = [];

/** Two live regions that are always there: what is put into a region as it appears is not heard. */
function Toaster() {
  const shown = useAtom(toastsAtom, NONE)
    .filter(({ open }) => open)
    .slice(0, TOAST_LIMIT);
  const region = useTopLayer(shown[0]?.id);
  useEffect(() => onToast(addToast), []);
  const draw = (variant: StoredToast['variant']) =>
    shown
      .filter((toast) => (toast.variant ?? 'default') === variant)
      .map((toast) => <TimedToast key={toast.id} toast={toast} />);
  return (
    <section
      ref={region}
      className="toaster"
      popover="manual"
      aria-label={`Messages (${TOAST_HOTKEY})`}
      tabIndex={-1}
    >
      <div role="status" aria-atomic="true">
        {draw('default')}
      </div>
      <div role="alert" aria-atomic="true">
        {draw('destructive')}
      </div>
    </section>
  );
}

/** Above everything, also above a dialog that opened before the toast; F8 brings focus to it. */
function useTopLayer(newest: number | undefined) {
  const region = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new toast comes to the top again
  useEffect(() => {
    region.current?.hidePopover();
    region.current?.showPopover();
  }, [newest]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === TOAST_HOTKEY) {
        event.preventDefault();
        (region.current?.querySelector<HTMLElement>('.toast') ?? region.current)?.focus();
      }
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  return region;
}

function TimedToast({ toast: { id, duration, open, action, ...content } }: { toast: StoredToast }) {
  const dismiss = () => dismissToast(id);
  const countdown = useMemo(
    () => new Countdown(duration ?? TIMINGS.toastDisplay, () => dismissToast(id)),
    [duration, id],
  );
  const swipe = useSwipe(dismiss);
  useEffect(() => {
    countdown.resume();
    return () => countdown.pause();
  }, [countdown]);
  return (
    <Toast
      {...content}
      {...swipe}
      tabIndex={0}
      action={action && { label: action.label, onClick: () => [action.onClick(), dismiss()] }}
      onDismiss={dismiss}
      onPointerEnter={() => countdown.pause()}
      onPointerLeave={() => countdown.resume()}
      onFocus={() => countdown.pause()}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && countdown.resume()
      }
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    />
  );
}

export default defineIsland('toaster', Toaster);
