// The sheet that a design draws on: shapes, photos and set text at places in pixels, collected as the renderer's nodes. What is
// written right to left is mirrored here, so that designs think of a start and an end alone.
import type { ContainerNode, ImageNode, Node } from '@takumi-rs/helpers';
import type { Box, Canvas } from './canvas.ts';
import type { Voice } from './fonts.ts';
import type { SetBlock, SetStack } from './type/set-blocks.ts';

type Style = NonNullable<Node['style']>;

/** What was written where, in which colour, for checks of what was drawn. */
export interface Written {
  readonly text: string;
  /** From the tops of the capitals to below the descenders. */
  readonly box: Box;
  readonly colour: string;
  readonly size: number;
  readonly isStruck: boolean;
}

export interface ShapeStyle {
  readonly radius?: number | string;
  /** A CSS clip-path. */
  readonly clip?: string;
  readonly border?: { readonly width: number; readonly colour: string };
  readonly blend?: 'multiply';
}

export interface WriteStyle {
  readonly voice: Voice;
  readonly colour: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly struck?: string;
}

/** Below the baseline, as a share of the size. */
const DESCENT = 0.24;
/** Room for the swashes of a last letter. */
const SLACK = 0.3;
/** Opening quotes and the like hang in the margin, so that the letters stand in one line. */
const HANGING = /^[“„«‹‘‚"'¿¡(]/u;

export interface SheetParts {
  readonly canvas: Canvas;
  readonly isRtl: boolean;
  /** Share of the size from the top of a line's box to its baseline. */
  readonly riseOf: (voice: Voice) => number;
  readonly widthOf: (voice: Voice, text: string) => number;
}

export class Sheet {
  readonly nodes: Node[] = [];
  readonly written: Written[] = [];
  readonly #parts: SheetParts;

  constructor(parts: SheetParts) {
    this.#parts = parts;
  }

  fill(box: Box, colour: string, { radius = 0, clip, border, blend }: ShapeStyle = {}): void {
    this.nodes.push({
      type: 'container',
      style: {
        ...this.#place(box),
        ...(colour.includes('gradient') ? { backgroundImage: colour } : { backgroundColor: colour }),
        borderRadius: radius,
        ...(clip === undefined ? {} : { clipPath: clip }),
        ...(blend === undefined ? {} : { mixBlendMode: blend }),
        ...(border === undefined
          ? {}
          : { border: `${border.width}px solid ${border.colour}`, boxSizing: 'border-box' }),
      },
    });
  }

  /** A disc, or a ring where it has a border. */
  disc(x: number, y: number, diameter: number, colour: string, border?: ShapeStyle['border']): void {
    const box = { x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter };
    this.fill(box, colour, { radius: diameter / 2, ...(border === undefined ? {} : { border }) });
  }

  /** Shapes drawn by `draw` that end at the edges of the box. */
  within(box: Box, radius: number, draw: (sheet: Sheet) => void): void {
    const inner = new Sheet(this.#parts);
    draw(inner);
    const { left, top } = this.#place(box);
    const shifted: ContainerNode = {
      type: 'container',
      style: { position: 'absolute', left: -left, top: -top, width: '100%', height: '100%' },
      children: inner.nodes,
    };
    this.nodes.push({
      type: 'container',
      style: { ...this.#place(box), overflow: 'hidden', borderRadius: radius },
      children: [shifted],
    });
  }

  /** Fills the box; `position` is CSS's, `blend` laid over it. */
  image(src: ImageNode['src'], box: Box, style: Style = {}): void {
    this.nodes.push({ type: 'image', src, style: { ...this.#place(box), ...style } });
  }

  /** Writes a set stack with its top at `y`. @returns where its last baseline is */
  stack(set: SetStack, box: Box, y: number, styles: readonly WriteStyle[]): number {
    set.blocks.forEach((block, at) => {
      const style = styles[at];
      if (style !== undefined) this.block(block, { ...box, y: y + block.top }, style);
    });
    return y + set.height;
  }

  /** Writes one set block with the tops of its capitals at `box.y`. */
  block(block: SetBlock, box: Box, style: WriteStyle): void {
    block.lines.forEach((line, at) => {
      const baseline = box.y + block.capHeight + at * block.leading;
      const room = box.width - block.indent - line.width;
      const { align = 'start' } = style;
      const edge = Math.max(0, box.x + block.indent - this.#parts.canvas.safe.x);
      const hang = align === 'start' ? Math.min(edge, this.#hang(line.text, style.voice) * block.size) : 0;
      const x = box.x + block.indent + (align === 'start' ? -hang : align === 'center' ? room / 2 : room);
      this.#line(line, { x, baseline, size: block.size, capHeight: block.capHeight }, style);
    });
  }

  #line(
    { text, width }: { text: string; width: number },
    at: { x: number; baseline: number; size: number; capHeight: number },
    { voice, colour, struck }: WriteStyle,
  ): void {
    const { size } = at;
    const top = at.baseline - size * this.#parts.riseOf(voice);
    const isRtl = isRightToLeft(text);
    const slack = size * SLACK;
    // The box has some room to spare at the text's end, which is its left side where it runs to the left.
    const textEndsLeft = isRtl !== this.#parts.isRtl;
    const box = { x: at.x - (textEndsLeft ? slack : 0), y: top, width: width + slack, height: size };
    this.nodes.push({
      type: 'text',
      text,
      style: {
        ...this.#place(box),
        display: 'block',
        color: colour,
        fontFamily: familiesOf(voice),
        fontSize: size,
        fontWeight: voice.weight,
        lineHeight: `${size}px`,
        letterSpacing: voice.tracking * size,
        whiteSpace: 'nowrap',
        direction: isRtl ? 'rtl' : 'ltr',
        textAlign: isRtl ? 'right' : 'left',
        ...opticalSize(voice),
      },
    });
    const seen = { x: at.x, y: at.baseline - at.capHeight, width, height: at.capHeight + size * DESCENT };
    this.written.push({ text, box: this.#mirror(seen), colour, size, isStruck: struck !== undefined });
    if (struck !== undefined) {
      const thick = Math.max(2, size * 0.11);
      this.fill({ x: at.x, y: at.baseline - at.capHeight * 0.5 - thick / 2, width, height: thick }, struck);
    }
  }

  #hang(text: string, voice: Voice): number {
    const first = HANGING.exec(text)?.[0];
    return first === undefined ? 0 : this.#parts.widthOf(voice, first);
  }

  #place(box: Box): { position: 'absolute'; left: number; top: number; width: number; height: number } {
    const { x, y, width, height } = this.#mirror(box);
    return { position: 'absolute', left: x, top: y, width, height };
  }

  #mirror(box: Box): Box {
    return this.#parts.isRtl ? { ...box, x: this.#parts.canvas.width - box.x - box.width } : box;
  }
}

/** How a voice is named to the renderer, with what stands in for what it lacks. */
export function familiesOf({ family }: Voice): string {
  return `"${family}", "Noto Sans JP", "Noto Sans Arabic", "Noto Sans Hebrew"`;
}

export function opticalSize({ opticalSize: size }: Voice): Style {
  return size === undefined ? {} : { fontVariationSettings: `"opsz" ${size}` };
}

/** By its first letter that has a direction. */
export function isRightToLeft(text: string): boolean {
  return /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);
}
