// What really travels: an answer's bytes as they come, before anything unpacks them.
import { get } from 'node:http';

/** As a browser's. */
export const ACCEPTS = 'gzip, deflate, br, zstd';

export interface Received {
  readonly bytes: number;
  readonly encoding: string | undefined;
}

/** @throws Error when the answer has another status than those that are fine */
export function fetchBytes(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  fine: readonly number[] = [200],
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (!fine.includes(response.statusCode ?? 0))
          reject(new Error(`${url} answered ${response.statusCode}`));
        else resolve({ bytes, encoding: response.headers['content-encoding'] });
      });
    });
    request.on('error', reject);
  });
}
