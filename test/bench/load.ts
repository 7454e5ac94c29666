// Load on one address: a fixed number of kept-alive connections, each asking again as soon as it has its answer.
// Plain sockets, because an HTTP client would cost more than some of the servers that it measures.
import { connect, type Socket } from 'node:net';

export interface Load {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Answers that are not counted, so that the server's code is compiled, and seconds that are. */
  readonly warmUp: number;
  readonly seconds: number;
}

/** @returns answers per second; throws when one is not a 200 */
export async function measureLoad(load: Load): Promise<number> {
  let answers = -load.warmUp;
  let until = Number.POSITIVE_INFINITY;
  const count = () => {
    const now = performance.now();
    if (now >= until) return false;
    answers += 1;
    if (answers === 0) until = now + load.seconds * 1000;
    return true;
  };
  await Promise.all(Array.from({ length: load.connections }, () => runConnection(load, count)));
  return answers / load.seconds;
}

/** Asks until `count` says that it is enough. */
function runConnection({ url, headers }: Load, count: () => boolean): Promise<void> {
  const fields = Object.entries({ Host: url.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = `GET ${url.pathname} HTTP/1.1\r\n${fields.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    const ask = () => {
      answer = new AnswerEnd();
      socket.write(request);
    };
    let answer = new AnswerEnd();
    socket.once('connect', ask).once('error', reject);
    socket.once('close', () => reject(new Error('the server closed a connection')));
    socket.on('data', (chunk) => {
      try {
        if (!answer.take(chunk)) return;
      } catch (error) {
        reject(error);
        socket.destroy();
        return;
      }
      if (count()) return ask();
      resolve();
      socket.destroy();
    });
  });
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** Sees where an answer ends, by its length or by its last chunk. */
class AnswerEnd {
  #head: string | undefined = '';
  #left: number | undefined;
  #tail = '';

  /** @returns true when this chunk is the answer's last */
  take(chunk: Buffer): boolean {
    let body = chunk;
    if (this.#head !== undefined) {
      this.#head += chunk.toString('latin1');
      const end = this.#head.indexOf(HEAD_END);
      if (end < 0) return false;
      body = chunk.subarray(chunk.length - (this.#head.length - end - HEAD_END.length));
      this.#readHead(this.#head.slice(0, end));
    }
    if (this.#left !== undefined) {
      this.#left -= body.length;
      return this.#left <= 0;
    }
    this.#tail = (this.#tail + body.subarray(-LAST_CHUNK.length).toString('latin1')).slice(
      -LAST_CHUNK.length,
    );
    return this.#tail === LAST_CHUNK;
  }

  #readHead(head: string): void {
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`answered ${head.split('\r\n')[0]}`);
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    this.#left = length === undefined ? undefined : Number(length);
    this.#head = undefined;
  }
}
