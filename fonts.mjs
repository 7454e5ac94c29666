// The fonts that pictures are set in, as the build carries them: WOFF2 files as the packages have them, their licences, and
// fonts.json, which says what each file draws. Nothing else parses a font: the renderer does that by itself.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './bundle.mjs';

const WIDE = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** How high capitals are where a font does not say it. */
const USUAL_CAPITAL = 0.7;

/** family -> package, the axes' name in its files, and the scripts that are carried. */
const FAMILIES = {
  Inter: ['@fontsource-variable/inter', ['opsz'], WIDE],
  'Noto Serif Display': ['@fontsource-variable/noto-serif-display', ['wght'], WIDE],
  'Roboto Slab': ['@fontsource-variable/roboto-slab', ['wght'], WIDE],
  'Sofia Sans': ['@fontsource-variable/sofia-sans', ['wght'], WIDE],
  'Sofia Sans Extra Condensed': ['@fontsource-variable/sofia-sans-extra-condensed', ['wght'], WIDE],
  'Source Sans 3': ['@fontsource-variable/source-sans-3', ['wght'], WIDE],
  'Source Serif 4': ['@fontsource-variable/source-serif-4', ['opsz'], WIDE],
  'M PLUS Rounded 1c': ['@fontsource/m-plus-rounded-1c', ['500', '800'], WIDE],
  'Noto Sans JP': ['@fontsource-variable/noto-sans-jp', ['wght'], /^\d+$/],
  'Noto Sans Arabic': ['@fontsource-variable/noto-sans-arabic', ['wght'], ['arabic']],
  'Noto Sans Hebrew': ['@fontsource-variable/noto-sans-hebrew', ['wght'], ['hebrew']],
};

/** @returns pairs of a path inside dist/ and its bytes */
export function buildFonts() {
  const files = [];
  const manifest = [];
  const licences = [];
  for (const [family, [pack, cuts, subsets]] of Object.entries(FAMILIES)) {
    const folder = join(root, 'node_modules', pack);
    licences.push(`${family}\n\n${fs.readFileSync(join(folder, 'LICENSE'), 'utf8')}`);
    for (const cut of cuts) {
      // What several files hold is drawn by the first of them, Latin's own before the others.
      const drawn = new Set();
      for (const { name, bytes } of readCut(folder, cut, subsets)) {
        const { characters, ...heights } = describe(bytes);
        const own = characters.filter((one) => !drawn.has(one));
        for (const one of own) drawn.add(one);
        files.push([`drawing/${name}`, bytes]);
        manifest.push({ family, file: name, ...weightOf(cut), ...heights, ranges: toRanges(own) });
      }
    }
  }
  return [
    ...files,
    ['drawing/fonts.json', JSON.stringify(manifest)],
    ['drawing/FONTS.txt', licences.join(`\n\n${'-'.repeat(80)}\n\n`)],
  ];
}

const isPlainLatin = (name) => /-latin-(?!ext)/.test(name);

function readCut(folder, cut, subsets) {
  const wanted = (subset) => (subsets instanceof RegExp ? subsets.test(subset) : subsets.includes(subset));
  const pattern = new RegExp(`^${folder.split('/').at(-1)}-(.+)-${cut}-normal\\.woff2$`);
  return fs
    .readdirSync(join(folder, 'files'))
    .filter((name) => wanted(pattern.exec(name)?.[1] ?? ''))
    .sort((a, b) => Number(isPlainLatin(b)) - Number(isPlainLatin(a)) || a.localeCompare(b))
    .map((name) => ({ name, bytes: fs.readFileSync(join(folder, 'files', name)) }));
}

/** A file without an axis of weights holds one. */
function weightOf(cut) {
  return /^\d+$/.test(cut) ? { weight: Number(cut) } : {};
}

/** What a WOFF2 file draws: code points, and heights as shares of the type size. */
function describe(bytes) {
  const table = openTables(bytes);
  const unitsPerEm = table('head').readUInt16BE(18);
  const heights = table('hhea');
  const os2 = table('OS/2');
  return {
    characters: readCharacters(table('cmap')),
    ascent: heights.readInt16BE(4) / unitsPerEm,
    descent: -heights.readInt16BE(6) / unitsPerEm,
    capHeight: os2.length > 90 ? os2.readInt16BE(88) / unitsPerEm : USUAL_CAPITAL,
  };
}

/** The order is that of the known tags in the specification of WOFF2; those that are read here come first. */
const KNOWN_TAGS = 'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca'.match(/.{4}( |$)/g);

function openTables(bytes) {
  let at = 48;
  const readBase128 = () => {
    let value = 0;
    for (;;) {
      const byte = bytes[at++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const places = new Map();
  let offset = 0;
  for (let count = bytes.readUInt16BE(12); count > 0; count--) {
    const flags = bytes[at++];
    const known = flags & 63;
    const isNamed = known === 63;
    const tag = isNamed ? bytes.toString('latin1', at, at + 4) : (KNOWN_TAGS[known]?.slice(0, 4) ?? known);
    if (isNamed) at += 4;
    const original = readBase128();
    const isTransformed = (flags >> 6 === 0) === (tag === 'glyf' || tag === 'loca');
    const length = isTransformed ? readBase128() : original;
    places.set(tag, [offset, offset + length]);
    offset += length;
  }
  const content = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  return (tag) => content.subarray(...places.get(tag));
}

function readCharacters(cmap) {
  const found = new Map();
  for (let at = 4; at < 4 + cmap.readUInt16BE(2) * 8; at += 8) {
    const start = cmap.readUInt32BE(at + 4);
    found.set(cmap.readUInt16BE(start), cmap.subarray(start));
  }
  return found.has(12) ? readGroups(found.get(12)) : readSegments(found.get(4));
}

/** Format 12: groups of characters that follow each other. */
function readGroups(map) {
  const characters = [];
  for (let group = 0; group < map.readUInt32BE(12); group++) {
    const at = 16 + group * 12;
    for (let one = map.readUInt32BE(at); one <= map.readUInt32BE(at + 4); one++) characters.push(one);
  }
  return characters;
}

/** Format 4: segments with a difference, or with a list of glyphs of their own. */
function readSegments(map) {
  const size = map.readUInt16BE(6);
  const characters = [];
  for (let at = 0; at < size; at += 2) {
    const last = map.readUInt16BE(14 + at);
    const first = map.readUInt16BE(16 + size + at);
    const difference = map.readUInt16BE(16 + size * 2 + at);
    const list = 16 + size * 3 + at;
    const offset = map.readUInt16BE(list);
    for (let one = first; one <= last && one < 0xffff; one++) {
      const glyph = offset === 0 ? one + difference : map.readUInt16BE(list + offset + (one - first) * 2);
      if ((glyph & 0xffff) !== 0) characters.push(one);
    }
  }
  return characters;
}

function toRanges(characters) {
  const ranges = [];
  for (const one of [...characters].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && one <= last[1] + 1) last[1] = Math.max(last[1], one);
    else ranges.push([one, one]);
  }
  return ranges;
}
