// What the layout needs from the server to draw the frame around a screen.
import type { IconName } from '../components/icon.tsx';

export interface NavItem {
  /** Hash route: `#/analytics`. */
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** A word at the end of the line: "Paid", "New". */
  readonly tag?: string;
}

export interface NavGroup {
  readonly label: string;
  readonly items: readonly NavItem[];
}

export interface Assets {
  /** URL of the runtime's module. */
  readonly main: string;
  /** URLs of the chunks that the runtime imports statically, if any. */
  readonly preload?: readonly string[];
  /** Text of the stylesheet that every document carries, and the URL of the same as a file. */
  readonly css: string;
  readonly base: string;
  /** Screen -> text of the stylesheet that its document carries beyond it. */
  readonly screens?: Readonly<Record<string, string>>;
  /** URL of the rest: what other screens and what floats need. */
  readonly rest: string;
  readonly buildId: string;
  /** URL of a JSON file: island name -> URLs of everything it loads; all of it is fetched when the browser is idle. */
  readonly chunks?: string;
}

/** Texts of the inline elements that a page carries: the content security policy allows exactly these. */
export interface Inline {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

export interface PageBusiness {
  readonly id: number;
  readonly name: string;
  /** Whether the account has others. */
  readonly hasOthers: boolean;
  readonly timeZone: string;
  readonly locale: string;
}

/** One screen, however it is answered. */
export interface ScreenFrame {
  /** Whole title: "Analytics - Drivyn". */
  readonly title: string;
  /** Route without the hash sign: `/platforms/x`. */
  readonly route: string;
  /** Name of the screen: `platforms`. */
  readonly screen: string;
  /** No plan covers the business: said on every screen. */
  readonly locked?: boolean;
  /** The business that the page shows; null for whoever has none. */
  readonly business: PageBusiness | null;
  /** Without the frame: sign-in and what else comes before an account. */
  readonly bare?: boolean;
  /** It answers a form that was refused: it tells why, and holds what was typed. */
  readonly refused?: boolean;
}

export interface DocumentFrame extends ScreenFrame {
  readonly nav: readonly NavGroup[];
  readonly account: { readonly name: string; readonly email: string } | null;
  readonly unread: number;
  /** null: there is no business yet, so nothing to pause. */
  readonly paused: boolean | null;
  /** Whether the account may turn the master switch. */
  readonly mayPause: boolean;
  /** No password is set: anyone on this computer can use Drivyn. */
  readonly open?: boolean;
  /** The admin is at work in this account: whose it is, and until when, in words. */
  readonly support?: { readonly name: string; readonly until: string };
  /** The newest event that the page shows: the event stream goes on from there. */
  readonly lastEvent?: number;
  readonly assets: Assets;
  /** The browser keeps the stylesheets, so that the document names them instead of carrying them. */
  readonly keepsStyles?: boolean;
  /** UTC milliseconds. */
  readonly now: number;
}
