// `drivyn doctor`: what is well with the installation and what is not, a line each. It changes nothing, beside a running
// server as well as where none starts.
import { existsSync } from 'node:fs';
import { type Config, findConfigProblems, findUnknown, readConfig } from '../../config/config.ts';
import { StartError } from '../../config/start-error.ts';
import { NEW_KEY } from '../key-rotate.ts';
import { checkAddress } from './address.ts';
import { checkDataDirectory } from './data-directory.ts';
import { checkDatabase } from './database.ts';
import { type Finding, note, well, wrong } from './finding.ts';
import { checkMail } from './mail.ts';
import { checkPort } from './network.ts';

const MARKS: Readonly<Record<Finding['is'], string>> = { well: 'well ', note: 'note ', wrong: 'WRONG' };

/** @throws StartError when something is wrong: the exit code tells it to whoever runs this by itself */
export async function examine(environment: NodeJS.ProcessEnv): Promise<void> {
  let count = 0;
  for await (const { is, says } of findAll(environment)) {
    process.stdout.write(`${MARKS[is]}  ${says}\n`);
    if (is === 'wrong') count += 1;
  }
  if (count > 0) throw new StartError(`${count} ${count === 1 ? 'thing is' : 'things are'} not well.`);
}

async function* findAll(environment: NodeJS.ProcessEnv): AsyncGenerator<Finding, void> {
  yield* findUnknown(environment, [NEW_KEY]).map(note);
  const problems = findConfigProblems(environment);
  if (problems.length > 0) {
    yield* problems.map(wrong);
    yield note('Nothing else was looked at: mend the configuration first.');
    return;
  }
  yield well('Configuration: every variable is valid.');
  const config = readConfig(environment);
  yield* findStandIns(config);
  yield checkAddress(config);
  yield* checkDataDirectory(config);
  if (config.databaseUrl || existsSync(config.dataDir)) yield* checkDatabase(config);
  yield await checkPort(config);
  yield await checkMail(config);
}

/** What is published to a stand-in is published nowhere. */
function* findStandIns({ originMap }: Config): Generator<Finding, void> {
  for (const [origin, place] of Object.entries(originMap))
    yield note(`NOT REAL: ${place} stands in for ${origin}. Without DRIVYN_ORIGIN_MAP it is the real one.`);
}
