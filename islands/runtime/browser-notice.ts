// A message of the browser: shown by the one tab that holds the event stream, and only when nobody looks at Drivyn.
import type { ServerEvents } from './signals.ts';

/** Other tabs answer within this, milliseconds; they are asked on this machine. */
const ANSWER_WITHIN = 300;

/**
 * Shows it with the person's permission; phones allow that only to a service worker, there the bell has to do.
 * @param isSeen whether another tab has answered meanwhile that somebody looks at it
 */
export async function showNotice(
  { title, message, href, browserTag = '' }: ServerEvents['notification'],
  isSeen: () => boolean,
): Promise<void> {
  const isAllowed = 'Notification' in window && Notification.permission === 'granted';
  if (!isAllowed || !document.hidden) return;
  await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN));
  if (isSeen()) return;
  try {
    const notice = new Notification(title, { body: message, tag: `drivyn-${browserTag}` });
    notice.onclick = () => {
      window.focus();
      if (href) location.hash = href;
      notice.close();
    };
  } catch {
    // See above.
  }
}
