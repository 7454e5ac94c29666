// Draws one picture after the other: lays a design out until all it asked for is known, then renders it. Lives in a thread of
// its own; holds the renderer (WebAssembly, so what a picture may break stays in its memory) and the fonts it was given.
import type { ImageNode, Node } from '@takumi-rs/helpers';
import { initSync, Renderer } from '@takumi-rs/wasm';
import type { DrawnWords, DrawRequest, Picture } from '../../domain/design/index.ts';
import { createRandom, hashWords } from '../../kernel/random.ts';
import { type Box, canvasOf, whole } from './canvas.ts';
import { DESIGN_FUNCTIONS } from './designs/index.ts';
import { titleOf } from './designs/words.ts';
import { type Brand, type BrandImage, type Draft, type DraftPhoto, MOTIFS } from './draft.ts';
import { type FontFile, type FontShelf, PAIRS, settable, type Voice } from './fonts.ts';
import { makePalette } from './palette.ts';
import { drawPhoto, type Photo, type PhotoSample, toneOf } from './photo.ts';
import { familiesOf, isRightToLeft, opticalSize, Sheet } from './sheet.ts';
import { setBlocks } from './type/set-blocks.ts';
import { Widths } from './type/widths.ts';

/** Layouts until every width is known; a design that asks for ever new ones is a mistake in it. */
const MOST_LAYOUTS = 40;
const MEASURED_SIZE = 100;
/** A title of more lines is set smaller first. */
const FEW_LINES = { wide: 4, square: 5, tall: 6 } as const;
/** Pixels of the small copy of a photo, along its longer side. */
const SAMPLE = 160;
const JPEG_QUALITY = 88;

interface Prepared {
  readonly photo: Photo | null;
  readonly brand: Brand;
  readonly samples: Map<string, PhotoSample>;
  readonly wanted: Map<string, Box>;
}

export class Painter {
  readonly renderer: Renderer;
  readonly #shelf: FontShelf;
  readonly #widths = new Widths();

  /** @param wasm the renderer's module; a process has one */
  constructor(wasm: WebAssembly.Module, shelf: FontShelf) {
    initSync({ module: wasm });
    this.renderer = new Renderer();
    this.#shelf = shelf;
  }

  /** Once for each file. */
  async addFont({ family, weight, ranges }: FontFile, data: Uint8Array): Promise<void> {
    await this.renderer.registerFont({
      name: family,
      data,
      ...(weight === undefined ? {} : { weight }),
      unicodeRange: ranges.map(([first, last]) => [first, last] as [number, number]),
    });
  }

  /** The same request makes the same bytes. */
  async paint(request: DrawRequest): Promise<Picture> {
    const { width, height } = canvasOf(request.ratio);
    const { nodes } = await this.layOut(request);
    const format = request.photo === null ? 'png' : 'jpeg';
    const options = { width, height, format, quality: JPEG_QUALITY } as const;
    return {
      bytes: await this.renderer.render(page(nodes), options),
      type: `image/${format}`,
      width,
      height,
    };
  }

  /** What is drawn where, before it becomes pixels. */
  async layOut(request: DrawRequest): Promise<Sheet> {
    const prepared = await this.#prepare(request);
    for (let layouts = 0; layouts < MOST_LAYOUTS; layouts++) {
      const sheet = this.#layOut(request, prepared);
      if (await this.#learn(prepared)) return sheet;
    }
    throw new Error(`The design ${request.design} asks for ever new widths.`);
  }

  #layOut(request: DrawRequest, prepared: Prepared): Sheet {
    const canvas = canvasOf(request.ratio);
    const words = settableWords(request.words);
    const voices = PAIRS[request.kit.fonts];
    const widthOf = (voice: Voice, text: string) => this.#widths.of(voice, text);
    const isRtl = isRightToLeft(titleOf(words));
    const riseOf = (voice: Voice) => this.#riseOf(voice);
    const sheet = new Sheet({ canvas, isRtl, riseOf, widthOf });
    const capHeightOf = ({ family }: Voice) => this.#shelf.heightsOf(family).capHeight;
    const draft: Draft = {
      canvas,
      words,
      scheme: request.scheme,
      palette: makePalette(request.kit.colors, request.scheme),
      voices,
      sheet,
      chance: createRandom(request.seed),
      brand: prepared.brand,
      photo: this.#draftPhoto(prepared),
      widthOf,
      set: (blocks, box) =>
        setBlocks(
          blocks.map(({ role, gap = 0, most, least, indent = 0, ...block }) => ({
            ...block,
            ...(role === 'head' ? { fewLines: FEW_LINES[canvas.shape] } : {}),
            voice: voices[role],
            most: most * canvas.unit,
            least: least * canvas.unit,
            gap: gap * canvas.unit,
            indent: indent * canvas.unit,
          })),
          box,
          { widths: this.#widths, language: request.language, capHeightOf },
        ),
    };
    DESIGN_FUNCTIONS[request.design](draft);
    return sheet;
  }

  #draftPhoto({ photo, samples, wanted }: Prepared): DraftPhoto | null {
    if (photo === null) return null;
    return {
      draw: (sheet, box, radius) => drawPhoto(sheet, photo, box, radius),
      toneIn: (box, into) => {
        const key = `${into.width}x${into.height}`;
        const sample = samples.get(key);
        if (sample !== undefined) return toneOf(sample, box, into);
        wanted.set(key, into);
        return { darkest: 0, lightest: 1 };
      },
    };
  }

