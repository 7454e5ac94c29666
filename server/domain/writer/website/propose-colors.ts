// The colours that a site is known by, out of its style rules: what it names as its own, then what it colours most with.
import { CHANNEL_TYPES, channelOf } from '../../../contract/channels/index.ts';
import type { ColorProposal } from '../../../contract/website.ts';
import { apartInTone, type Color, isColourful, parseColor, toHex } from './color.ts';
import type { StyleSheet, WebPage } from './page.ts';

const MOST_COLORS = 5;
/** What a rule colours, and how much of the page that is. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'background-color': 4,
  background: 4,
  color: 2,
  fill: 1,
  'border-color': 1,
  'border-bottom-color': 1,
  'accent-color': 2,
};
/** Custom properties that say whose colour it is. */
const OWN_NAME =
  /^--(?:[\w-]*-)?(?:primary|brand|accent|secondary|theme)(?:-(?:colou?r|500|600|main|base))?$/i;
const OWN = 30;
/** Parts that come with a colour of their makers' under such a name. */
const OF_MAKERS = /^--(?:wp-admin|swiper|plyr|splide|fc|fa)-/i;
/** Rules for networks' buttons, messages and other people's parts of the page. */
const OTHERS = new RegExp(
  [
    ...CHANNEL_TYPES.flatMap((type) => [type, ...channelOf(type).aliases]).filter(isTelling),
    'whatsapp|snapchat|telegram|has-[\\w-]+-color|has-[\\w-]+-background|swiper|cookie|consent|recaptcha',
    'error|invalid|danger|warning|success|alert|notice|:visited|woocommerce-message',
  ].join('|'),
  'i',
);

/** A name of one letter stands in many words. */
function isTelling(name: string): boolean {
  return name.length > 2;
}

interface Declared {
  readonly name: string;
  readonly value: string;
  readonly page: string;
}
interface Weighed {
  readonly color: Color;
  weight: number;
  readonly quote: string;
  readonly page: string;
}

/** @returns the likeliest first; none where nothing but black, white and grey is used */
export function proposeColors(pages: readonly WebPage[], sheets: readonly StyleSheet[]): ColorProposal[] {
  const [first] = pages;
  const texts = [...sheets, ...(first ? [{ url: first.url, css: first.css }] : [])];
  const declared = texts.flatMap(declarationsOf);
  const named = new Map(
    declared.filter(({ name }) => name.startsWith('--')).map((one) => [one.name, one.value]),
  );
  const found = declared.flatMap((one) => weigh(one, named));
  const merged = merge(found).sort((one, other) => other.weight - one.weight);
  const whole = merged.reduce((sum, { weight }) => sum + weight, 0);
  const ranked = merged.map(({ color, weight, quote, page }) => {
    return { color: toHex(color), share: Math.round((weight / whole) * 100) / 100, quote, page };
  });
  return [...themeOf(first), ...ranked.filter(({ color }) => color !== themeOf(first)[0]?.color)].slice(
    0,
    MOST_COLORS,
  );
}

function themeOf(page: WebPage | undefined): ColorProposal[] {
  const color = parseColor(page?.themeColor ?? '');
  if (!page || color === null || !isColourful(color)) return [];
  return [{ color: toHex(color), share: 1, quote: page.themeColor, page: page.url }];
}

/** Rules are taken apart roughly: what stands before the innermost brace is the selector. */
function declarationsOf({ url, css }: StyleSheet): Declared[] {
  const bare = css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');
  return bare.split('}').flatMap((rule) => {
    const at = rule.lastIndexOf('{');
    if (at === -1 || OTHERS.test(rule.slice(Math.max(0, at - 300), at))) return [];
    return rule
      .slice(at + 1)
      .split(';')
      .flatMap((line) => {
        const colon = line.indexOf(':');
        const name = line.slice(0, colon).trim();
        const value = line.slice(colon + 1).trim();
        const matters = name.toLowerCase() in WEIGHTS || name.startsWith('--');
        return colon > 0 && matters && value.length <= 200 ? [{ name, value, page: url }] : [];
      });
  });
}

function weigh({ name, value, page }: Declared, named: ReadonlyMap<string, string>): Weighed[] {
  const isNamed = name.startsWith('--');
  if (isNamed && (!OWN_NAME.test(name) || OF_MAKERS.test(name))) return [];
  const weight = isNamed ? OWN : (WEIGHTS[name.toLowerCase()] ?? 0);
  const color = parseColor(resolve(value, named).trim());
  if (color === null || !isColourful(color)) return [];
  return [{ color, weight, quote: `${name}: ${value}`, page }];
}

/** With the values of custom properties in the places of their names, those within them included. */
function resolve(value: string, named: ReadonlyMap<string, string>): string {
  let told = value;
  for (let depth = 0; depth < 3 && told.includes('var(') && told.length <= 400; depth += 1)
    told = told.replace(
      /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g,
      (_, name, otherwise = '') => named.get(name) ?? otherwise,
    );
  return told;
}

/** Shades of one colour count for the one that is used most. */
function merge(found: readonly Weighed[]): Weighed[] {
  const same = new Map<string, Weighed>();
  // What names it is the better word for it.
  for (const one of [...found].sort((a, b) => b.weight - a.weight)) {
    const known = same.get(toHex(one.color));
    if (known) known.weight += one.weight;
    else same.set(toHex(one.color), { ...one });
  }
  const merged: Weighed[] = [];
  for (const one of [...same.values()].sort((a, b) => b.weight - a.weight).slice(0, 60)) {
    const near = merged.find(({ color }) => apartInTone(color, one.color) < 12);
    if (near) near.weight += one.weight;
    else merged.push(one);
  }
  return merged;
}
