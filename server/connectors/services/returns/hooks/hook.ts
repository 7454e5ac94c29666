// What a mail service's message is, and what it is read to. Bodies are by the vendors' public documentation.
import type { ReturnReport } from '../../../../contract/bounce.ts';
import { RETURN_PATHS } from '../../../return-path.ts';

export interface HookMessage {
  /** As it came: signatures are over its bytes. */
  readonly body: Buffer;
  header(name: string): string;
  /** UTC milliseconds. */
  readonly now: number;
}

/**
 * `unsigned`: not by whom it should be. `unreadable`: not what the service sends. `unproven`: what tells which of these it
 * is cannot be had just now; the service is to tell it again.
 */
export type HookRead = readonly ReturnReport[] | 'unsigned' | 'unreadable' | 'unproven';

export type ReadHook = (message: HookMessage) => Promise<HookRead>;

/** Of one message: SendGrid fills 768 KB, and events of a few fields take some 100 bytes. */
export const MOST_EVENTS = 10_000;

/** A JSON object, whatever is in it. */
export type Fields = Readonly<Record<string, unknown>>;

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

const NAME = /([\w-]{16,64})@|\b([0-9a-f]{32})\b/gi;
const MOST_NAMES = 20;
const DEEPEST = 8;
const LONGEST = 64 * 1024;

/**
 * Names that a message may know a mail by. Each service has them elsewhere, and each name is unguessable: what is no name
 * of ours finds nothing.
 */
export function namesIn(value: unknown): string[] {
  const names = textsIn(value, DEEPEST).flatMap((text) => [
    ...[...text.matchAll(RETURN_PATHS)].map(([, name = '']) => name),
    ...[...text.matchAll(NAME)].map(([, left, bare]) => left ?? bare ?? ''),
  ]);
  return [...new Set(names)].slice(0, MOST_NAMES);
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value.slice(0, LONGEST)];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  return Object.values(value).flatMap((one) => textsIn(one, depth - 1));
}
