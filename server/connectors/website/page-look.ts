// How a page looks and calls itself: title, theme colour, what may be its logo, its style rules, its profiles on networks.
import type { Picture, Thing, WebPage } from '../../domain/writer/index.ts';
import type { Attributes } from './hidden.ts';
import { readProfile } from './profiles.ts';

/** Bounds of what is kept, each: characters of addresses, titles and rules, and how many. */
const LONGEST = 2048;
const MOST_CSS = 512 * 1024;
const MOST = 20;

type Look = Pick<WebPage, 'title' | 'siteName' | 'themeColor' | 'pictures' | 'profiles' | 'css'>;

export class PageLook {
  readonly sheets: string[] = [];
  readonly #pictures: Picture[] = [];
  /** By their addresses. */
  readonly #profiles = new Map<string, string>();
  #title = '';
  #siteName = '';
  #themeColor = '';
  #css = '';

  open(name: string, attributes: Attributes): void {
    if (name === 'meta') this.#readMeta(attributes);
    else if (name === 'link') this.#readLink(attributes);
    else if (name === 'img') this.#readImage(attributes);
    else if (name === 'a') this.#readProfile(attributes.href ?? '');
  }

  addTitle(text: string): void {
    if (this.#title.length < LONGEST) this.#title += text;
  }

  addStyle(css: string): void {
    if (this.#css.length + css.length <= MOST_CSS) this.#css += css;
  }

  /** What is the same as the business elsewhere, in schema.org's words. */
  addProfiles({ values }: Thing): void {
    for (const value of values.get('sameAs') ?? []) if (typeof value === 'string') this.#readProfile(value);
  }

  /** @param toLine makes one line without invisible characters */
  read(toLine: (text: string) => string): Look {
    return {
      title: toLine(this.#title),
      siteName: toLine(this.#siteName),
      themeColor: this.#themeColor.trim(),
      pictures: this.#pictures,
      profiles: [...this.#profiles].map(([url, href]) => ({ url, href })),
      css: this.#css,
    };
  }

  #readMeta({ name = '', property = '', content = '', media = '' }: Attributes): void {
    const key = (name || property).toLowerCase();
    if (key === 'og:site_name') this.#siteName ||= content.slice(0, LONGEST);
    // The one for dark screens is the browser's affair.
    if (key === 'theme-color' && !/dark/i.test(media)) this.#themeColor ||= content.slice(0, 64);
    if (key === 'og:image') this.#addPicture('shared', content, 0);
  }

  #readLink({ rel = '', href = '', sizes = '', media = '' }: Attributes): void {
    const rels = rel.toLowerCase().split(/\s+/);
    if (rels.includes('stylesheet') && !rels.includes('alternate') && !/^\s*print\s*$/i.test(media)) {
      if (href !== '' && this.sheets.length < MOST) this.sheets.push(href.slice(0, LONGEST));
    }
    const size = Number(/^\s*(\d{1,4})x\d/i.exec(sizes)?.[1] ?? 0);
    if (rels.some((one) => one.startsWith('apple-touch-icon'))) this.#addPicture('touch-icon', href, size);
    else if (rels.includes('icon')) this.#addPicture('icon', href, size);
  }

  #readImage(attributes: Attributes): void {
    const { src = '', class: name = '', id = '', alt = '', width = '' } = attributes;
    const address = attributes['data-src'] ?? src;
    // "logos" are those of customers and partners.
    const isLogo = [address.split('/').at(-1) ?? '', name, id, alt].some((one) => /logo(?!s)/i.test(one));
    if (isLogo) this.#addPicture('logo', address, Number.parseInt(width, 10) || 0);
  }

  #readProfile(href: string): void {
    const url = href.length <= LONGEST && this.#profiles.size < MOST ? readProfile(href) : null;
    if (url !== null && !this.#profiles.has(url)) this.#profiles.set(url, href);
  }

  #addPicture(kind: Picture['kind'], href: string, size: number): void {
    const address = href.trim();
    if (address === '' || address.length > LONGEST || /^data:/i.test(address)) return;
    if (this.#pictures.length < MOST) this.#pictures.push({ kind, href: address, size });
  }
}
