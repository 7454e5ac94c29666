// Parts of a page that come out the same each time: drawn once for what they depend on, then kept as HTML. Only for the
// layout, which the browser never hydrates, so that nothing but its text matters.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface Drawn {
  readonly __html: string;
}

const drawn = new WeakMap<object, Map<string, Drawn>>();

/**
 * @param owner what the part shows and what never changes; its drawings are kept as long as it is
 * @param value what differs between them: one of a few
 */
export function drawOnce(owner: object, value: string, draw: () => ReactNode): Drawn {
  const known = drawn.get(owner) ?? new Map<string, Drawn>();
  drawn.set(owner, known);
  const html = known.get(value) ?? { __html: renderToStaticMarkup(draw()) };
  known.set(value, html);
  return html;
}
