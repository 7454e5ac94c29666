// Stylesheets that a browser keeps as files, so that its next documents name them instead of carrying them.
import type { Assets } from './types.ts';

/** What a browser says that it keeps: the hashes of the files that all screens are styled by. */
export function stylesOf({ base, rest }: Pick<Assets, 'base' | 'rest'>): string {
  return [base, rest].map((url) => /-(\w+)\.css$/.exec(url)?.[1]).join('.');
}
