// What Brand shows of the website: how it was last read, and what it says otherwise than profile and brand kit.
import { formatExact } from '../../../views/components/relative-time.ts';
import type { Clockface } from '../../../views/components/time.tsx';
import type { BrandProps } from '../../../views/screens/brand/types.ts';
import type { BrandKit } from '../../contract/brand.ts';
import {
  type Difference,
  type ProposalList,
  WEBSITE_FIELDS,
  type WebsiteProposals,
} from '../../contract/website.ts';
import type { Business, WebsiteReadingRecord } from '../../domain/business/index.ts';
import { normalise } from '../../kernel/same-words.ts';

/** The colours of a kit, the most important first. */
const COLORS = { primary: 'Main colour', secondary: 'Second colour', accent: 'For small things' } as const;

interface Known {
  readonly business: Business | undefined;
  readonly reading: WebsiteReadingRecord | undefined;
  readonly kit: BrandKit | undefined;
}

export function showWebsite({ business, reading, kit }: Known, clock: Clockface): BrandProps['website'] {
  const url = business?.websiteUrl || reading?.url || '';
  if (reading === undefined) return { url, last: null, left: [], profile: [], colors: [], logo: [] };
  const { proposals, left } = reading;
  const isOpen = (list: ProposalList) => !left.includes(list);
  return {
    url,
    last: lastOf(reading, clock),
    left,
    profile: business && isOpen('profile') ? profileOf(proposals, business) : [],
    colors: kit && isOpen('colors') ? colorsOf(proposals, kit) : [],
    logo: kit && isOpen('logo') ? logoOf(proposals, kit) : [],
  };
}

function lastOf({ url, pages, facts, readAt }: WebsiteReadingRecord, clock: Clockface): string {
  const read = pages === 1 ? 'one page' : `${pages} pages`;
  const found = facts === 0 ? 'nothing new' : facts === 1 ? 'one new fact' : `${facts} new facts`;
  return `Last read ${formatExact(readAt, clock)}: ${read} of ${new URL(url).host}, ${found}.`;
}

function profileOf({ profile }: WebsiteProposals, business: Business): Difference[] {
  return profile
    .filter(({ field, value }) => !isSame(business[field], value))
    .map(({ field, value, quote, page }) => ({
      name: field,
      label: WEBSITE_FIELDS[field],
      now: business[field],
      value,
      quote: quote === value || field === 'websiteUrl' ? null : quote,
      page,
    }));
}

/** `https://bakery.example` and `http://www.bakery.example/` are one website. */
function isSame(now: string, value: string): boolean {
  const bare = (text: string) => normalise(text.replace(/^https?:\/\/(?:www\.)?|\/+$/g, ''));
  return bare(now) === bare(value);
}

/** A drawing that is packed is not unpacked here. */
const UNREADABLE = /\.svgz$/i;

function logoOf({ logo }: WebsiteProposals, kit: BrandKit): Difference[] {
  if (kit.logo !== null || logo === null || UNREADABLE.test(new URL(logo.url).pathname)) return [];
  return [{ name: 'logo', label: 'Logo', now: '', value: logo.url, quote: null, page: logo.page }];
}

function colorsOf({ colors }: WebsiteProposals, kit: BrandKit): Difference[] {
  const names = Object.keys(COLORS) as (keyof typeof COLORS)[];
  const found = names.flatMap((name, at) => {
    const proposed = colors[at];
    return proposed ? [{ name, label: COLORS[name], now: kit.colors[name] ?? '', proposed }] : [];
  });
  return found
    .filter(({ now, proposed }) => now !== proposed.color)
    .map(({ proposed: { color, quote, page }, ...rest }) => ({
      ...rest,
      value: color,
      quote: quote === color ? null : quote,
      page,
    }));
}
