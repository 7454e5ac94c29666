// Reads the product's own sources the way the architecture test needs them: imports with their targets, and code
// without comments.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from './build.ts';

/** One source file. `path` is relative to the checkout, with forward slashes. */
export interface Source {
  path: string;
  /** The text as it stands. */
  text: string;
}

/** One import, export-from, dynamic import or require. `to` is a path of the checkout, or a package's name. */
export interface Edge {
  from: string;
  to: string;
  /** True when nothing of it is left at run time. */
  typeOnly: boolean;
  /** True for import() and require(): loaded when it is needed, not before. */
  isLate: boolean;
}

/** @returns every TypeScript file of the product, sorted by path. */
export function readSources(): Source[] {
  const paths = globSync('{server,views,islands,migrations}/**/*.{ts,tsx}', { cwd: ROOT });
  return paths.sort().map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

const STRING_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** @returns the text with every comment blanked; strings stay, line numbers too. */
export function stripComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (found, string) => string ?? found.replace(/[^\n]/g, ' '));
}

const STATIC_IMPORT = /^\s*(import|export)\s+(type\s)?(?:[\w*${}\s,]*?\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
const CALLED_IMPORT = /(\btypeof\s+)?\b(?:import|require)\(\s*['"`]([^'"`\n]+)['"`]/g;

/** @returns every edge that leaves a source. */
export function listEdges({ path, text }: Source): Edge[] {
  const code = stripComments(text);
  const fixed = [...code.matchAll(STATIC_IMPORT)].map(([, , type, to]) => ({
    to,
    typeOnly: type !== undefined,
    isLate: false,
  }));
  const called = [...code.matchAll(CALLED_IMPORT)].map(([, type, to]) => ({
    to,
    typeOnly: type !== undefined,
    isLate: true,
  }));
  return [...fixed, ...called].map(({ to = '', typeOnly, isLate }) => ({
    from: path,
    to: to.startsWith('.') ? normalize(join(dirname(path), to)) : to,
    typeOnly,
    isLate,
  }));
}

/** True when a file of the checkout has this path. */
export function isFile(path: string): boolean {
  return existsSync(join(ROOT, path));
}
