// Where people reach the server: for links that leave it.
import type { App } from '../compose.ts';
import type { HttpContext } from './context.ts';

/** The configured address, else the one that this request came to; without a slash at the end. */
export function originOf(app: App, http: HttpContext): string {
  return (app.config.publicUrl?.href ?? `${http.protocol}://${http.host}`).replace(/\/$/, '');
}
