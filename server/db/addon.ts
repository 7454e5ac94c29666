// Loads SQLite's native addon for the bundle, where the usual `bindings` lookup cannot find it.
// From a checkout's dist/ the file is opened where it lies; from the executable it is extracted first.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSea } from 'node:sea';

/** What `require()` of an addon returns: its shape belongs to whoever asked for it. */
type Addon = object;

/** Where to look for the addon and where to extract it; every field has the right default. */
interface AddonPlace {
  /** Folder that holds the addon: beside the bundle. */
  directory?: string;
  /** True inside the executable, whose files the system's loader cannot open. */
  embedded?: boolean;
  /** The user's cache folder; undefined when the user has none. */
  cache?: string | undefined;
}

/**
 * Stands in for the `bindings` package: `require('bindings')('node_sqlite3.node')`.
 * @throws Error that names every attempt when the addon cannot be loaded.
 */
export function loadAddon(name: string, place: AddonPlace = {}): Addon {
  const { directory = __dirname, embedded = isSea() } = place;
  const file = join(directory, name);
  if (!embedded) {
    return openAddon(file);
  }
  const cache = 'cache' in place ? place.cache : findCacheFolder();
  return loadExtracted(name, readFileSync(file), cache);
}

function loadExtracted(name: string, bytes: Buffer, cache: string | undefined): Addon {
  const failures: string[] = [];
  for (const load of [loadFromCache, loadFromTemporaryFolder]) {
    try {
      return load(name, bytes, cache);
    } catch (error) {
      failures.push(String(error));
    }
  }
  throw new Error(`The database addon ${name} could not be loaded: ${failures.join('; ')}`);
}

/** Keyed by content, so that two versions of the executable never meet in one file. */
function loadFromCache(name: string, bytes: Buffer, cache: string | undefined): Addon {
  if (cache === undefined) {
    throw new Error('this user has no cache folder');
  }
  const folder = join(cache, 'drivyn', createHash('sha256').update(bytes).digest('hex').slice(0, 32));
  const file = join(folder, name);
  if (!holds(file, bytes)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes, { mode: 0o700 });
    renameSync(unfinished, file);
  }
  return openAddon(file);
}

function loadFromTemporaryFolder(name: string, bytes: Buffer): Addon {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-addon-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, bytes, { mode: 0o700 });
    return openAddon(file);
  } finally {
    removeQuietly(folder);
  }
}

/** Windows keeps a loaded library open: there the folder stays until the system empties its temporary files. */
function removeQuietly(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (process.platform !== 'win32') {
      throw error;
    }
  }
}

/** Compares the whole content: a file that someone altered, or cut short, is written anew. */
function holds(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
}

function openAddon(file: string): Addon {
  const loaded: { exports: Addon } = { exports: {} };
  process.dlopen(loaded, file);
  return loaded.exports;
}

function findCacheFolder(): string | undefined {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === 'win32') {
    return LOCALAPPDATA;
  }
  if (XDG_CACHE_HOME?.startsWith('/')) {
    return XDG_CACHE_HOME;
  }
  try {
    return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
  } catch {
    // A user id without an entry in the password file has no home.
    return undefined;
  }
}
