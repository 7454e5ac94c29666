// Colours as style rules write them.

/** Red, green and blue, 0..255. */
export type Color = readonly [red: number, green: number, blue: number];

/** @returns null for what is no colour, is seen through, or is named by a word */
export function parseColor(text: string): Color | null {
  const [, hex] = /^#([\da-f]{3,8})(?=$|[\s!,])/i.exec(text) ?? [];
  if (hex) return parseHex(hex);
  const [, kind = '', inside = ''] = /^(rgb|hsl)a?\(([^()]{1,60})\)/i.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  const [one = NaN, two = NaN, three = NaN] = parts.map((part) => Number.parseFloat(part));
  const alpha = parts[3] === undefined ? 1 : Number.parseFloat(parts[3]) / (parts[3].endsWith('%') ? 100 : 1);
  if (!Number.isFinite(one + two + three) || !(alpha >= 0.8)) return null;
  if (kind.toLowerCase() === 'hsl') return fromHsl(one, two / 100, three / 100);
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

function clamp(part: number): number {
  return Math.max(0, Math.min(255, Math.round(part)));
}
