// Pictures of the business's own media in its mails. What stands in the text of a mail is an address on this server that lasts, and
// that says how wide the picture is shown: mail programs read widths from nothing else.
import * as v from 'valibot';
import { problem } from './problem.ts';

/** Of the text of a mail, pixels. */
export const MAIL_ROOM = 544;

/** How wide a picture may be shown, pixels: few, as each is a copy that is made and kept. */
export const MAIL_WIDTHS = [MAIL_ROOM, 400, 264, 160, 96] as const;
export type MailWidth = (typeof MAIL_WIDTHS)[number];

export const MAIL_KEY = /^[\w-]{22}$/;
const ADDRESS = /\/i\/[\w-]{22}\/(\d{2,3})$/;

/** Path of a picture for readers of mails. */
export function mailPicturePath(key: string, width: MailWidth): string {
  return `/i/${key}/${width}`;
}

/** Whether it is the path of such a picture, on whichever server. */
export function isMailPicturePath(source: string): boolean {
  return source.startsWith('/i/') && ADDRESS.test(source);
}

/** How wide a picture is to be shown; null for one of which nothing is known. @param source address, or path */
export function mailPictureWidth(source: string): MailWidth | null {
  const width = Number(ADDRESS.exec(source)?.[1]);
  return MAIL_WIDTHS.find((one) => one === width) ?? null;
}

/** The widths at which a picture is no larger than it is; the smallest of all for one that is smaller still. */
export function mailWidthsFor({ width }: { readonly width: number }): readonly MailWidth[] {
  const fitting = MAIL_WIDTHS.filter((one) => one <= width);
  return fitting.length > 0 ? fitting : MAIL_WIDTHS.slice(-1);
}

/** As it is typed into a mail. @param alt what it shows */
export function mailPictureText(path: string, alt: string): string {
  const words = alt.replace(/\s+/g, ' ').trim();
  return `![${words.replace(/[\\[\]]/g, '\\$&')}](${path})`;
}

/** A width that stands in an address. */
export const MailWidthText = v.pipe(
  v.string(),
  v.transform(Number),
  v.picklist(MAIL_WIDTHS, problem('one-of', { names: MAIL_WIDTHS })),
);

/** Body of POST /api/media/:id/mail-address. */
export const MailAddressInput = v.strictObject({
  width: v.optional(v.picklist(MAIL_WIDTHS, problem('one-of', { names: MAIL_WIDTHS }))),
});
export const MAIL_ADDRESS_EXAMPLE = { width: 400 };

/** Its address, which lasts as long as the picture; `path` is what is typed into a mail of this server. */
export const MailAddress = v.object({ url: v.string(), path: v.string(), width: v.number() });
export type MailAddress = v.InferOutput<typeof MailAddress>;
