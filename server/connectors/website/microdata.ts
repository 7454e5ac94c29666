// Microdata of a page as things, built while its elements open and close (HTML, "Microdata").
import type { Thing } from '../../domain/writer/index.ts';
import type { Attributes } from './hidden.ts';
import { nameOf } from './linked-data.ts';

type Values = Map<string, (string | Thing)[]>;

interface OpenItem {
  readonly depth: number;
  readonly values: Values;
}
interface OpenValue {
  readonly depth: number;
  readonly names: readonly string[];
  readonly item: OpenItem;
  text: string;
}

/** Where the value stands in an attribute rather than between the tags. */
const IN_ATTRIBUTE = ['content', 'datetime', 'value'];
const LINKS = new Set(['a', 'link', 'area']);
const MOST_THINGS = 500;
/** Values that are open within each other. */
const DEEPEST = 16;

export class Microdata {
  /** The outermost. */
  readonly things: Thing[] = [];
  readonly #items: OpenItem[] = [];
  readonly #values: OpenValue[] = [];
  #count = 0;
  readonly #plain: (text: string) => string;

  /** @param plain makes one line of the text of a value */
  constructor(plain: (text: string) => string) {
    this.#plain = plain;
  }

  /** @param depth how many elements are open, this one included */
  open(name: string, attributes: Attributes, depth: number): void {
    const names = (attributes.itemprop ?? '').split(/\s+/).filter(Boolean).map(nameOf);
    const item = this.#items.at(-1);
    if ('itemscope' in attributes && this.#count < MOST_THINGS) {
      this.#count += 1;
      const opened = { depth, values: new Map() };
      const types = (attributes.itemtype ?? '').split(/\s+/).filter(Boolean).map(nameOf);
      const thing: Thing = { types, values: opened.values };
      this.#items.push(opened);
      if (item && names.length > 0) add(item.values, names, thing);
      else this.things.push(thing);
    } else if (item && names.length > 0 && this.#values.length < DEEPEST) {
      const told = writtenValue(name, attributes);
      if (told === undefined) this.#values.push({ depth, names, item, text: '' });
      else this.#add(item, names, told);
    }
  }

  text(data: string): void {
    for (const value of this.#values) value.text += data;
  }

  /** @param depth as `open` was told of the element that closes */
  close(depth: number): void {
    for (let value = this.#values.at(-1); value && value.depth >= depth; value = this.#values.at(-1)) {
      this.#values.pop();
      this.#add(value.item, value.names, value.text);
    }
    for (let item = this.#items.at(-1); item && item.depth >= depth; item = this.#items.at(-1))
      this.#items.pop();
  }

  #add({ values }: OpenItem, names: readonly string[], value: string): void {
    const text = this.#plain(value);
    if (text !== '') add(values, names, text);
  }
}

function writtenValue(name: string, attributes: Attributes): string | undefined {
  const attribute = IN_ATTRIBUTE.find((one) => one in attributes);
  if (attribute !== undefined) return attributes[attribute];
  if (LINKS.has(name)) return undefined;
  // A picture is no fact.
  return 'src' in attributes ? '' : undefined;
}

function add(values: Values, names: readonly string[], value: string | Thing): void {
  for (const name of names) values.set(name, [...(values.get(name) ?? []), value]);
}
