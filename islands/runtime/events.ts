// The server's event stream: one per browser, held by one tab and passed on to the others.
import type { IslandElement } from './element.ts';
import type { ServerEvent, ServerEventName, signal } from './signals.ts';

/** The stream goes on from what the page shows or has heard, so that nothing is missed, or told again. */
const streamUrl = () => `/api/events?since=${document.documentElement.dataset.event ?? 0}`;
/** Before another try, milliseconds. */
const RETRY_MS = 10_000;
const NAMES: readonly ServerEventName[] = [
  'notification',
  'read',
  'autopilot',
  'post',
  'connection',
  'writing',
  'import',
  'website',
  'website-read',
];
/** Layout islands that show the event, and must live to do so. */
const SHOWN_BY: Partial<Record<ServerEventName, string>> = {
  notification: 'notifications',
  read: 'notifications',
  autopilot: 'autopilot-switch',
};

/** What the page that loads this hands over: to import it would make one more file of what both need. */
interface PageParts {
  readonly announce: (text: string) => void;
  readonly signal: typeof signal;
}

let page: PageParts;

/** What a tab that somebody looks at answers: there is no need for a message of the browser. */
interface Seen {
  readonly seen: string;
}

/** The tag of the last such answer. */
let seen: string | undefined;

export function startEvents(parts: PageParts) {
  page = parts;
  document.addEventListener('drivyn:event', (event) => show((event as CustomEvent<ServerEvent>).detail));
  listen();
  // A page kept for going back must not hold a stream; one that comes back listens again.
  addEventListener('pageshow', ({ persisted }) => persisted && listen());
}

/** Web Locks choose the tab that holds the stream. Without them (plain HTTP from another machine) every tab has its own. */
function listen() {
  const channel = new BroadcastChannel('drivyn-events');
  channel.onmessage = ({ data }: MessageEvent<ServerEvent | Seen>) => {
    if ('seen' in data) {
      seen = data.seen;
      return;
    }
    const tag = tagOf(data);
    // Whoever looks at Drivyn sees it there: the tab that holds the stream need not tell them.
    if (tag && !document.hidden) channel.postMessage({ seen: tag } satisfies Seen);
    take(data);
  };
  const left = new AbortController();
  addEventListener(
    'pagehide',
    () => {
      left.abort();
      channel.close();
    },
    { once: true },
  );
  const hold = () => holdStream(channel, left.signal);
  const granted = navigator.locks
    ? navigator.locks.request(channel.name, { signal: left.signal }, hold)
    : hold();
  // Waiting for the lock ends with the page.
  granted.catch(() => {});
}

/** Resolves, and with that lets the lock go, when the page is left. */
function holdStream(channel: BroadcastChannel, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const open = () => {
      if (left.aborted) {
        return;
      }
      const stream = new EventSource(streamUrl());
      for (const name of NAMES) {
        stream.addEventListener(name, ({ data, lastEventId: id }: MessageEvent<string>) => {
          const event = { name, data: JSON.parse(data), id } as ServerEvent;
          channel.postMessage(event);
          take(event);
          if (tagOf(event)) void showInBrowser(event);
        });
      }
      // An answer that is no stream, as a proxy gives while the server starts again, ends it for the browser.
      stream.onerror = () => stream.readyState === stream.CLOSED && setTimeout(open, RETRY_MS);
      left.addEventListener('abort', () => stream.close());
    };
    open();
    left.addEventListener('abort', () => resolve());
  });
}

/** Another tab that takes over the stream goes on from here as well. */
function take(event: ServerEvent) {
  document.documentElement.dataset.event = event.id;
  page.signal('drivyn:event', event);
}

async function show(event: ServerEvent) {
  if (event.name === 'notification') {
    const { title } = event.data as ServerEvent<'notification'>['data'];
    page.announce(`New notification: ${title}`);
  }
  const island = SHOWN_BY[event.name];
  if (island) {
    const { applyServerEvent } = await import('./store.ts');
    applyServerEvent(event);
    document.querySelector<IslandElement>(`drivyn-island[name="${island}"]`)?.start();
  }
}

/** The tag of a message that the browser is to show, too. */
function tagOf({ name, data }: ServerEvent): string | undefined {
  return name === 'notification' ? (data as ServerEvent<'notification'>['data']).browserTag : undefined;
}

/** Only here, in the one tab that holds the stream: so that many tabs show it once. */
async function showInBrowser(event: ServerEvent) {
  const { showNotice } = await import('./browser-notice.ts');
  await showNotice(event.data as ServerEvent<'notification'>['data'], () => seen === tagOf(event));
}
