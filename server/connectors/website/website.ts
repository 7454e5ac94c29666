// Reads the website of a business: the page that its address names, and those that it leads to and that say something of
// the business. Only pages of one site, only what its robots.txt leaves open, and no more than a person would open.
import { LIMITS } from '../../contract/constants/limits.ts';
import type {
  StyleSheet,
  WebPage,
  WebPictureEnd,
  Website,
  WebsiteEnd,
  WebsiteRefusal,
} from '../../domain/writer/index.ts';
import { type Outbound, type OutboundAnswer, OutboundError } from '../http.ts';
import { choosePages } from './choose-pages.ts';
import { decodePage, isPage, isSheet } from './decode-page.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { type Robots, readRobots } from './robots.ts';

const MOST_PAGES = LIMITS.websitePages;
/** Pages asked for at once: a site of a small business is a small machine. */
const AT_ONCE = 2;
/** For one page, milliseconds and bytes. */
const PAGE = { timeout: 10_000, maxBytes: 2 * 1024 * 1024 };
/** Of the first page: a colour that a business is known by stands in these. */
const MOST_SHEETS = 4;
const SHEET = { timeout: 5_000, maxBytes: 512 * 1024 };
/** A logo is small; what is larger is none. */
const PICTURE = { timeout: 10_000, maxBytes: 5 * 1024 * 1024 };
/** Sheets that only bring letters. */
const FONTS = /(?:^|\.)(?:fonts\.googleapis\.com|use\.typekit\.net|fonts\.bunny\.net|use\.fontawesome\.com)$/;
/** For all of them: somebody waits. What has been read by then is used. */
const WHOLE = 25_000;

class Refused extends Error {
  readonly why: WebsiteRefusal;
  readonly host: string;

  constructor(why: WebsiteRefusal, host: string) {
    super(why);
    this.why = why;
    this.host = host;
  }
}

export interface WebsiteParts {
  readonly outbound: Outbound;
}

