// How many pictures a second one core draws, and with how much memory, beside the page that the library greets with.
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DesignName, RATIOS, type Ratio } from '../../server/contract/design.ts';
import { EXECUTABLE } from '../support/product.ts';
import type { Row } from './table.ts';

const run = promisify(execFile);
const CHILD = join(import.meta.dirname, 'pictures-child.ts');
/** Of the greeting's pictures a second. */
const LEAST_SHARE = 0.25;
const MOST_EXECUTABLE = 160;

interface Measured {
  readonly perSecond: number;
  readonly peak: number;
}

async function measure(ratio: Ratio, design?: DesignName): Promise<Measured> {
  const { stdout } = await run(process.execPath, [
    '--import',
    'tsx',
    CHILD,
    ratio,
    ...(design === undefined ? [] : [design]),
  ]);
  return JSON.parse(stdout);
}

const told = ({ perSecond, peak }: Measured) => `${perSecond.toFixed(1)}/s, ${peak.toFixed(0)} MiB`;

export async function benchPictures(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const ratio of Object.keys(RATIOS) as Ratio[]) {
    const greeting = await measure(ratio);
    for (const design of ['tip-card', 'tip-photo'] as const) {
      const drawn = await measure(ratio, design);
      const share = drawn.perSecond / greeting.perSecond;
      rows.push({
        what: `pictures ${ratio}: ${design}`,
        value: told(drawn),
        ratio: share,
        reference: `library's hello world, ${told(greeting)}`,
        ...(design === 'tip-card' ? { goal: `>= ${LEAST_SHARE}`, met: share >= LEAST_SHARE } : {}),
      });
    }
  }
  const size = statSync(EXECUTABLE).size / 1e6;
  rows.push({
    what: 'executable with renderer and fonts',
    value: `${size.toFixed(0)} MB`,
    goal: `<= ${MOST_EXECUTABLE} MB`,
    met: size <= MOST_EXECUTABLE,
  });
  return rows;
}
