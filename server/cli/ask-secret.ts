// Reads a secret: typed on a terminal, where nobody sees it, or handed in through a pipe.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartError } from '../config/start-error.ts';

/**
 * @param question what stands on the terminal; a pipe is not asked
 * @returns one line, as it was typed
 * @throws StartError when a terminal was given two different ones
 */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '';
  const first = await ask(`${question}: `);
  if ((await ask('Once more: ')) !== first)
    throw new StartError('These were two different ones. Nothing was changed.');
  return first;
}

/** What is typed would be shown by the line editor: it writes to nowhere. */
async function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  process.stderr.write(question);
  try {
    return await lines.question('', { signal: ended.signal });
  } catch {
    throw new StartError('Nothing was changed.');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
