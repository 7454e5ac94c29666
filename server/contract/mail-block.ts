// What a mail is laid out of. Plain data: the text and the HTML of a mail are two ways to show the same blocks.

export type MailInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly MailInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly MailInline[] };

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly children: readonly MailInline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly children: readonly MailInline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly MailBlocks[] }
  | { readonly kind: 'quote' | 'product' | 'footer' | 'social'; readonly blocks: MailBlocks }
  | { readonly kind: 'columns'; readonly columns: readonly MailBlocks[] }
  | MailPicture
  | { readonly kind: 'button'; readonly href: string; readonly children: readonly MailInline[] }
  /** Signs of what follows only for some people: `{{#name}}`, `{{/name}}`. */
  | { readonly kind: 'when'; readonly tag: string }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'divider' };

export interface MailPicture {
  readonly kind: 'picture';
  readonly source: string;
  readonly alt: string;
  /** What a press on it opens; null where nothing. */
  readonly href: string | null;
  /** How wide it is shown where there is room, pixels; null where nothing is known of it. */
  readonly width: number | null;
}

export type MailBlocks = readonly MailBlock[];

/** The colours that a business gives its mails, `#rrggbb`. */
export interface MailLook {
  readonly button: string;
  /** What is written on it. */
  readonly onButton: string;
}
