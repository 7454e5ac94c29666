// Databases to copy, so that a run migrates each kind once and not for every test: files, and one on the PostgreSQL of
// the run. Whoever needs one first makes it.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAIN_FILE, openDatabases, SANDBOX_FILE } from '../../server/db/open.ts';
import { type TestPostgres, templateOf } from './postgres.ts';

const FILES = [MAIN_FILE, SANDBOX_FILE];
/** Of the run, which removes it. */
const FOLDER = process.env.DRIVYN_TEST_TEMPLATES ?? ownFolder();

/** Fills a new data directory: puts databases into it, and closes them. */
type Fill = (dataDir: string) => Promise<void>;

const made = new Map<string, Promise<string>>();

/** Puts empty, migrated databases into a data directory that has none. */
export async function copyEmpty(dataDir: string): Promise<void> {
  await copyTemplate('empty', dataDir, async (folder) => {
    await (await openDatabases({ dataDir: folder, databaseUrl: undefined })).close();
  });
}

/** @returns the connection string of a new database on the server, empty and migrated */
export function copyEmptyPostgres(postgres: TestPostgres): Promise<string> {
  return postgres.copyDatabase(templateOf(FOLDER), async (databaseUrl) => {
    await (await openDatabases({ dataDir: '', databaseUrl })).close();
  });
}

/** Puts the databases of the named template into a data directory that has none; `fill` makes them the first time. */
export async function copyTemplate(name: string, dataDir: string, fill: Fill): Promise<void> {
  const template = made.get(name) ?? make(name, fill);
  made.set(name, template);
  const from = await template;
  mkdirSync(dataDir, { recursive: true });
  for (const file of FILES) copyFileSync(join(from, file), join(dataDir, file));
}

/** Safe when several processes do it at the same time: whoever finishes first gives the folder its name. */
async function make(name: string, fill: Fill): Promise<string> {
  const place = join(FOLDER, name);
  if (existsSync(place)) return place;
  const unfinished = mkdtempSync(`${place}.`);
  await fill(unfinished);
  try {
    renameSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
  return place;
}

/** Outside of a run: of this process, and removed with it. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-templates-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
