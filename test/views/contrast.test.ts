// Computes the contrast of every colour pair the stylesheet uses, in both themes, from the tokens themselves.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

type Rgb = readonly [number, number, number];
type Theme = ReadonlyMap<string, Rgb>;

const css = readFileSync(new URL('../../views/styles/tokens.css', import.meta.url), 'utf8');
const light = readTheme(':root');
const themes = { light, dark: new Map([...light, ...readTheme('.dark')]) };

const INKS = ['success', 'warning', 'danger'];
/** Text needs 4.5:1 (WCAG 1.4.3). */
const TEXT_PAIRS = [
  ...pair(['text', 'quiet', 'accent'], ['page', 'surface', 'sunken', 'accent-pale']),
  ...pair(
    ['text', 'quiet'],
    INKS.map((name) => `${name}-pale`),
  ),
  ...INKS.flatMap((name) => pair([`${name}-ink`], [`${name}-pale`, 'page', 'surface'])),
  ...pair(['on-accent'], ['accent', 'accent-deep']),
  ...pair(['on-danger'], ['danger']),
];
/** Control edges, focus rings and state dots need 3:1 (WCAG 1.4.11); a warning dot always has its word. */
const SHAPE_PAIRS = [
  ...pair(['edge', 'accent', 'success', 'danger'], ['page', 'surface']),
  ...pair(['accent', 'edge'], ['sunken']),
];

for (const [name, theme] of Object.entries(themes)) {
  test(`${name}: text reaches 4.5:1`, () => assertContrast(theme, TEXT_PAIRS, 4.5));
  test(`${name}: edges, rings and dots reach 3:1`, () => assertContrast(theme, SHAPE_PAIRS, 3));
}

test('the computation agrees with known ratios', () => {
  assert.equal(contrast(parseColour('oklch(1 0 0)'), parseColour('oklch(0 0 0)')).toFixed(1), '21.0');
  assert.equal(contrast(parseColour('#ffffff'), parseColour('#767676')).toFixed(2), '4.54');
});

function pair(front: readonly string[], back: readonly string[]) {
  return front.flatMap((one) => back.map((other) => [one, other] as const));
}

function assertContrast(theme: Theme, pairs: ReadonlyArray<readonly [string, string]>, least: number) {
  const weak = pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(colourOf(theme, front), colourOf(theme, back)) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
  assert.deepEqual(weak, []);
}

function colourOf(theme: Theme, name: string): Rgb {
  const colour = theme.get(name);
  assert.ok(colour, `no token --${name}`);
  return colour;
}

function readTheme(selector: string): Theme {
  const start = css.indexOf(`${selector} {`);
  assert.ok(start >= 0, selector);
  const block = css.slice(start, css.indexOf('}', start));
  const tokens = block.matchAll(/--([\w-]+): (oklch\([\d. ]+\)|#[0-9a-f]{6});/g);
  return new Map([...tokens].map(([, name = '', value = '']) => [name, parseColour(value)]));
}

/** @returns linear-light sRGB, clipped to its gamut as a browser would. */
function parseColour(value: string): Rgb {
  if (value.startsWith('#')) {
    const part = (at: number) => linear(Number.parseInt(value.slice(at, at + 2), 16) / 255);
    return [part(1), part(3), part(5)];
  }
  const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  return fromOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

function linear(channel: number) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Matrices of CSS Color 4. */
function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function contrast(one: Rgb, other: Rgb) {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

function luminance([red, green, blue]: Rgb) {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
