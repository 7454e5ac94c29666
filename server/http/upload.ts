// A file in a request: the body itself, or the first file of a form. It is handed on as it comes, never gathered.
import { Busboy } from '@fastify/busboy';
import { AppError } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';
import { type HttpContext, isFormBody } from './context.ts';
import { HttpError } from './errors.ts';

export interface UploadedFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The file's name in the form, and the form's other fields; known at the latest when `bytes` has ended. */
  readonly name: () => string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Of what stands beside the file in a form. */
const LIMITS = { files: 1, fields: 10, fieldNameSize: 100, fieldSize: 4096, parts: 12, headerPairs: 20 };

/** How many bytes a body announces, 0 when it does not say. */
export function announcedBytes(http: HttpContext): number {
  return http.request.length ?? 0;
}

/** @throws HttpError 400 or 415, AppError invalid when there is no body */
export function readUpload(http: HttpContext): UploadedFile {
  if (http.request.get('Content-Encoding') !== '') throw new HttpError(415, say('http.file-compressed'));
  const isAbsent = announcedBytes(http) === 0 && http.request.get('Transfer-Encoding') === '';
  if (isAbsent) throw new AppError('invalid', say('media.empty'));
  if (isFormBody(http) || http.is('application/json')) throw new HttpError(415, say('http.send-file'));
  if (http.is('multipart/form-data')) return readForm(http);
  return { bytes: bodyOf(http), name: () => '', fields: {} };
}

async function* bodyOf(http: HttpContext): AsyncGenerator<Uint8Array, void> {
  try {
    yield* http.req.iterator({ destroyOnReturn: false });
  } catch (error) {
    // Whoever sends has left: nobody hears the answer, and nothing of ours is wrong.
    if (http.req.destroyed && !http.req.complete) throw new HttpError(400, say('http.body-ended'));
    throw error;
  }
}

function readForm(http: HttpContext): UploadedFile {
  const fields: Record<string, string> = Object.create(null);
  let name = '';
  const bytes = async function* (): AsyncGenerator<Uint8Array, void> {
    const form = openForm(http);
    const file = Promise.withResolvers<AsyncIterable<Uint8Array>>();
    const end = Promise.withResolvers<void>();
    // Each may fail while the other is waited for.
    end.promise.catch(() => {});
    const fail = (error: Error) => {
      file.reject(error);
      end.reject(error);
    };
    form.on('file', (_field, stream, filename) => {
      name = filename ?? '';
      file.resolve(stream);
    });
    form.on('field', (field, value) => {
      fields[field] = value;
    });
    form.once('filesLimit', () => fail(new HttpError(400, say('http.one-file'))));
    form.once('error', () => fail(new HttpError(400, say('http.form-damaged'))));
    form.once('finish', () => {
      file.reject(new HttpError(400, say('http.form-no-file')));
      end.resolve();
    });
    const feeding = feed(http, form).catch(fail);
    try {
      yield* await file.promise;
      await end.promise;
    } finally {
      form.destroy();
      await feeding;
    }
  };
  return { bytes: bytes(), name: () => name, fields };
}

type Form = ReturnType<typeof openForm>;

function openForm(http: HttpContext) {
  try {
    return new Busboy({
      headers: { ...http.req.headers, 'content-type': http.request.get('Content-Type') },
      limits: LIMITS,
    });
  } catch {
    throw new HttpError(400, say('http.form-parts'));
  }
}

/** Hands the body on as fast as it is taken, and stops with whoever takes it. */
async function feed(http: HttpContext, form: Form): Promise<void> {
  for await (const chunk of bodyOf(http)) {
    if (form.destroyed) return;
    if (!form.write(chunk)) await drained(form);
  }
  if (!form.destroyed) form.end();
}

function drained(form: Form): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  form.once('drain', resolve);
  form.once('close', resolve);
  return promise;
}
