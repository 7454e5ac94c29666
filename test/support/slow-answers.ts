// A slow line between browser and server: what a screen does until it is drawn anew, and a test that does not wait for it,
// are seen at once.
import { type IncomingMessage, Server } from 'node:http';

/** @param ms after which servers of this process hear what a browser asks with GET; 0: at once, as ever */
export function answerLater(ms: number): void {
  if (ms === 0) return;
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (this: Server, name: string | symbol, ...parts: unknown[]): boolean {
    const tell = () => emit.apply(this, [name, ...parts] as never);
    if (name !== 'request' || !isAskedByBrowser(parts[0] as IncomingMessage)) return tell();
    setTimeout(tell, ms);
    return true;
  };
}

function isAskedByBrowser({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers['user-agent']?.includes('Mozilla') === true;
}
