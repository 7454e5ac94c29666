// Request bodies: JSON, or a plain form's fields where a route takes them; bounded in size, strictly decoded.
import { LIMITS } from '../../contract/constants/limits.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import type { HttpContext } from '../context.ts';
import { HttpError } from '../errors.ts';
import { isSharedName, parseSafely } from '../safe-json.ts';

/** Of one form; no form of ours has a tenth of it. */
const MOST_FIELDS = 500;

/**
 * Reads a JSON body; undefined when there is none.
 * @throws HttpError 400 malformed, 413 too large, 415 of another type; AppError invalid for JSON that is no object
 */
export async function readBody(http: HttpContext, limit?: number): Promise<object | undefined> {
  if (!hasBody(http)) return undefined;
  if (!http.is('application/json')) {
    throw new HttpError(415, say('http.send-json'));
  }
  return parseJson(await readText(http, limit));
}

/** Reads a plain form's fields; of fields with one name the last counts. @throws HttpError 400, 413 or 415 */
export async function readForm(http: HttpContext, limit?: number): Promise<Record<string, string>> {
  if (!hasBody(http)) return {};
  const fields = [...new URLSearchParams(await readText(http, limit))];
  const isPossible = fields.length <= MOST_FIELDS && !fields.some(([name]) => isSharedName(name));
  if (!isPossible) throw new HttpError(400, say('http.form-fields'));
  return Object.fromEntries(fields);
}

function hasBody(http: HttpContext): boolean {
  return Boolean(http.request.length) || http.request.get('Transfer-Encoding') !== '';
}

async function readText(http: HttpContext, limit: number = LIMITS.body): Promise<string> {
  if (http.request.get('Content-Encoding') !== '') throw new HttpError(415, say('http.body-compressed'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(http, limit));
  } catch (error) {
    if (error instanceof TypeError) throw new HttpError(400, say('http.body-utf8'));
    throw error;
  }
}

/** Reads the body as it came, for whoever checks a signature over it. @throws HttpError 413 too large, 400 cut off */
export async function readBytes(http: HttpContext, limit: number): Promise<Buffer> {
  const tooLarge = new HttpError(413, say('http.body-large', { most: limit }));
  if ((http.request.length ?? 0) > limit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of http.req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever sends has left: nobody hears the answer, and nothing of ours is wrong.
    if (http.req.destroyed && !http.req.complete) throw new HttpError(400, say('http.body-ended'));
    throw error;
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): object {
  const value = parseSafely(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new AppError('invalid', say('http.json-needed'));
}
