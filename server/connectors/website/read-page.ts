// HTML of a page, however broken, as what can be read on it. The parser tells of tags as they come and repairs nothing:
// its work grows with the size of the page alone (decision record 044).
import { Parser } from 'htmlparser2';
import type { Thing, WebPage } from '../../domain/writer/index.ts';
import type { PageLink } from './choose-pages.ts';
import { type Attributes, isHidden } from './hidden.ts';
import { readLinkedData } from './linked-data.ts';
import { Microdata } from './microdata.ts';
import { PageLook } from './page-look.ts';

/** What no page of a business has; what a hostile one may have. */
const DEEPEST = 1000;
/** Visible characters: more than anybody reads. */
const MOST_TEXT = 20_000;
const MOST_LINKS = 500;
const PIECE = 16 * 1024;

const BLOCKS = new Set([
  ...['p', 'div', 'br', 'li', 'ul', 'ol', 'dl', 'dt', 'tr', 'table', 'hr', 'pre', 'blockquote', 'figcaption'],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'summary',
    'details',
    'address',
    'caption',
    'thead',
    'tbody',
    'button',
  ],
]);
const SECTIONS = new Set(['section', 'article', 'main', 'header', 'footer', 'aside', 'h1', 'h2', 'h3', 'hr']);
const CELLS = new Set(['td', 'th', 'dd']);

export interface ReadPage {
  readonly page: WebPage;
  readonly links: readonly PageLink[];
  /** Addresses of its style sheets, as they are written. */
  readonly sheets: readonly string[];
}

/** @param url of the page, after redirects */
export function readPage(html: string, url: string): ReadPage {
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: () => reader.close(),
  });
  for (let at = 0; at < html.length && !reader.isFull; at += PIECE) parser.write(html.slice(at, at + PIECE));
  parser.end();
  return { page: { url, ...reader.read() }, links: reader.links, sheets: reader.look.sheets };
}

class Reader {
  readonly links: PageLink[] = [];
  readonly look = new PageLook();
  readonly #microdata = new Microdata(toLine);
  readonly #linked: Thing[] = [];
  readonly #open: string[] = [];
  /** How deep the outermost hidden element is; 0 while all is shown. */
  #hiddenAt = 0;
  #text = '';
  #description = '';
  /** Text of the script of JSON-LD that is open. */
  #script: string | null = null;
  #link: { href: string; text: string } | null = null;

  get isFull(): boolean {
    return this.#open.length > DEEPEST || this.#text.length > MOST_TEXT;
  }

  open(name: string, attributes: Attributes): void {
    this.#open.push(name);
    const depth = this.#open.length;
    if (name === 'script') this.#script = /^application\/ld\+json/i.test(attributes.type ?? '') ? '' : null;
    if (name === 'meta') this.#readMeta(attributes);
    this.look.open(name, attributes);
    this.#microdata.open(name, attributes, depth);
    // Menus are hidden from the text, and are where the pages are found.
    if (name === 'a' && attributes.href && this.links.length < MOST_LINKS)
      this.#link = { href: attributes.href, text: '' };
    if (this.#hiddenAt === 0 && isHidden(name, attributes)) this.#hiddenAt = depth;
    this.#break(name);
  }

  text(data: string): void {
    if (this.#script !== null) {
      this.#script += data;
      return;
    }
    const within = this.#open.at(-1);
    if (within === 'style') this.look.addStyle(data);
    if (within === 'title' && !this.#open.includes('svg')) this.look.addTitle(data);
    if (within === 'script' || within === 'style') return;
    this.#microdata.text(data);
    if (this.#link) this.#link.text += data.slice(0, 200);
    if (this.#hiddenAt > 0 || this.isFull) return;
    const words = toLine(data, true);
    // Between two tags there is often nothing but the source's own line break.
    this.#text += /(?:^|\s)$/.test(this.#text.slice(-1)) ? words.trimStart() : words;
  }

  close(): void {
    const depth = this.#open.length;
    const name = this.#open.pop() ?? '';
    this.#microdata.close(depth);
    if (this.#hiddenAt === depth) this.#hiddenAt = 0;
    if (name === 'script' && this.#script !== null) {
      this.#linked.push(...readLinkedData(this.#script, toPlain));
      this.#script = null;
    }
    if (name === 'a' && this.#link) {
      this.links.push({ href: this.#link.href, text: toLine(this.#link.text) });
      this.#link = null;
    }
    this.#break(name);
  }

  read(): Omit<WebPage, 'url'> {
    const lines = this.#text.split('\n').map((line) => line.replace(/ +/g, ' ').trim());
    const text = lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    const things = [...this.#linked, ...this.#microdata.things];
    for (const thing of things) this.look.addProfiles(thing);
    return { text, description: this.#description, things, ...this.look.read(toLine) };
  }

  #readMeta({ name = '', property = '', content = '' }: Attributes): void {
    if (/^(?:og:)?description$/i.test(name || property)) this.#description ||= toPlain(content);
  }

  #break(name: string): void {
    if (this.#hiddenAt > 0) return;
    if (SECTIONS.has(name)) this.#text = `${this.#text.trimEnd()}\n\n`;
    else if (BLOCKS.has(name) && !this.#text.endsWith('\n')) this.#text += '\n';
    else if (CELLS.has(name)) this.#text += ' ';
  }
}

/** Text in one line, without what nobody sees: control characters, joiners, marks of direction, tags. */
function toLine(text: string, keepsEnds = false): string {
  const line = text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '');
  return keepsEnds ? line : line.trim();
}

/** Text of a value that may hold markup. */
function toPlain(value: string): string {
  if (!/[<&]/.test(value)) return toLine(value);
  let text = '';
  const parser = new Parser({
    onopentag: (name) => {
      if (BLOCKS.has(name)) text += ' ';
    },
    ontext: (data) => {
      text += data;
    },
  });
  parser.end(value.slice(0, MOST_TEXT));
  return toLine(text);
}
