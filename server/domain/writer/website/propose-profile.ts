// What a website could say in the profile: how the business is called, what it is, where it is found. Verbatim, and never
// an instruction.
import { LIMITS } from '../../../contract/constants/limits.ts';
import type { FieldProposal, LogoProposal, WebsiteField } from '../../../contract/website.ts';
import { isNoFact } from '../no-fact.ts';
import { readWords, refuseFact } from '../read-words.ts';
import { PICTURE_KINDS, type Picture, type Thing, type WebPage } from './page.ts';

/** Shorter ones say no more than the name. */
const SHORTEST_DESCRIPTION = 40;
const LONGEST_NAME = 80;
/** Lines at the beginning of a page among which its name may be. */
const MOST_HEADINGS = 6;
const BUSINESS = /(?:Organi[sz]ation|Business|Corporation|Store|Shop|Restaurant|Bakery)$/;
const OF_ALL_SITES =
  /^(?:home(?: ?page)?|welcome|start(?:seite)?|accueil|inicio|untitled|my (?:site|website|blog))$/i;

/** @param pages the first is the one with which reading began */
export function proposeProfile(pages: readonly WebPage[]): FieldProposal[] {
  const [first] = pages;
  if (!first) return [];
  const name = pages.flatMap(namesOf).find(({ value }) => isName(value));
  const description = pages.flatMap(descriptionsOf).find(({ value }) => isDescription(value));
  return [
    ...(name ? [toProposal('name', name)] : []),
    ...(description ? [toProposal('description', description)] : []),
    { field: 'websiteUrl', value: siteOf(first.url), quote: first.url, page: first.url },
  ];
}

/** The picture that is likeliest the logo: one that is called so, then what phones and browsers show. */
export function proposeLogo(pages: readonly WebPage[]): LogoProposal | null {
  const told = pages.flatMap((page) => [
    ...businessesOf(page.things).flatMap((thing) => logosOf(thing).map((href) => ({ href, page, rank: -1 }))),
    ...page.pictures.map((picture) => ({ href: picture.href, page, rank: rankOf(picture) })),
  ]);
  const addresses = told.flatMap(({ href, page, rank }) => {
    const url = URL.parse(href, page.url);
    const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.href.length <= LIMITS.url;
    return isWeb ? [{ url: url.href, quote: href, page: page.url, rank }] : [];
  });
  const [best] = addresses.sort((one, other) => one.rank - other.rank);
  return best ? { url: best.url, quote: best.quote, page: best.page } : null;
}

interface Candidate {
  /** Verbatim. */
  readonly value: string;
  readonly page: string;
}

function namesOf({ url: page, things, siteName, title, text }: WebPage): Candidate[] {
  const own = businessesOf(things).flatMap((thing) => textsOf(thing, 'name'));
  const ofSite = things.filter(({ types }) => types.includes('WebSite'));
  // "Home | Harbour Street Bakery", or a heading: the words that the site's own address is made of.
  const said = [...title.split(/\s+[|–—•·»:-]\s+|\s*[|»]\s*/), ...text.split('\n', MOST_HEADINGS)];
  const parts = said.filter((part) => isInAddress(part, page));
  return [...own, ...ofSite.flatMap((thing) => textsOf(thing, 'name')), siteName, ...parts].map((value) => {
    return { value, page };
  });
}

function descriptionsOf({ url: page, things, description }: WebPage): Candidate[] {
  const own = businessesOf(things).flatMap((thing) => textsOf(thing, 'description'));
  return [...own, description].map((value) => ({ value, page }));
}

function isName(value: string): boolean {
  const words = readWords(value);
  return (
    words !== '' &&
    words === value &&
    words.length <= LONGEST_NAME &&
    !OF_ALL_SITES.test(words) &&
    !isNoFact(words)
  );
}

function isDescription(value: string): boolean {
  const words = readWords(value);
  const fits = words.length >= SHORTEST_DESCRIPTION && words.length <= LIMITS.profileText;
  return fits && !isNoFact(words) && refuseFact(words) === null;
}

function toProposal(field: WebsiteField, { value, page }: Candidate): FieldProposal {
  return { field, value: readWords(value), quote: value, page };
}

/** Things that are a business, or have an address and are no event, person or place. */
function businessesOf(things: readonly Thing[]): Thing[] {
  return things.filter(({ types, values }) => {
    if (types.some((type) => BUSINESS.test(type))) return true;
    return values.has('address') && !types.some((type) => /Event$|^(?:Person|Place)$/.test(type));
  });
}

function logosOf({ values }: Thing): string[] {
  return (values.get('logo') ?? []).flatMap((logo) =>
    typeof logo === 'string' ? logo : [...textsOf(logo, 'url'), ...textsOf(logo, 'contentUrl')].slice(0, 1),
  );
}

function textsOf({ values }: Thing, name: string): string[] {
  return (values.get(name) ?? []).filter((value) => typeof value === 'string');
}

/** Smaller is likelier; of one kind the larger one. An icon file is small, and a packed drawing cannot be used: any other goes before. */
function rankOf({ kind, href, size }: Picture): number {
  const at = PICTURE_KINDS.indexOf(kind);
  const isPoor = /\.(?:svgz|ico)(?:$|[?#])/i.test(href);
  const rank = isPoor && kind !== 'shared' ? PICTURE_KINDS.indexOf('shared') - 0.5 : at;
  return rank - (kind === 'logo' || isPoor ? 0 : Math.min(size, 999) / 2001);
}

function isInAddress(part: string, page: string): boolean {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '');
  const name = letters(part);
  return name.length >= 4 && letters(new URL(page).hostname.replace(/^www\./, '')).includes(name);
}

function siteOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : `${origin}${pathname}`;
}
