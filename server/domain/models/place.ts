// Addresses where models answer: how they are written, whether they lie close by, and who may name which.
import type { ModelKind } from '../../contract/model.ts';
import { AddressRanges, plainAddress } from '../../kernel/address.ts';
import { SECOND } from '../../kernel/clock.ts';

/** Private networks (RFC 1918, RFC 4193), this machine, and link-local. */
const NEAR = new AddressRanges([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]);

/** A model of one's own writes a word at a time, on a machine with other work. */
const PATIENCE = { near: 120 * SECOND, far: 30 * SECOND };

/** Where models of one's own usually answer: Ollama, LM Studio, llama.cpp, vLLM. */
export const USUAL_PLACES = [
  'http://127.0.0.1:11434/v1',
  'http://127.0.0.1:1234/v1',
  'http://127.0.0.1:8080/v1',
  'http://127.0.0.1:8000/v1',
] as const;

/** Of this machine or its network, as far as the address tells. */
export function isNear(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (plainAddress(host) !== undefined) return NEAR.has(host);
  return !host.includes('.') || /\.(local|localhost|internal|lan|home\.arpa)$/.test(host);
}

/** How long one call may take, milliseconds. */
export function patienceFor(url: string): number {
  return isNear(url) ? PATIENCE.near : PATIENCE.far;
}

/** One spelling of a base address: without a slash at its end, and with the path that servers of a kind have. */
export function plainUrl(kind: ModelKind, address: string): string {
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$/, '');
  // People copy the address of the machine, or of the call.
  if (kind === 'openai') return url.origin + (path === '' ? '/v1' : path.replace(/\/chat\/completions$/, ''));
  return url.origin + path.replace(/\/v1(\/messages)?$/, '');
}
