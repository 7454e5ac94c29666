// Bluesky's own server, with the directory of accounts beside it, in a process of its own: it may crash as it ends.
//
//   node test/vendor/bluesky-server.ts <folder into which @atproto/dev-env was installed> <where clients' documents are>
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , folder = '', documents = ''] = process.argv;
/** What clients say of themselves stands on the internet, as names for tests are refused: here on this machine. */
const usual = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const { hostname, pathname } = new URL(input instanceof Request ? input.url : String(input));
  return hostname === 'drivyn-of-a-bakery.com' ? usual(`${documents}${pathname}`) : usual(input, init);
};
const entry = pathToFileURL(join(folder, 'node_modules/@atproto/dev-env/dist/index.js'));
const { TestPds, TestPlc } = await import(entry.href);
const plc = await TestPlc.create({});
// Known by a name on the internet, as proofs name the address that they are for.
const pds = await TestPds.create({ didPlcUrl: plc.url, hostname: 'pds.example' });
process.stdout.write(`${JSON.stringify({ plc: plc.url, pds: pds.url })}\n`);
// Whoever started it has ended.
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume();
