// What islands and the runtime tell each other: events on the document, so that neither loads the other's code.
import type { ToastText } from '../../server/contract/texts.ts';
import type { WritingState } from '../../server/contract/writing.ts';

export interface ToastDetail extends ToastText {
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds; the spec's 5000 when absent. */
  readonly duration?: number;
}

/** What the server pushes; see GET /api/events. */
export interface ServerEvents {
  notification: {
    readonly unread: number;
    readonly title: string;
    readonly message: string;
    /** The owner wants a message of the browser too; the tag keeps several tabs from showing it twice. */
    readonly browserTag?: string;
    /** Where that message leads, with the tag. */
    readonly href?: string | null;
  };
  /** Notifications were read or cleared, here or in another browser of the person. */
  read: { readonly unread: number };
  /** The master switch was moved, or a plan covers the business no longer, or again. */
  autopilot: { readonly paused: boolean } | { readonly locked: boolean };
  post: { readonly id: number; readonly status: string; readonly platform: string };
  connection: { readonly id: number };
  /** Drafts that were asked for: so many of those wanted are looked after. */
  writing: {
    readonly id: number;
    readonly state: WritingState;
    readonly written: number;
    readonly wanted: number;
  };
  /** A file of people has been looked through or stored further, or has been stopped. */
  import: { readonly id: number };
  /** A page of the business's website is being read, so many are asked for by now. */
  website: { readonly page: string; readonly number: number };
  /** What it proposes is there. */
  'website-read': { readonly facts: number };
}
export type ServerEventName = keyof ServerEvents;

export interface ServerEvent<Name extends ServerEventName = ServerEventName> {
  readonly name: Name;
  readonly data: ServerEvents[Name];
  /** Of the last event, for whoever goes on listening from there. */
  readonly id: string;
}

/** A tooltip that is to be shown, or none. */
export interface Tip {
  readonly anchor: Element | undefined;
  readonly text: string;
}

export interface Signals {
  'drivyn:tip': Tip;
  'drivyn:toast': ToastDetail;
  /** To the toaster, once it lives. */
  'drivyn:show-toast': ToastDetail;
  'drivyn:announce': string;
  'drivyn:navigate': { readonly route: string; readonly replace: boolean };
  /** Told what to do once the regions are on the page. */
  'drivyn:refresh': () => void;
  'drivyn:event': ServerEvent;
  'drivyn:island-error': { readonly island: string; readonly error: unknown };
}

export function signal<Name extends keyof Signals>(name: Name, detail: Signals[Name]) {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** @returns a function that stops listening. */
export function onSignal<Name extends keyof Signals>(name: Name, listen: (detail: Signals[Name]) => void) {
  const listener = (event: Event) => listen((event as CustomEvent<Signals[Name]>).detail);
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}
