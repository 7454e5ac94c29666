// Load on one address: a fixed number of kept-alive connections, each asking again as soon as it has its answer.
// Plain sockets, because an HTTP client would cost more than some of the servers that it measures.
import { connect, type Socket } from 'node:net';

export interface Load {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Status of every answer: 200, or 304 where the client says that it has the page. */
  readonly status?: 200 | 304;
  /** Whether each request asks under an address of its own: `?n=1`, `?n=2` ... */
  readonly isNumbered?: boolean;
  readonly connections: number;
  /** Answers that are not counted, so that the server's code is compiled, and seconds that are. */
  readonly warmUp: number;
  readonly seconds: number;
}

/** @returns answers per second; throws when one has another status */
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
function runConnection(load: Load, count: () => boolean): Promise<void> {
  const { url, status = 200 } = load;
  const writeRequest = requestWriter(load);
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    const ask = () => {
      answer = new AnswerEnd(status);
      socket.write(writeRequest());
    };
    let answer = new AnswerEnd(status);
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

let requests = 0;

function requestWriter({ url, headers, isNumbered }: Load): () => string {
  const fields = Object.entries({ Host: url.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return () => {
    requests += 1;
    const query = isNumbered ? `?n=${requests}` : '';
    return `GET ${url.pathname}${query} HTTP/1.1\r\n${fields.join('')}\r\n`;
  };
}

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** Sees where an answer ends, by its length or by its last chunk; one without content with its head. */
class AnswerEnd {
  readonly #status: number;
  #head: string | undefined = '';
  #left: number | undefined;
  #tail = '';

  constructor(status: number) {
    this.#status = status;
  }

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
    if (!head.startsWith(`HTTP/1.1 ${this.#status} `)) throw new Error(`answered ${head.split('\r\n')[0]}`);
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    this.#left = this.#status === 304 ? 0 : length === undefined ? undefined : Number(length);
    this.#head = undefined;
  }
}
