// The painter in this process, with the fonts that a request needs: for contact sheets, and for tests that read pixels.
import { readFileSync } from 'node:fs';
import { FontShelf } from '../../server/pictures/drawing/fonts.ts';
import { type Painted, Painter } from '../../server/pictures/drawing/painter.ts';
import { type DrawRequest, textOf } from '../../server/pictures/drawing/request.ts';
import { ROOT } from '../support/build.ts';

const FOLDER = `${ROOT}dist/drawing`;

export const shelf = FontShelf.open(FOLDER);
const painter = new Painter(new WebAssembly.Module(readFileSync(`${FOLDER}/takumi.wasm`)), shelf);
const added = new Set<string>();

/** Needs a built dist/. */
export async function paint(request: DrawRequest): Promise<Painted> {
  for (const file of shelf.filesFor(textOf(request), request.kit.fonts)) {
    if (added.has(file.file)) continue;
    added.add(file.file);
    await painter.addFont(file, readFileSync(`${FOLDER}/${file.file}`));
  }
  return painter.paint(request);
}
