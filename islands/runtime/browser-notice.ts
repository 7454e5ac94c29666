// A message of the browser: shown by the one tab that holds the event stream, and only when nobody looks at Drivyn.
import type { ServerEvents } from './signals.ts';

/** What a tab that somebody looks at answers: there is no need to show this. */
export interface Seen {
  readonly seen: string;
}

/** Other tabs answer within this, milliseconds; they are asked on this machine. */
const ANSWER_WITHIN = 300;

/** Shows it with the person's permission; phones allow that only to a service worker, there the bell has to do. */
export async function showNotice(
  { title, message, href, browserTag = '' }: ServerEvents['notification'],
  channel: BroadcastChannel,
): Promise<void> {
  const isAllowed = 'Notification' in window && Notification.permission === 'granted';
  if (!isAllowed || !document.hidden || (await isSeen(browserTag, channel))) return;
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

function isSeen(tag: string, channel: BroadcastChannel): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (seen: boolean) => {
      channel.removeEventListener('message', listen);
      resolve(seen);
    };
    const listen = ({ data }: MessageEvent<Partial<Seen>>) => {
      if (data.seen === tag) settle(true);
    };
    channel.addEventListener('message', listen);
    setTimeout(() => settle(false), ANSWER_WITHIN);
  });
}
