// Which files of a whole run share a process.
import { dirname } from 'node:path';

/** So many share one: with more, little is saved, and what fails takes more along. A browser each is enough for five. */
const MOST = { usual: 10, browser: 5 } as const;

const isBrowser = (file: string) => file.includes('.browser.test.');

/**
 * @param files of a whole run, in the order in which they begin
 * @param alone those that share theirs with no other
 * @returns the same files in that order: those that are alone by themselves, the others with their neighbours of a folder
 */
export function putTogether(files: readonly string[], alone: ReadonlySet<string>): string[][] {
  const groups: string[][] = [];
  const open = new Map<string, string[]>();
  for (const file of files) {
    const kind = isBrowser(file) ? 'browser' : 'usual';
    const key = `${dirname(file)} ${kind}`;
    const group = open.get(key);
    if (!alone.has(file) && group && group.length < MOST[kind]) {
      group.push(file);
      continue;
    }
    const begun = [file];
    groups.push(begun);
    if (!alone.has(file)) open.set(key, begun);
  }
  return groups;
}
