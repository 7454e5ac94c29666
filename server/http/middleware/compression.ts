// Smaller answers. Dynamic ones are compressed lightly, each time; assets come compressed from the build.
import { constants } from 'node:zlib';
import compress from 'koa-compress';
import type { Middleware } from '../context.ts';

/** The first that models contexts: a tenth smaller than the one below it, for a third more time. */
const QUALITY = 5;
/** Log2 of the window: a larger one costs a quarter more time on a page and saves nothing. */
const WINDOW = 16;
const SMALLEST = 1024;

export function compression(): Middleware {
  return compress({
    threshold: SMALLEST,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW } },
    encodingPreference: ['br', 'gzip'],
    // An event stream must leave event by event.
    filter: (type) =>
      /^(text\/(?!event-stream)|application\/(json|problem\+json|javascript|pdf)|image\/svg)/.test(type),
  });
}
