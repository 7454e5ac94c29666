// An address as it is said to a mail server: its domain in ASCII, and a note whether its local part is not, which only
// some servers take (RFC 6531).
import { domainToASCII } from 'node:url';

export interface WireAddress {
  readonly address: string;
  /** Only a server that offers SMTPUTF8 may be given it. */
  readonly needsUtf8: boolean;
}

/** A dot-atom of ASCII, or of other letters; anything else of a local part has to stand in quotes (RFC 5321, 4.1.2). */
const ATOMS = /^[^\s"(),:;<>@[\\\]]+$/;
const isDotAtom = (local: string) => ATOMS.test(local) && !/^\.|\.\.|\.$/.test(local);
const QUOTED = /^"(?:[^"\\]|\\.)*"$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is not ASCII
const NOT_ASCII = /[^\u0000-\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they would begin a command or a header of their own
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/;

/** @returns undefined for what is no address that could be said */
export function toWire(address: string): WireAddress | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1 || CONTROL.test(address)) return undefined;
  const local = quote(address.slice(0, at));
  const domain = toDomain(address.slice(at + 1));
  if (local === undefined || domain === undefined) return undefined;
  return { address: `${local}@${domain}`, needsUtf8: NOT_ASCII.test(local) };
}

function quote(local: string): string | undefined {
  if (isDotAtom(local)) return local;
  const quoted = QUOTED.test(local) ? local : `"${local.replace(/["\\]/g, '\\$&')}"`;
  // Brackets end an address in a command, whatever stands around them, as far as many programs know.
  return /[<>]/.test(quoted) ? undefined : quoted;
}

/** Literals stay as they are; `domainToASCII` would take them for host names. */
function toDomain(domain: string): string | undefined {
  if (/^\[(IPv6:)?[\da-f.:]+\]$/i.test(domain)) return domain;
  const ascii = domainToASCII(domain);
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i.test(ascii) ? ascii : undefined;
}
