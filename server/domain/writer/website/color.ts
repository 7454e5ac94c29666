// Colours as style rules write them.

/** Red, green and blue, 0..255. */
export type Color = readonly [red: number, green: number, blue: number];

/** @returns null for what is no colour, is seen through, or is named by a word */
export function parseColor(text: string): Color | null {
  const [, hex] = /^#([\da-f]{3,8})(?=$|[\s!,])/i.exec(text) ?? [];
  if (hex) return parseHex(hex);
  const [, kind = '', inside = ''] = /^(rgb|hsl|oklch)a?\(([^()]{1,60})\)/i.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  const [one = NaN, two = NaN, three = NaN] = parts.map((part) => Number.parseFloat(part));
  const alpha = parts[3] === undefined ? 1 : Number.parseFloat(parts[3]) / (parts[3].endsWith('%') ? 100 : 1);
  if (!Number.isFinite(one + two + three) || !(alpha >= 0.8)) return null;
  if (/^oklch$/i.test(kind)) return fromOklch(parts[0]?.endsWith('%') ? one / 100 : one, two, three);
  if (/^hsl$/i.test(kind)) return fromHsl(one, two / 100, three / 100);
  const scale = parts[0]?.endsWith('%') ? 2.55 : 1;
  return [clamp(one * scale), clamp(two * scale), clamp(three * scale)];
}

export function toHex(color: Color): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Neither black, white, grey nor nearly so. */
export function isColourful(color: Color): boolean {
  const [most, least] = [Math.max(...color), Math.min(...color)];
  const light = (most + least) / 510;
  return most - least >= 40 && light >= 0.1 && light <= 0.9;
}

/** How far apart two colours are in tone, degrees; shades of one have nearly the same. */
export function apartInTone(one: Color, other: Color): number {
  const apart = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(apart, 360 - apart);
}

function hueOf([red, green, blue]: Color): number {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return 0;
  if (most === red) return (60 * ((green - blue) / span) + 360) % 360;
  return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240;
}

function parseHex(hex: string): Color | null {
  const isShort = hex.length <= 4;
  if (![3, 4, 6, 8].includes(hex.length)) return null;
  const digits = isShort ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map((two) => Number.parseInt(two, 16));
  return alpha < 204 ? null : [red, green, blue];
}

function fromHsl(hue: number, saturation: number, light: number): Color {
  const reach = saturation * Math.min(light, 1 - light);
  const part = (offset: number) => {
    const at = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return clamp(255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** CSS Color 4, 10.2. Chroma in percent is rare, and is not read. */
function fromOklch(light: number, chroma: number, hue: number): Color {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function fromLinear(part: number): number {
  return clamp(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
}

function clamp(part: number): number {
  return Math.max(0, Math.min(255, Math.round(part)));
}
