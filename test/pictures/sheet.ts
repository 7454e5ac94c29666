// Contact sheets: designs by businesses, to be looked at.
// node --import tsx test/pictures/sheet.ts OUT.png [--designs a,b] [--businesses 0,1] [--ratio 4:5] [--scheme light] [--width 300] [--by business]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Renderer } from '@takumi-rs/wasm';
import {
  DESIGN_NAMES,
  type DesignName,
  factsOf,
  RATIOS,
  type Ratio,
  type Scheme,
} from '../../server/contract/design.ts';
import type { Picture } from '../../server/domain/design/index.ts';
import { ensureBuilt } from '../support/build.ts';
import { SHEET_BUSINESSES } from './businesses.ts';
import { makePhoto } from './photo.ts';
import { wordsFor } from './words.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    designs: text,
    businesses: text,
    ratio: text,
    scheme: text,
    width: text,
    kind: text,
    by: text,
    quality: text,
  },
});
const GAP = 14;

await ensureBuilt();
const { paint } = await import('./painter.ts');
const designs = (values.designs?.split(',') ?? DESIGN_NAMES) as DesignName[];
const businesses = values.businesses?.split(',').map(Number) ?? SHEET_BUSINESSES.map((_, at) => at);
const ratios = (
  values.ratio === 'all' ? (Object.keys(RATIOS) as Ratio[]) : [values.ratio ?? '4:5']
) as Ratio[];
const schemes = (values.scheme?.split(',') ?? ['light']) as Scheme[];
const width = Number(values.width ?? 300);
const photos = new Map<number, Uint8Array>();

const rows: Picture[][] = [];
if (values.by === 'business') {
  for (const at of businesses) {
    const row: Picture[] = [];
    for (const [turn, design] of designs.entries()) {
      const scheme = schemes[turn % schemes.length] ?? 'light';
      row.push(await paintOne(design, at, ratios[turn % ratios.length] ?? '4:5', scheme));
    }
    rows.push(row);
  }
}
for (const design of values.by === 'business' ? [] : designs) {
  for (const ratio of ratios.length > 1 ? [ratios] : ratios.map((one) => [one])) {
    const row: Picture[] = [];
    for (const at of businesses) {
      for (const scheme of schemes)
        for (const one of ratio) row.push(await paintOne(design, at, one, scheme));
    }
    rows.push(row);
  }
}
const height = Math.max(...rows.map((row) => heightOf(row)));
const sheetWidth = Math.max(
  ...rows.map((row) => row.reduce((sum, one) => sum + widthOf(one, row) + GAP, GAP)),
);
const sheetHeight = rows.reduce((sum, row) => sum + heightOf(row) + GAP, GAP);
const children = rows.map((row) => ({
  type: 'container' as const,
  style: { display: 'flex' as const, gap: GAP, height: heightOf(row) },
  children: row.map((one) => ({
    type: 'image' as const,
    src: one.bytes,
    style: { width: widthOf(one, row), height: Math.round((widthOf(one, row) / one.width) * one.height) },
  })),
}));
const page = {
  type: 'container' as const,
  style: {
    display: 'flex' as const,
    flexDirection: 'column' as const,
    gap: GAP,
    padding: GAP,
    backgroundColor: '#8a8a8a',
    width: '100%',
    height: '100%',
  },
  children,
};
const out = positionals[0] ?? '/tmp/sheet.png';
const format = out.endsWith('.jpg') ? 'jpeg' : 'png';
const bytes = await new Renderer().render(page, {
  width: Math.round(sheetWidth),
  height: Math.round(sheetHeight),
  format,
  quality: Number(values.quality ?? 80),
});
writeFileSync(out, bytes);
console.log(
  `${out}: ${rows.length} rows, ${Math.round(sheetWidth)} x ${Math.round(sheetHeight)}, tallest ${height}`,
);

function widthOf(one: Picture, row: Picture[]): number {
  return row.every((other) => other.width === one.width)
    ? width
    : Math.round((one.width / one.height) * width);
}

function heightOf(row: Picture[]): number {
  return Math.max(...row.map((one) => Math.round((widthOf(one, row) / one.width) * one.height)));
}

async function paintOne(design: DesignName, at: number, ratio: Ratio, scheme: Scheme): Promise<Picture> {
  const business = SHEET_BUSINESSES[at];
  if (business === undefined) throw new RangeError(`No business ${at}`);
  const { photo, kinds } = factsOf(design);
  const kind = kinds.find((one) => one === values.kind) ?? kinds[0];
  if (kind === undefined) throw new RangeError(design);
  const hue = business.photo ?? 40;
  if (photo !== 'none' && !photos.has(hue)) photos.set(hue, await makePhoto(hue));
  const bytes = photo === 'none' || photo === 'may' ? undefined : photos.get(hue);
  return paint({
    design,
    ratio,
    scheme,
    kit: business.kit,
    words: wordsFor(kind, business.language),
    photo: bytes === undefined ? null : { bytes, focus: { x: 0.5, y: 0.55 } },
    language: business.language,
    seed: `${design}:${at}`,
  });
}
