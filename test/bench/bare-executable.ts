// An executable that only listens, packed as the product's is: what no start of ours can be quicker than.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../support/build.ts';

/** Says where it listens in the words that a start is recognised by. */
const SCRIPT = `const server = require('node:http').createServer((request, response) => response.end());
server.listen(0, '127.0.0.1', () => console.log('It is running at http://127.0.0.1:' + server.address().port + ' now'));
process.once('SIGTERM', () => process.exit());
`;

/**
 * Packs it into a folder; the packaging of the product has put the Node that it carries at hand.
 * @returns the path of the executable
 */
export function packBareExecutable(folder: string): string {
  const work = join(folder, 'bare');
  mkdirSync(work);
  writeFileSync(join(work, 'bare.cjs'), SCRIPT);
  writeFileSync(join(work, 'package.json'), JSON.stringify({ name: 'bare', bin: 'bare.cjs' }));
  const system = { darwin: 'macos', win32: 'win' }[process.platform as string] ?? process.platform;
  const target = `node${process.versions.node}-${system}-${process.arch}`;
  const output = process.platform === 'win32' ? 'bare.exe' : 'bare';
  const options = ['--sea', '-t', target, '-c', 'package.json', '-o', output, 'bare.cjs'];
  const home = join(CACHE, 'pkg');
  execFileSync(process.execPath, [join(ROOT, 'node_modules/@yao-pkg/pkg/lib-es5/bin.js'), ...options], {
    cwd: work,
    env: { ...process.env, HOME: home, USERPROFILE: home },
    stdio: 'ignore',
  });
  return join(work, output);
}