export function createWebsite({ outbound }: WebsiteParts): Website {
  return {
    read: async (address, tell = async () => {}): Promise<WebsiteEnd> => {
      const start = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`);
      if (!start || !/^https?:$/.test(start.protocol))
        return { end: 'refused', why: 'address', host: address };
      return orRefused(async () => ({ end: 'read', ...(await new Visit(outbound, tell).read(start)) }));
    },
    readPicture: async (address): Promise<WebPictureEnd> => {
      const visit = new Visit(outbound, async () => {});
      return orRefused(async () => ({ end: 'read', bytes: await visit.readPicture(new URL(address)) }));
    },
    findShared: (page) => new Visit(outbound, async () => {}).findShared(new URL(page)),
  };
}

async function orRefused<End>(read: () => Promise<End>) {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { end: 'refused', why: error.why, host: error.host } as const;
  }
}

type Tell = (page: string, number: number) => Promise<void>;

/** One visit to one site. */
class Visit {
  readonly #outbound: Outbound;
  readonly #tell: Tell;
  #told = 0;
  readonly #signal = AbortSignal.timeout(WHOLE);
  /** By origin. */
  readonly #robots = new Map<string, Promise<Robots>>();

  constructor(outbound: Outbound, tell: Tell) {
    this.#outbound = outbound;
    this.#tell = tell;
  }

  /** @throws Refused when the first page cannot be read; another one that cannot be is left out */
  async read(start: URL): Promise<{ pages: WebPage[]; sheets: StyleSheet[] }> {
    const first = await this.#readFirst(start);
    const [pages, sheets] = await Promise.all([this.#readRest(start, first), this.#readSheets(first)]);
    return { pages, sheets };
  }

  /** @throws Refused when it cannot be had */
  async readPicture(url: URL): Promise<Uint8Array> {
    try {
      await this.#requireOpen(url);
      const wanted = { ...PICTURE, headers: { Accept: 'image/*' }, signal: this.#signal };
      const answer = await this.#outbound.fetchPublic(url.href, wanted);
      await this.#requireOpen(new URL(answer.url));
      if (answer.status !== 200) throw new Refused('status', url.host);
      return answer.body;
    } catch (error) {
      if (error instanceof OutboundError) throw new Refused(WHY[error.reason], url.host);
      throw error;
    }
  }

  /** Null for what cannot be read. */
  async findShared(url: URL): Promise<string | null> {
    const answer = await this.#getIfOpen(url, () => this.#getPage(url, () => true));
    if (!answer || !isPage(answer)) return null;
    const shared = readPage(decodePage(answer), answer.url).page.pictures.find(
      ({ kind }) => kind === 'shared',
    );
    const address = shared && URL.parse(shared.href, answer.url);
    return address && /^https?:$/.test(address.protocol) ? address.href : null;
  }

  async #readRest(start: URL, first: ReadPage): Promise<WebPage[]> {
    const pages = new Map([[first.page.url, first.page]]);
    const asked = new Set([start.href, first.page.url]);
    let links = first.links;
    while (pages.size < MOST_PAGES && !this.#signal.aborted) {
      const waiting = choosePages(links, first.page.url).filter((address) => !asked.has(address));
      const next = waiting.slice(0, Math.min(AT_ONCE, MOST_PAGES - pages.size));
      if (next.length === 0) break;
      for (const address of next) asked.add(address);
      for (const read of await Promise.all(next.map((address) => this.#readNext(new URL(address))))) {
        if (read === null || pages.has(read.page.url)) continue;
        pages.set(read.page.url, read.page);
        links = [...links, ...read.links];
      }
    }
    return [...pages.values()];
  }

  /** The first page says which site it is: `www.` before its name, or https, may be added by a redirect. */
  async #readFirst(start: URL): Promise<ReadPage> {
    const site = bareHost(start);
    let left: string | null = null;
    const follow = (to: URL) => {
      if (bareHost(to) !== site) left = to.host;
      return left === null;
    };
    try {
      await this.#requireOpen(start);
      const answer = await this.#getPage(start, follow);
      await this.#requireOpen(new URL(answer.url));
      if (answer.status !== 200) throw new Refused('status', start.host);
      if (!isPage(answer)) throw new Refused('not-html', start.host);
      return readPage(decodePage(answer), answer.url);
    } catch (error) {
      if (left !== null) throw new Refused('elsewhere', left);
      if (error instanceof OutboundError) throw new Refused(WHY[error.reason], start.host);
      throw error;
    }
  }

  async #readNext(url: URL): Promise<ReadPage | null> {
    const answer = await this.#getIfOpen(url, () => this.#getPage(url, (to) => to.host === url.host));
    return answer && isPage(answer) ? readPage(decodePage(answer), answer.url) : null;
  }

  /** They may lie with whoever delivers them for the site; one that cannot be read is left out. */
  async #readSheets({ page, sheets }: ReadPage): Promise<StyleSheet[]> {
    const addresses = sheets.map((href) => URL.parse(href, page.url)?.href ?? '');
    const read: StyleSheet[] = [];
    for (const address of [...new Set(addresses)].filter(isSheetAddress).slice(0, MOST_SHEETS)) {
      const wanted = { ...SHEET, headers: { Accept: 'text/css' }, signal: this.#signal };
      const answer = await this.#getIfOpen(new URL(address), () => {
        return this.#outbound.fetchPublic(address, wanted);
      });
      if (answer && isSheet(answer)) read.push({ url: answer.url, css: answer.body.toString('utf8') });
    }
    return read;
  }

  /** @returns null for what cannot be had: another page may do */
  async #getIfOpen(url: URL, get: () => Promise<OutboundAnswer>): Promise<OutboundAnswer | null> {
    try {
      await this.#requireOpen(url);
      const answer = await get();
      await this.#requireOpen(new URL(answer.url));
      return answer.status === 200 ? answer : null;
    } catch (error) {
      if (error instanceof OutboundError || error instanceof Refused) return null;
      throw error;
    }
  }

  async #getPage(url: URL, follow: (to: URL) => boolean): Promise<OutboundAnswer> {
    this.#told += 1;
    await this.#tell(url.href, this.#told);
    return this.#get(url.href, follow);
  }

  /** @throws Refused when the robots.txt of its origin closes the address */
  async #requireOpen({ origin, host, pathname, search }: URL): Promise<void> {
    const asked = this.#robots.get(origin) ?? this.#askRobots(origin);
    this.#robots.set(origin, asked);
    const isOpen = await asked;
    if (!isOpen(pathname + search)) throw new Refused('robots', host);
  }

  /** RFC 9309, 2.3.1: who has none leaves all open, who cannot say closes all. */
  async #askRobots(origin: string): Promise<Robots> {
    const site = bareHost(new URL(origin));
    const { status, body } = await this.#get(`${origin}/robots.txt`, (to) => bareHost(to) === site);
    if (status >= 500) return () => false;
    return readRobots(status === 200 ? body.toString('utf8') : '');
  }

  async #get(address: string, follow: (to: URL) => boolean): Promise<OutboundAnswer> {
    const headers = { Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1' };
    return this.#outbound.fetchPublic(address, { ...PAGE, headers, signal: this.#signal, follow });
  }
}

const WHY = {
  refused: 'private',
  unreachable: 'unreachable',
  timeout: 'timeout',
  'too-large': 'too-large',
} as const satisfies Record<OutboundError['reason'], WebsiteRefusal>;

function isSheetAddress(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && !FONTS.test(url.hostname);
}

function bareHost({ host }: URL): string {
  return host.replace(/^www\./, '');
}
