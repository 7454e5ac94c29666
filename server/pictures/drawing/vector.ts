// A drawing (SVG) that somebody else made, before it is drawn: only its shapes are copied into a new one. What runs, what is fetched
// and what grows without end when it is drawn does not come along; the file itself is kept nowhere.
import { Parser } from 'htmlparser2';

export type VectorProblem = 'unreadable' | 'large';

/** A logo's shapes, in bytes and in elements. */
const MOST_BYTES = 400_000;
const MOST_ELEMENTS = 3000;
/** Each may show what others show again: so many cannot become more than some hundred. */
const MOST_USES = 12;
/** Each is a picture of its own while it is drawn. */
const MOST_LAYERS = 24;
const DEEPEST = 60;

const SHAPES = new Set([
  ...[
    'svg',
    'g',
    'defs',
    'symbol',
    'use',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
  ],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'style'],
]);
/** Words are set in a font that is not here: the logo would be another one. A photo within it is no drawing. */
const LOST = new Set(['text', 'image', 'foreignObject', 'filter', 'pattern']);
const LAYERS = ['mask', 'clip-path', 'opacity'];

/** @returns an SVG of the same shapes, or why there is none */
export function copyShapes(file: Uint8Array): string | { readonly problem: VectorProblem } {
  if (file.length > MOST_BYTES) return { problem: 'large' };
  const copy = new Copy();
  const parser = new Parser(copy, { xmlMode: true, decodeEntities: true });
  parser.end(new TextDecoder().decode(file));
  return copy.problem === null ? copy.text : { problem: copy.problem };
}

/** Hears what stands in the file, and writes what is kept of it. */
class Copy {
  text = '';
  problem: VectorProblem | null = null;
  #elements = 0;
  #uses = 0;
  #layers = 0;
  /** Whether each element that is open is kept. */
  readonly #open: boolean[] = [];
  /** Of the element of style that is open; comes in pieces. */
  #rules: string | null = null;

  onopentag(name: string, attributes: Record<string, string>): void {
    const isRoot = this.#open.length === 0;
    if (isRoot && (name !== 'svg' || this.text !== '')) return void this.#refuse('unreadable');
    if (LOST.has(name)) return void this.#refuse('unreadable');
    const isKept = SHAPES.has(name) && this.#open.every(Boolean);
    this.#open.push(isKept);
    if (!isKept) return;
    this.#elements += 1;
    if (name === 'use') this.#uses += 1;
    this.#layers += LAYERS.filter((layer) => layer in attributes || attributes.style?.includes(layer)).length;
    const isMuch = this.#elements > MOST_ELEMENTS || this.#uses > MOST_USES || this.#layers > MOST_LAYERS;
    if (isMuch || this.#open.length > DEEPEST) return void this.#refuse('large');
    if (name === 'style') this.#rules = '';
    this.text += `<${name}${isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${keptOf(attributes)}>`;
  }

  ontext(text: string): void {
    // Only rules of style are text.
    if (this.problem === null && this.#rules !== null) this.#rules += text;
  }

  onclosetag(name: string): void {
    if (this.#rules !== null && name === 'style') this.#endRules(this.#rules.trim());
    if (this.#open.pop() === true) this.text += `</${name}>`;
  }

  /** Without some of its rules a logo would be another one. */
  #endRules(rules: string): void {
    this.#rules = null;
    if (/@import/i.test(rules) || !showsItself(rules)) return void this.#refuse('unreadable');
    this.text += escaped(rules);
  }

  onend(): void {
    if (this.#elements < 2 || this.#open.length > 0) this.#refuse('unreadable');
  }

  onerror(): void {
    this.#refuse('unreadable');
  }

  #refuse(problem: VectorProblem): void {
    this.problem ??= problem;
  }
}

function keptOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => /^[a-z][\w-]*$/i.test(name.replace('xlink:', '')) && isHarmless(name, value))
    .map(([name, value]) => ` ${name.replace('xlink:', '')}="${escaped(value)}"`)
    .join('');
}

/** Nothing is run, and nothing is shown but what stands in the file. */
function isHarmless(name: string, value: string): boolean {
  if (/^on|^xmlns/i.test(name)) return false;
  if (/href$/i.test(name)) return value.startsWith('#');
  return showsItself(value);
}

/** Whether all that is shown by an address stands in the same file. */
function showsItself(style: string): boolean {
  return [...style.matchAll(/url\(\s*['"]?(.)/gi)].every(([, first]) => first === '#');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
