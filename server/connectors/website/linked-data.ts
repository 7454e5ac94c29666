// JSON-LD of a page as things; what is broken or without end is left out.
import type { Thing } from '../../domain/writer/index.ts';

/** Things within things, and things of one script. */
const DEEPEST = 8;
const MOST_THINGS = 500;

/** @param plain makes plain text of a value, which may hold markup */
export function readLinkedData(script: string, plain: (text: string) => string): Thing[] {
  let left = MOST_THINGS;

  function toThings(value: unknown, depth: number): Thing[] {
    if (Array.isArray(value)) return value.flatMap((one) => toThings(one, depth));
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
    const { '@graph': graph, ...node } = value as Record<string, unknown>;
    const inner = graph === undefined ? [] : toThings(graph, depth + 1);
    if (node['@type'] === undefined || left-- <= 0) return inner;
    return [toThing(node, depth), ...inner];
  }
  function toThing({ '@type': type, ...node }: Record<string, unknown>, depth: number): Thing {
    const values = Object.entries(node).map(
      ([name, value]) => [nameOf(name), toValues(value, depth)] as const,
    );
    const types = [type].flat().filter((one) => typeof one === 'string');
    return { types: types.map(nameOf), values: new Map(values.filter(([, found]) => found.length > 0)) };
  }
  function toValues(value: unknown, depth: number): (string | Thing)[] {
    if (Array.isArray(value)) return value.slice(0, MOST_THINGS).flatMap((one) => toValues(one, depth));
    if (typeof value === 'number') return [String(value)];
    if (typeof value === 'string') return [plain(value)].filter(Boolean);
    const literal = (value as { '@value'?: unknown } | null)?.['@value'];
    return literal === undefined ? toThings(value, depth + 1) : toValues(literal, depth + 1);
  }

  return toThings(parse(script), 0);
}

/** `https://schema.org/Bakery` and `schema:Bakery` are `Bakery`. */
export function nameOf(address: string): string {
  return address.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, '');
}

/** Pages hold line breaks within strings, and comments around it all. */
function parse(script: string): unknown {
  const bare = script
    .replace(/^\s*(?:<!--|\/\/ ?<!\[CDATA\[|<!\[CDATA\[)|(?:-->|(?:\/\/ ?)?\]\]>)\s*$/g, '')
    .replace(/\p{Cc}+/gu, ' ');
  try {
    return JSON.parse(bare);
  } catch {
    return null;
  }
}
