// A stand-in for websites on this machine: pages by their paths, and an `Outbound` that takes its port for a public one.
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Outbound } from '../../server/connectors/http.ts';

type Page = string | Buffer | ((response: ServerResponse) => void);

/** A page of test/fixtures/websites. */
export function websiteFixture(name: string): string {
  return readFileSync(new URL(`../fixtures/websites/${name}.html`, import.meta.url), 'utf8');
}

export class WebsiteStandIn {
  /** By path; `/robots.txt` too. What is not here is not found. */
  pages: Record<string, Page> = {};
  /** Paths in the order in which they were asked for. */
  asked: string[] = [];
  /** Address and port, as `Outbound` may be told. */
  place = '';
  readonly #server = createServer((request, response) => {
    const path = request.url ?? '/';
    this.asked.push(path);
    const page = this.pages[path];
    if (typeof page === 'function') return page(response);
    const type = path.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8';
    response.writeHead(page === undefined ? 404 : 200, { 'Content-Type': type }).end(page ?? 'not here');
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.place = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** An address on it, under any name that is not `gone.`. */
  at(path: string, host = 'bakery.example'): string {
    return `http://${host}:${this.place.split(':')[1]}${path}`;
  }

  /** The way out of which only this place is public. */
  outbound(): Outbound {
    const resolve = async (name: string) => {
      if (name.startsWith('gone.')) throw new Error('no such name');
      return ['127.0.0.1'];
    };
    return new Outbound({ resolve, allow: [this.place] });
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
