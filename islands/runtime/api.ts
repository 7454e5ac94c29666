// Calls to the server's API, as spec section 7 describes them.

import type { IslandElement } from './element.ts';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends `payload` as JSON, with the business that the page shows, and parses the JSON answer; undefined when there is no body. The caller says what the answer
 * is: the contract's type of that call.
 * @throws ApiError whose message is the body's text, or the status text, or "Request failed with status {code}".
 */
export async function api<Answer = unknown>(
  method: string,
  url: string,
  payload?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { business } = document.documentElement.dataset;
  const request = fetch(url, {
    method,
    credentials: 'include',
    headers: {
      ...headers,
      ...(business && { 'Drivyn-Business': business }),
      ...(payload !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: payload === undefined ? undefined : JSON.stringify(payload),
  });
  if (method !== 'GET') {
    startToaster();
  }
  const response = await request;
  const text = await response.text();
  if (!response.ok) {
    throw new ApiError(
      response.status,
      text || response.statusText || `Request failed with status ${response.status}`,
    );
  }
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** A write ends with a toast: what shows it gets ready while the server works. */
function startToaster() {
  document.querySelector<IslandElement>('drivyn-island[name="toaster"]')?.start();
}

export const UNREACHABLE = 'The server cannot be reached. Check that it is running, then try again.';

/** What to tell a person about a failed call: the server's own words, or that it could not be reached. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNREACHABLE;
}
