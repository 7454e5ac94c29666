// A page or a feed as a tree that can be walked: one that is deeper than any that somebody publishes is not built to its end,
// because the parser's work grows with the square of the depth.
import { DomHandler, Parser } from 'htmlparser2';

/** Elements within each other; browsers keep to 512. */
const DEEPEST = 500;
const PIECE = 16 * 1024;

export type Nodes = DomHandler['root']['children'];

class Handler extends DomHandler {
  #depth = 0;
  isDeep = false;

  override onopentag(name: string, attributes: { [name: string]: string }): void {
    this.#depth += 1;
    this.isDeep ||= this.#depth > DEEPEST;
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.#depth -= 1;
    super.onclosetag();
  }
}

/** What stands in a text; nothing where that is too deep. */
export function parseShallow(text: string, options: { readonly xmlMode?: boolean } = {}): Nodes {
  const handler = new Handler(undefined, options);
  const parser = new Parser(handler, options);
  for (let at = 0; at < text.length && !handler.isDeep; at += PIECE) parser.write(text.slice(at, at + PIECE));
  if (handler.isDeep) return [];
  parser.end();
  return handler.root.children;
}
