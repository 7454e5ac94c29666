// What shops tell by webhook, read to one shape. A message counts when its signature over the body, as it came, is right.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ReadShop, ShopEvent } from '../../../domain/automations/index.ts';

export type { ReadShop };

/** Whether a header is the HMAC-SHA256 of the body as base64, as Shopify and WooCommerce sign. */
export function isSignedBase64(body: Buffer, given: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const decoded = Buffer.from(given, 'base64');
  return decoded.length === expected.length && timingSafeEqual(decoded, expected);
}

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The fields of a JSON object; undefined for what is none. */
export function readFields(body: Buffer): Fields | undefined {
  try {
    const fields = fieldsOf(JSON.parse(body.toString()));
    return Object.keys(fields).length > 0 ? fields : undefined;
  } catch {
    return undefined;
  }
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** An event of a person who told an address; without one nobody is there to whom it happened. */
export function eventOf(email: unknown, told: Omit<ShopEvent, 'email'>): ShopEvent[] {
  const address = textOf(email).trim();
  return address === '' ? [] : [{ email: address, ...told }];
}

/** A moment as shops write it; undefined leaves it to when it was told. */
export function momentOf(value: unknown): number | undefined {
  const at = typeof value === 'number' ? value * 1000 : Date.parse(textOf(value));
  return Number.isFinite(at) ? at : undefined;
}