  /** @returns whether all that was asked for was known already */
  async #learn({ photo, samples, wanted }: Prepared): Promise<boolean> {
    const missing = this.#widths.takeMissing();
    const boxes = [...wanted];
    wanted.clear();
    if (missing.length > 0) {
      const children = missing.map(({ voice, text }) => measurable(voice, text));
      const style = { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' } as const;
      const measured = await this.renderer.measure({ type: 'container', style, children });
      measured.children.forEach(({ width }, at) => {
        const one = missing[at];
        if (one !== undefined) this.#widths.learn(one, width / MEASURED_SIZE);
      });
    }
    for (const [key, box] of boxes) {
      if (photo !== null) samples.set(key, await this.#sample(photo, box));
    }
    return missing.length === 0 && boxes.length === 0;
  }

  async #sample(photo: Photo, box: Box): Promise<PhotoSample> {
    const scale = SAMPLE / Math.max(box.width, box.height);
    const width = Math.max(1, Math.round(box.width * scale));
    const height = Math.max(1, Math.round(box.height * scale));
    const canvas = { ...canvasOf('1:1'), width, height };
    const none = () => 0;
    const sheet = new Sheet({ canvas, isRtl: false, riseOf: none, widthOf: none });
    drawPhoto(sheet, photo, whole(canvas));
    const pixels = await this.renderer.render(page(sheet.nodes), { width, height, format: 'raw' });
    return { width, height, pixels };
  }

  async #prepare({ kit, photo }: DrawRequest): Promise<Prepared> {
    const [logo, logoDark, mark] = await Promise.all([
      this.#brandImage(kit.logo),
      this.#brandImage(kit.logoDark),
      this.#brandImage(kit.mark),
    ]);
    const name = settable(kit.name);
    const motif = MOTIFS[hashWords(kit.name)[1] % MOTIFS.length] ?? 'bar';
    const brand = { name, initials: initialsOf(name), corners: kit.corners, motif, logo, logoDark, mark };
    const size = photo === null ? null : await this.#sizeOf(photo.bytes);
    return {
      brand,
      photo:
        photo === null || size === null
          ? null
          : { ...photo, ...size, style: kit.photos, colour: kit.colors.primary },
      samples: new Map(),
      wanted: new Map(),
    };
  }

  async #brandImage(bytes: Uint8Array | null): Promise<BrandImage | null> {
    return bytes === null ? null : { bytes, ...(await this.#sizeOf(bytes)) };
  }

  async #sizeOf(src: ImageNode['src']): Promise<{ width: number; height: number }> {
    const style = { display: 'flex', alignItems: 'flex-start' } as const;
    const measured = await this.renderer.measure({
      type: 'container',
      style,
      children: [{ type: 'image', src }],
    });
    const { width = 1, height = 1 } = measured.children[0] ?? {};
    return { width, height };
  }

  /** A line's baseline is where its own font has it, also where another one draws all of its letters. */
  #riseOf({ family }: Voice): number {
    const { ascent, descent } = this.#shelf.heightsOf(family);
    return (1 - ascent - descent) / 2 + ascent;
  }
}

/** The nodes of a sheet as one that fills the picture. */
export function page(children: Node[]): Node {
  return {
    type: 'container',
    style: { width: '100%', height: '100%', position: 'relative', display: 'flex' },
    children,
  };
}

function measurable(voice: Voice, text: string): Node {
  return {
    type: 'text',
    text,
    style: {
      fontFamily: familiesOf(voice),
      fontSize: MEASURED_SIZE,
      fontWeight: voice.weight,
      letterSpacing: voice.tracking * MEASURED_SIZE,
      whiteSpace: 'nowrap',
      ...opticalSize(voice),
    },
  };
}

/** Every text of the words as designs set it. */
function settableWords(words: DrawnWords): DrawnWords {
  const tidy = (value: unknown): unknown => {
    if (typeof value === 'string') return settable(value);
    if (Array.isArray(value)) return value.map(tidy);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidy(one)]));
    }
    return value;
  };
  return tidy(words) as DrawnWords;
}

/** One or two letters; the first alone where a name has no spaces. */
function initialsOf(name: string): string {
  const words = name.split(/[\s.&+/–-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const notable = words.filter((word) => /^[\p{Lu}\p{Lo}\p{N}]/u.test(word));
  const chosen = (notable.length > 0 ? notable : words).slice(0, 2);
  return chosen
    .map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, '')][0]?.toLocaleUpperCase() ?? '')
    .join('');
}
