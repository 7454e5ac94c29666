// A caller of the server: fetch with an address, cookies that it keeps, and JSON made easy.

export interface ClientRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as a plain form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as it is. */
  readonly body?: string | Uint8Array<ArrayBuffer> | FormData;
}

/** Redirects are not followed. */
export type Client = (path: string, request?: ClientRequest) => Promise<Response>;

export function createClient(origin: string, credentials: { cookie?: string; bearer?: string }): Client {
  const cookies = new Map(credentials.cookie === undefined ? [] : [splitCookie(credentials.cookie)]);
  return async (path, request = {}) => {
    const headers = new Headers(request.headers);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    if (credentials.bearer !== undefined) headers.set('Authorization', `Bearer ${credentials.bearer}`);
    if (request.json !== undefined) headers.set('Content-Type', 'application/json');
    const body = bodyOf(request);
    const method = request.method ?? (body === undefined ? 'GET' : 'POST');
    const response = await fetch(new URL(path, origin), { method, headers, body, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    return response;
  };
}

function bodyOf({
  json,
  form,
  body,
}: ClientRequest): NonNullable<ClientRequest['body']> | URLSearchParams | undefined {
  if (json !== undefined) return JSON.stringify(json);
  return form === undefined ? body : new URLSearchParams(form);
}

function keep(cookies: Map<string, string>, line: string): void {
  const [name, value] = splitCookie(line.split(';')[0] ?? '');
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}

function splitCookie(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
