// The pictures that a feed shows of an article: as Media RSS, enclosures, and what stands in its HTML, the best first.
import { DomUtils } from 'htmlparser2';
import type { ArticlePicture } from '../../domain/feeds/index.ts';
import { type Nodes, parseShallow } from './shallow-document.ts';

/** Of one article; what stands behind is decoration. */
const MOST = 5;
const LONGEST_ADDRESS = 2_048;
const LONGEST_ALT = 1_000;
/** Characters: an article's own picture stands near its top. */
const BEGINNING = 20_000;
/** Pixels. What says that it is smaller is an icon, or counts readers. */
const SMALLEST = 200;

interface Named {
  readonly href: string;
  readonly alt?: string;
}

/** @param html whatever the article says in HTML @param base what addresses are meant from */
export function picturesOf(parts: Nodes, html: readonly string[], base: string): ArticlePicture[] {
  return tidied(
    [...ofMedia(parts), ...ofEnclosures(parts), ...html.flatMap(ofHtml), ...ofThumbnails(parts)],
    base,
  );
}

/** Those that can be asked for, each once. */
export function tidied(named: readonly Named[], base: string): ArticlePicture[] {
  const found = new Map<string, ArticlePicture>();
  for (const { href, alt = '' } of named) {
    const url = href.trim() === '' ? null : URL.parse(href.trim(), base);
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > LONGEST_ADDRESS) continue;
    if (!found.has(url.href))
      found.set(url.href, { url: url.href, alt: alt.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ALT) });
  }
  return [...found.values()].slice(0, MOST);
}

/** Pictures in HTML. */
export function ofHtml(html: string): Named[] {
  const beginning = html.slice(0, BEGINNING);
  if (!/<img/i.test(beginning)) return [];
  return DomUtils.getElementsByTagName('img', parseShallow(beginning), true, MOST * 2)
    .filter(({ attribs }) => isLarge(attribs))
    .map(({ attribs }) => ({ href: attribs.src ?? '', ...(attribs.alt && { alt: attribs.alt }) }));
}

/** Media RSS 1.5.1: of the same picture in several sizes the widest first. */
function ofMedia(parts: Nodes): Named[] {
  return DomUtils.getElementsByTagName('media:content', parts, true, MOST * 4)
    .filter(({ attribs }) => isPicture(attribs) && isLarge(attribs))
    .toSorted((a, b) => (Number(b.attribs.width) || 0) - (Number(a.attribs.width) || 0))
    .map(({ attribs, children }) => ({
      href: attribs.url ?? '',
      alt: textWithin(children, 'media:description') || textWithin(parts, 'media:description'),
    }));
}

/** RSS's own, and Atom's links of that kind. */
function ofEnclosures(parts: Nodes): Named[] {
  const links = DomUtils.getElementsByTagName('link', parts, false).filter(
    ({ attribs }) => attribs.rel === 'enclosure',
  );
  return [...DomUtils.getElementsByTagName('enclosure', parts, false), ...links]
    .filter(({ attribs }) => isPicture(attribs))
    .map(({ attribs }) => ({ href: attribs.url ?? attribs.href ?? '' }));
}

function ofThumbnails(parts: Nodes): Named[] {
  return DomUtils.getElementsByTagName('media:thumbnail', parts, true, MOST)
    .filter(({ attribs }) => isLarge(attribs))
    .map(({ attribs }) => ({ href: attribs.url ?? '' }));
}

type Attributes = Readonly<Record<string, string>>;

function isPicture({ type = '', medium = '', url = '', href = '' }: Attributes): boolean {
  if (type !== '') return /^image\/(?!svg)/i.test(type);
  if (medium !== '') return /^image$/i.test(medium);
  return /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i.test(url || href);
}

/** As far as it says how large it is. */
function isLarge({ width = '', height = '' }: Attributes): boolean {
  // A part of the column, such as `100%`, says nothing of pixels.
  return [width, height].every((side) => side.includes('%') || !(Number.parseInt(side, 10) < SMALLEST));
}

function textWithin(nodes: Nodes, name: string): string {
  const [element] = DomUtils.getElementsByTagName(name, nodes, true, 1);
  return element ? DomUtils.textContent(element) : '';
}
