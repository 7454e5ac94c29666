// Bluesky's own server, with the directory of accounts beside it, in a process of its own: it may crash as it ends.
//
//   node test/vendor/bluesky-server.ts <folder into which @atproto/dev-env was installed>
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2] ?? '';
const entry = pathToFileURL(join(folder, 'node_modules/@atproto/dev-env/dist/index.js'));
const { TestPds, TestPlc } = await import(entry.href);
const plc = await TestPlc.create({});
const pds = await TestPds.create({ didPlcUrl: plc.url });
process.stdout.write(`${JSON.stringify({ plc: plc.url, pds: pds.url })}\n`);
// Whoever started it has ended.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();
