// The painter in this process, with the fonts that a request needs: for contact sheets, and for tests that read pixels. Needs
// a built dist/.
import { readFileSync } from 'node:fs';
import type { DrawRequest, Picture } from '../../server/domain/design/index.ts';
import { canvasOf } from '../../server/pictures/drawing/canvas.ts';
import { FontShelf } from '../../server/pictures/drawing/fonts.ts';
import { Painter, page } from '../../server/pictures/drawing/painter.ts';
import { textOf } from '../../server/pictures/drawing/request.ts';
import type { Written } from '../../server/pictures/drawing/sheet.ts';
import { ROOT } from '../support/build.ts';

const FOLDER = `${ROOT}dist/drawing`;

export const shelf = FontShelf.open(FOLDER);
const painter = new Painter(new WebAssembly.Module(readFileSync(`${FOLDER}/takumi.wasm`)), shelf);
const added = new Set<string>();

export async function paint(request: DrawRequest): Promise<Picture> {
  await bringFonts(request);
  return painter.paint(request);
}

/** What was written where, and the picture with and without it, as RGBA. */
export async function paintTwice(
  request: DrawRequest,
): Promise<{ written: readonly Written[]; drawn: Uint8Array; ground: Uint8Array }> {
  await bringFonts(request);
  const { written, nodes } = await painter.layOut(request);
  const { width, height } = canvasOf(request.ratio);
  const toPixels = (shown: typeof nodes) =>
    painter.renderer.render(page(shown), { width, height, format: 'raw' });
  const [drawn, ground] = [
    await toPixels(nodes),
    await toPixels(nodes.filter(({ type }) => type !== 'text')),
  ];
  return { written, drawn, ground };
}

async function bringFonts(request: DrawRequest): Promise<void> {
  for (const file of shelf.filesFor(textOf(request), request.kit.fonts)) {
    if (added.has(file.file)) continue;
    added.add(file.file);
    await painter.addFont(file, readFileSync(`${FOLDER}/${file.file}`));
  }
}
