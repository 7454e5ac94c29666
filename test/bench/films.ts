// How many seconds of film one second makes, and with how much memory, beside the encoder when it is given every frame.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Row } from './table.ts';

const run = promisify(execFile);
const CHILD = join(import.meta.dirname, 'films-child.ts');
/** A film of forty seconds is there within its own length: nobody waits longer for it than it lasts. */
const LEAST = 1;

export interface FilmMeasured {
  /** Of the film, and of this process's processors. */
  readonly seconds: number;
  readonly spent: number;
  /** MiB, slides included. */
  readonly peak: number;
}

async function measure(kind: 'film' | 'every-frame'): Promise<FilmMeasured> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', CHILD, kind]);
  return JSON.parse(stdout);
}

const told = ({ seconds, spent, peak }: FilmMeasured) =>
  `${(seconds / spent).toFixed(2)} s/s, ${peak.toFixed(0)} MiB`;

export async function benchFilms(): Promise<Row[]> {
  const [film, every] = [await measure('film'), await measure('every-frame')];
  const speed = film.seconds / film.spent;
  return [
    {
      what: `film of six slides, ${film.seconds.toFixed(0)} s, seconds per second of CPU`,
      value: told(film),
      ratio: speed / (every.seconds / every.spent),
      reference: `the encoder, given every frame, ${told(every)}`,
      goal: `>= ${LEAST}`,
      met: speed >= LEAST,
    },
  ];
}
