// Sending a file: told how far it is, and given up when asked.
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Medium } from '../../server/contract/media.ts';
import { ApiError, UNREACHABLE } from './api.ts';

export interface Sending {
  /** @param share of its bytes that have left, 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Fetch tells nothing of how far a body is. @throws ApiError with the server's words; DOMException AbortError */
export function sendFile(file: File, { onProgress, signal }: Sending): Promise<Medium> {
  const { promise, resolve, reject } = Promise.withResolvers<Medium>();
  const request = new XMLHttpRequest();
  const { business } = document.documentElement.dataset;
  request.open('POST', `/api/media?${new URLSearchParams({ name: file.name.slice(0, LIMITS.name) })}`);
  request.setRequestHeader('Content-Type', 'application/octet-stream');
  if (business) request.setRequestHeader('Drivyn-Business', business);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => {
    if (request.status === 201) resolve(JSON.parse(request.responseText));
    else reject(new ApiError(request.status, request.responseText || request.statusText));
  };
  request.onerror = () => reject(new ApiError(0, UNREACHABLE));
  request.onabort = () => reject(new DOMException('The file is not sent.', 'AbortError'));
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(file);
  return promise;
}
