// Names the sources of compiled lines in what a run reports: its processes do without source maps, which cost each of them
// a tenth of its time, and are needed only where something failed.
import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { ROOT } from './build.ts';

/** A place in a compiled file, as stacks and the runner's reporters write it. */
const PLACE =
  /(?:file:\/\/)?((?:[\w./~-]*\/)?node_modules\/\.cache\/drivyn\/tests-[\w./-]+\.mjs):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap>();

/** @returns the text with each place in a compiled file replaced by that in its source, relative to the checkout */
export function nameOrigins(text: string): string {
  return text.replace(PLACE, (place, file: string, line: string, column: string) => {
    const path = resolve(ROOT, file);
    const origin = mapOf(path).findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return place;
    const source = relative(ROOT, resolve(dirname(path), origin.fileName));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(path: string): SourceMap {
  const known = maps.get(path);
  if (known) return known;
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
  maps.set(path, map);
  return map;
}
