// From a kit's two or three colours to the grounds that designs stand on, each with colours that are read on it.
import type { Scheme } from '../../contract/design.ts';
import { contrast, hueDistance, type Lch, READABLE, readableOn, toHex, toLch } from '../../kernel/colour.ts';

/** One surface and what is drawn on it. Every colour but `line` and `shape` has a contrast of at least 4.5 to `fill`. */
export interface Ground {
  readonly fill: string;
  readonly ink: string;
  readonly quiet: string;
  /** The colour of the business, as text or as a mark. */
  readonly mark: string;
  /** On a surface of `mark`. */
  readonly onMark: string;
  readonly line: string;
  /** Large shapes behind text: near the fill, so that all of these colours are read on it too. */
  readonly shape: string;
}

export interface Palette {
  readonly paper: Ground;
  readonly tint: Ground;
  readonly strong: Ground;
  /** The kit's second colour as a surface. */
  readonly second: Ground;
  readonly deep: Ground;
}

interface KitColors {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string | null;
}

/** Below this chroma a colour has no hue to speak of. */
const GREY = 0.02;
const WHITE = '#ffffff';
/** From here on a colour is darkened for white rather than given dark ink. */
const NEARLY_WHITE = 3.3;
const LIVES_BY_LIGHT = 0.7;

export function makePalette(colors: KitColors, scheme: Scheme): Palette {
  const first = toLch(colors.primary);
  const second = toLch(colors.secondary);
  const isGrey = first.c < GREY;
  const at = (l: number, c: number, of: Lch = first) =>
    toHex({ l, c: isGrey && of === first ? Math.min(c, first.c) : c, h: of.h });
  const fills =
    scheme === 'light'
      ? {
          paper: at(0.982, 0.007),
          tint: at(0.925, Math.min(0.045, first.c * 0.4)),
          strong: asGround(toHex(first)),
          second: asGround(toHex(second)),
          deep: at(0.27, Math.min(0.075, first.c * 0.6)),
        }
      : {
          paper: at(0.185, 0.014),
          tint: at(0.265, Math.min(0.05, first.c * 0.4)),
          strong: asGround(toHex(atNight(first))),
          second: asGround(toHex(atNight(second))),
          deep: at(0.135, Math.min(0.035, first.c * 0.3)),
        };
  const make = (fill: string) => makeGround(fill, colors, first);
  return {
    paper: make(fills.paper),
    tint: make(fills.tint),
    strong: make(fills.strong),
    second: make(fills.second),
    deep: make(fills.deep),
  };
}

/** Colours go darker at night, but for those that live by their light: a dark yellow is none. */
function atNight(colour: Lch): Lch {
  return colour.l > LIVES_BY_LIGHT ? colour : { ...colour, l: Math.min(colour.l, 0.47) };
}

/** Strong colours carry white where they nearly can: a little darker then. Light ones carry dark ink as they are. */
function asGround(fill: string): string {
  return contrast(fill, WHITE) >= NEARLY_WHITE ? readableOn(WHITE, fill, READABLE * 1.04) : fill;
}

/** Two fills that differ less look like one. */
const APART = 1.35;

/** The kit's second colour as a field on `under`, or its first where the second would be lost there. */
export function fieldOn(under: Ground, { second, strong }: Palette): Ground {
  return contrast(second.fill, under.fill) >= APART ? second : strong;
}

/** Ink in a trace of the first colour: nearly black on light grounds, nearly white on dark ones, whichever is read better. */
function makeGround(fill: string, colors: KitColors, first: Lch): Ground {
  const trace = Math.min(0.03, first.c * 0.25);
  const dark = toHex({ l: 0.2, c: trace, h: first.h });
  const light = toHex({ l: 0.985, c: trace * 0.25, h: first.h });
  const isDark = contrast(fill, WHITE) >= READABLE;
  const ink = readableOn(fill, isDark ? light : dark);
  const { l, c, h } = toLch(fill);
  const nudge = (by: number) => toHex({ l: Math.min(1, Math.max(0, l + by)), c, h });
  // A shape moves away from the ink where there is room, as it may lie under all the other colours.
  const shape = isDark ? nudge(l > 0.32 ? -0.05 : 0.045) : nudge(l > 0.88 ? -0.035 : 0.055);
  const onBoth = (colour: string) => readableOn(shape, readableOn(fill, colour));
  const mark = onBoth(chooseMark(fill, colors));
  return {
    fill,
    ink: onBoth(ink),
    quiet: onBoth(toHex({ l: isDark ? 0.84 : 0.44, c: trace, h: first.h })),
    mark,
    onMark: readableOn(mark, contrast(mark, WHITE) < READABLE ? dark : light),
    line: nudge(isDark ? 0.14 : -0.12),
    shape,
  };
}

/** The kit's colour that differs from the ground and needs the least change to be read on it. */
function chooseMark(fill: string, { primary, secondary, accent }: KitColors): string {
  const ground = toLch(fill);
  const cost = (colour: string) => {
    const own = toLch(colour);
    const lost = Math.abs(toLch(readableOn(fill, colour)).l - own.l);
    const isGroundItself = contrast(fill, colour) < 1.6 && hueDistance(own, ground) < 30;
    return lost + (isGroundItself ? 1 : 0);
  };
  const candidates = [primary, ...(accent === null ? [] : [accent]), secondary];
  // In this order where it costs little: a business is known by its first colour.
  return (
    candidates.find((colour) => cost(colour) < 0.14) ??
    candidates.reduce((best, colour) => (cost(colour) < cost(best) ? colour : best))
  );
}
