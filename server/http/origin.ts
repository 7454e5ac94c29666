// Where people reach the server: for links that leave it.

import { staysHere } from '../config/config.ts';
import type { AddressOf } from '../domain/channels/index.ts';
import type { HttpContext } from './context.ts';
import type { AddressParts } from './parts.ts';

/** The configured address, else the one that this request came to; without a slash at the end. */
export function originOf(app: AddressParts, http: HttpContext): string {
  return (app.config.publicUrl?.href ?? `${http.protocol}://${http.host}`).replace(/\/$/, '');
}

/** Where the network of a channel leads back to. */
export function returnAddress(app: AddressParts, http: HttpContext): AddressOf {
  return (type) => `${originOf(app, http)}/oauth/${type}/callback`;
}

/** Whether `originOf` surely is where people reach the server: otherwise it is what a request says of itself. */
export function isOwnAddress({ config }: AddressParts): boolean {
  return config.publicUrl !== undefined || staysHere(config);
}
