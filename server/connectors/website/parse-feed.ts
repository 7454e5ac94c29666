// What stands in a feed: RSS 0.9 to 2.0, RDF, Atom (RFC 4287) and JSON Feed.
import { DomUtils } from 'htmlparser2';
import type { Article } from '../../domain/feeds/index.ts';
import { ofHtml, picturesOf, tidied } from './article-pictures.ts';
import { type JsonItem, readJsonFeed } from './json-feed.ts';
import { type Nodes, parseShallow } from './shallow-document.ts';

export interface ParsedFeed {
  readonly title: string;
  readonly articles: readonly Article[];
}

/** More than any feed has; what stands behind is old. */
const MOST_ARTICLES = 500;
const MOST_SUMMARY = 5_000;
const MOST_NAME = 2_048;
/** Elements whose text nobody reads. */
const UNREAD = new Set(['script', 'style', 'figcaption', 'iframe', 'noscript']);
/** Elements after which another line begins. */
const LINES = new Set(['p', 'br', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'tr']);
const FEED_TYPES = /^application\/(?:(?:rss|atom)\+xml|feed\+json)\b/i;

/** Null for a text that is no feed. */
export function parseFeed(text: string, address: string): ParsedFeed | null {
  if (/^\s*\{/.test(text)) return parseJson(text, address);
  const children = parseShallow(text.trimStart(), { xmlMode: true });
  const root = children.find((node) => 'name' in node && /^(?:rss|rdf:rdf|feed)$/i.test(node.name));
  if (!root || !('children' in root)) return null;
  const isAtom = 'name' in root && root.name.toLowerCase() === 'feed';
  const channel = isAtom ? root.children : (within(root.children, 'channel') ?? []);
  const entries = DomUtils.getElementsByTagName(
    isAtom ? 'entry' : 'item',
    root.children,
    true,
    MOST_ARTICLES,
  );
  return {
    title: plain(textOf(channel, 'title')) || new URL(address).host,
    articles: entries.flatMap(({ children: parts }) => toArticle(parts, address) ?? []),
  };
}

function parseJson(text: string, address: string): ParsedFeed | null {
  const feed = readJsonFeed(text, MOST_ARTICLES);
  if (!feed) return null;
  return {
    title: inLines(feed.title) || new URL(address).host,
    articles: feed.items.flatMap((item) => ofJson(item, address) ?? []),
  };
}

function ofJson({ words, isHtml, ...item }: JsonItem, address: string): Article | null {
  const summary = (isHtml ? plain(words) : inLines(words)).slice(0, MOST_SUMMARY);
  const url = webAddress(item.url, address);
  const title = inLines(item.title) || (summary.split('\n')[0] ?? '');
  const name = (item.id || url || title).slice(0, MOST_NAME);
  if (name === '' || title === '') return null;
  const at = Date.parse(item.published);
  const pictures = tidied([...item.pictures.map((href) => ({ href })), ...ofHtml(item.html)], address);
  return { name, title, summary, url, publishedAt: Number.isNaN(at) ? null : at, pictures };
}

/** The feed that a page names, as an address; null where it names none. */
export function findFeedAddress(html: string, address: string): string | null {
  const links = DomUtils.getElementsByTagName('link', parseShallow(html), true);
  const feed = links.find(
    ({ attribs }) => /\balternate\b/i.test(attribs.rel ?? '') && FEED_TYPES.test(attribs.type ?? ''),
  );
  return webAddress(feed?.attribs.href ?? '', address);
}

function toArticle(parts: Nodes, address: string): Article | null {
  const told = textOf(parts, 'description') || textOf(parts, 'summary');
  const whole = textOf(parts, 'content:encoded') || textOf(parts, 'content');
  const summary = plain(told || whole).slice(0, MOST_SUMMARY);
  const url = webAddress(linkOf(parts), address);
  const title = plain(textOf(parts, 'title')) || (summary.split('\n')[0] ?? '');
  const name = (textOf(parts, 'guid') || textOf(parts, 'id') || url || title).slice(0, MOST_NAME);
  if (name === '' || title === '') return null;
  const pictures = picturesOf(parts, [whole, told], url ?? address);
  return { name, title, summary, url, publishedAt: momentOf(parts), pictures };
}

/** Of several links of Atom the one of the article itself: without `rel`, or `alternate`. */
function linkOf(parts: Nodes): string {
  const links = DomUtils.getElementsByTagName('link', parts, false);
  const own = links.find(({ attribs }) => /^(?:|alternate)$/.test(attribs.rel ?? ''));
  if (!own) return '';
  return own.attribs.href ?? DomUtils.textContent(own).trim();
}

function momentOf(parts: Nodes): number | null {
  for (const name of ['pubDate', 'published', 'dc:date', 'updated']) {
    const at = Date.parse(textOf(parts, name));
    if (!Number.isNaN(at)) return at;
  }
  return null;
}

function within(nodes: Nodes, name: string): Nodes | undefined {
  return DomUtils.getElementsByTagName(name, nodes, false, 1)[0]?.children;
}

/** Of the first element of that name. Atom's `xhtml` stands as elements and is written out. */
function textOf(nodes: Nodes, name: string): string {
  const [element] = DomUtils.getElementsByTagName(name, nodes, false, 1);
  if (!element) return '';
  return (
    element.attribs.type === 'xhtml' ? DomUtils.getInnerHTML(element) : DomUtils.textContent(element)
  ).trim();
}

/** What a person reads of HTML, in lines without empty ones. */
function plain(html: string): string {
  return inLines(linesOf(parseShallow(html)));
}

function inLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function linesOf(nodes: Nodes): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data.replace(/\s+/g, ' ');
      if (!('children' in node) || ('name' in node && UNREAD.has(node.name))) return '';
      const inside = linesOf(node.children as Nodes);
      return 'name' in node && LINES.has(node.name) ? `\n${inside}\n` : inside;
    })
    .join('');
}

function webAddress(href: string, base: string): string | null {
  const url = href.trim() === '' ? null : URL.parse(href.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
