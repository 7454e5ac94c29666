// A request with any header at all, also those that fetch sets itself: Host, Origin, Sec-Fetch-Site.
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Headers that Node would send of itself. */
  readonly without?: readonly string[];
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export function sendRaw(
  url: string,
  { method = 'GET', headers = {}, body = '', without = [] }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    for (const name of without) sent.removeHeader(name);
    sent.on('error', reject).end(body);
  });
}

/** A request that is written out, as a client of before HTTP/1.1 sends it. @returns the whole answer */
export async function sendOld(url: string, head: string, body = ''): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  // Not ended: Node answers nobody who has hung up.
  socket.write(`${head}\r\nHost: ${host}\r\n\r\n${body}`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}
