// Delays and durations that a person can notice. Milliseconds unless named otherwise; spec section 9.

export const TIMINGS = {
  /** From the success card of Business Setup to the dashboard. */
  setupRedirect: 2000,
  /** How long a card is seen being saved. */
  paymentSave: 1500,
  toastDisplay: 5000,
  /** A dismissed toast stays in memory this long. */
  toastRemove: 1_000_000,
  tooltipOpen: 700,
  tooltipSkip: 300,
  submenuOpen: 100,
  submenuGrace: 300,
  typeaheadReset: 1000,
  /** The router's progress bar appears only when a navigation takes longer than this. */
  progressDelay: 300,
  /** Screen readers miss a live region that changes in the same tick as the swap. */
  announceDelay: 60,
} as const;

/** Pixels a toast must be swiped to the right to be dismissed. */
export const TOAST_SWIPE_THRESHOLD = 50;
/** Toasts visible at the same time. */
export const TOAST_LIMIT = 1;
/** The key that moves focus to the toasts. */
export const TOAST_HOTKEY = 'F8';
