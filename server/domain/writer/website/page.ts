// A page of the business's website as the writer reads it, and who reads it.

/** Something that a page describes in schema.org's words, as JSON-LD or microdata. */
export interface Thing {
  /** Without the vocabulary's address: `Bakery`. */
  readonly types: readonly string[];
  /** Plain text, or further things, by the name of the property. */
  readonly values: ReadonlyMap<string, readonly (string | Thing)[]>;
}

export interface WebPage {
  readonly url: string;
  /** What is visible, a line for each block and an empty one where a section ends; without invisible characters. */
  readonly text: string;
  /** How the page describes itself to search engines; empty when it does not. */
  readonly description: string;
  /** The outermost things, in the order of the page. */
  readonly things: readonly Thing[];
  /** What stands in the browser's tab, and how the site calls itself where it is shared; empty when the page does not say. */
  readonly title: string;
  readonly siteName: string;
  /** The colour that the page asks of the browser around it, as it is written; empty for none. */
  readonly themeColor: string;
  /** What may be the logo. */
  readonly pictures: readonly Picture[];
  /** Profiles on networks; `href` as it is written. */
  readonly profiles: readonly { readonly url: string; readonly href: string }[];
  /** The style rules within the page itself. */
  readonly css: string;
}

/** Something that may be a logo, the likelier kind first. */
export const PICTURE_KINDS = ['logo', 'touch-icon', 'icon', 'shared'] as const;
export interface Picture {
  readonly kind: (typeof PICTURE_KINDS)[number];
  /** As it is written. */
  readonly href: string;
  /** Pixels of its longer side; 0 when nothing is said of it. A drawing has every size. */
  readonly size: number;
}

export interface StyleSheet {
  readonly url: string;
  readonly css: string;
}

/** Why a website was not read. */
export type WebsiteRefusal =
  /** No address of a website. */
  | 'address'
  /** Not in the public internet. */
  | 'private'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  /** Its robots.txt forbids it, or could not be asked for. */
  | 'robots'
  /** It leads to another site. */
  | 'elsewhere'
  /** It answers that there is no such page, or that it has a fault. */
  | 'status'
  | 'not-html';

export type WebsiteEnd =
  | { readonly end: 'read'; readonly pages: readonly WebPage[]; readonly sheets: readonly StyleSheet[] }
  | { readonly end: 'refused'; readonly why: WebsiteRefusal; readonly host: string };

export type WebPictureEnd =
  | { readonly end: 'read'; readonly bytes: Uint8Array }
  | { readonly end: 'refused'; readonly why: WebsiteRefusal; readonly host: string };

/** Reads websites. What is wrong with one is an end of its own, never an error. */
export interface Website {
  /**
   * @param address as a person types it, with or without `https://`
   * @param tell hears of each page when it is asked for, and how many that makes
   */
  read(address: string, tell?: (page: string, number: number) => Promise<void>): Promise<WebsiteEnd>;
  /** One file of a website, whatever it holds. @param address whole, as a page names it */
  readPicture(address: string): Promise<WebPictureEnd>;
  /** The picture that a page is shared with. @returns null where the page cannot be read, or names none */
  findShared(page: string): Promise<string | null>;
}
