// A stand-in for a business's own program on this machine: keeps the calls that it got, and answers as it is told.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Outbound } from '../../server/connectors/http.ts';

export interface TakenCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export class CallStandIn {
  calls: TakenCall[] = [];
  /** How it answers. */
  answer: (response: ServerResponse) => void = (response) => response.end('taken');
  #port = 0;
  readonly #server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    this.calls.push({ method, path, headers, body: await text(request) });
    this.answer(response);
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** An address on it; `inside.example` is one of this machine's own, which is no public place. */
  at(path: string, host = 'till.example'): string {
    return `http://${host}:${this.#port}${path}`;
  }

  /** The way out of which only this place is public. */
  outbound(): Outbound {
    const resolve = async (name: string) => [name === 'inside.example' ? '127.0.0.2' : '127.0.0.1'];
    return new Outbound({ resolve, allow: [`127.0.0.1:${this.#port}`] });
  }

  /** Answers with a status, and nothing more. */
  say(status: number, headers: Record<string, string> = {}): void {
    this.answer = (response) => response.writeHead(status, headers).end();
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
