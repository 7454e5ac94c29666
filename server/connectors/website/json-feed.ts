// JSON Feed 1.0 and 1.1 (https://www.jsonfeed.org/version/1.1). What an entry lacks, or has otherwise, is passed over.
import * as v from 'valibot';

/** Of one article, as it stands there; HTML where `isHtml`. */
export interface JsonItem {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly isHtml: boolean;
  readonly url: string;
  readonly published: string;
  /** Addresses of pictures, the best first. */
  readonly pictures: readonly string[];
  /** The whole article, where it is told in HTML. */
  readonly html: string;
}

const Text = v.fallback(v.string(), '');
const NO_FILE = { url: '', mime_type: '' };
/** Numbers stand for texts in feeds of the first version. */
const Name = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '');
const Attachments = v.fallback(v.array(v.fallback(v.object({ url: Text, mime_type: Text }), NO_FILE)), []);
const Item = v.object({
  ...{ id: Name, title: Text, summary: Text, content_text: Text, content_html: Text },
  ...{ url: Text, external_url: Text, date_published: Text, date_modified: Text },
  ...{ image: Text, banner_image: Text, attachments: Attachments },
});
const Feed = v.object({
  version: v.pipe(v.string(), v.regex(/^https?:\/\/(?:www\.)?jsonfeed\.org\/version\//)),
  title: Text,
  items: v.array(v.unknown()),
});

/** Null for a text that is no such feed. @param most articles, the first of them */
export function readJsonFeed(
  text: string,
  most: number,
): { readonly title: string; readonly items: readonly JsonItem[] } | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Feed), text);
  if (!read.success) return null;
  const { title, items } = read.output;
  return { title, items: items.slice(0, most).flatMap(toItem) };
}

function toItem(told: unknown): JsonItem[] {
  const read = v.safeParse(Item, told);
  if (!read.success) return [];
  const { id, title, summary, content_text, content_html, url, external_url, ...rest } = read.output;
  const files = rest.attachments.filter(({ mime_type }) => /^image\/(?!svg)/i.test(mime_type));
  const plain = summary || content_text;
  return [
    {
      ...{ id, title, words: plain || content_html, isHtml: plain === '' },
      ...{ url: url || external_url, published: rest.date_published || rest.date_modified },
      ...{ pictures: [rest.image, rest.banner_image, ...files.map((file) => file.url)], html: content_html },
    },
  ];
}
