// Colours as people see them (OKLCH), and how well one is read on another (WCAG's contrast).

/** Lightness 0..1, chroma 0..about 0.37, hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [number, number, number];

/** Small text needs this much. */
export const READABLE = 4.5;

export function toLch(hex: string): Lch {
  const [r, g, b] = channelsOf(hex).map(toLinear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const v = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, v), h: ((Math.atan2(v, a) * 180) / Math.PI + 360) % 360 };
}

/** The nearest colour of a screen: chroma gives way, lightness and hue stay. @returns `#rrggbb` */
export function toHex({ l, c, h }: Lch): string {
  for (let chroma = c; chroma > 0.002; chroma -= 0.004) {
    const rgb = toRgb({ l, c: chroma, h });
    if (rgb.every((channel) => channel >= -0.002 && channel <= 1.002)) return writeHex(rgb);
  }
  return writeHex(toRgb({ l, c: 0, h }));
}

/** 1 (none) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = channelsOf(hex).map(toLinear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The colour itself where it is read on the ground; else the nearest one of its hue that is. */
export function readableOn(ground: string, colour: string, least = READABLE): string {
  if (contrast(colour, ground) >= least) return colour;
  const { l, c, h } = toLch(colour);
  for (let step = 0.01; step <= 1; step += 0.01) {
    for (const lightness of [l - step, l + step]) {
      if (lightness < 0 || lightness > 1) continue;
      const tried = toHex({ l: lightness, c, h });
      if (contrast(tried, ground) >= least) return tried;
    }
  }
  return luminance(ground) > 0.18 ? '#000000' : '#ffffff';
}

/** `share` of the second colour over the first. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return writeHex(a.map((channel, at) => channel + ((b[at] ?? 0) - channel) * share) as unknown as Rgb, true);
}

/** `#rrggbb` with an alpha of 0..1 as `#rrggbbaa`. */
export function withAlpha(hex: string, alpha: number): string {
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** Degrees between two hues, 0 to 180. */
export function hueDistance(one: Lch, other: Lch): number {
  const apart = Math.abs(one.h - other.h) % 360;
  return Math.min(apart, 360 - apart);
}

function toRgb({ l, c, h }: Lch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function writeHex(rgb: Rgb, isEncoded = false): string {
  return `#${rgb
    .map((channel) => {
      const bounded = Math.min(1, Math.max(0, channel));
      return Math.round((isEncoded ? bounded : fromLinear(bounded)) * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}

function channelsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}
