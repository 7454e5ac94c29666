// Which packages are compiled along with tests and with the processes that they start.
import type { BuildOptions, Plugin } from 'esbuild';
import { ROOT } from './build.ts';

/**
 * Packages that are compiled along, with what they import: each has many files, which every process of a test would look
 * for, one by one. What asks for files beside its own stays outside, and so do packages of the tests themselves.
 */
const BUNDLED =
  /^(knex|pg|koa|@koa\/router|koa-static|@fastify\/busboy|pino|valibot|htmlparser2|ical-generator|temporal-polyfill|uqr|react|react-dom|@floating-ui\/react|jotai|mdast-util-[a-z-]+|micromark-extension-[a-z-]+)(\/|$)/;
/** What they ask for themselves and does not come along: drivers that are not installed. */
const OUTSIDE = [
  'sqlite3',
  'better-sqlite3',
  'tedious',
  'mysql',
  'mysql2',
  'mariadb',
  'oracledb',
  'pg-native',
  'pg-query-stream',
];
/** Packages that are not modules ask for those of Node by `require`. */
const OWN_REQUIRE = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(${JSON.stringify(ROOT)});`;

/** Whatever our own sources import of a package that is not compiled along is found where it is installed. */
const mostPackagesOutside: Plugin = {
  name: 'most-packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const isOurs = kind !== 'entry-point' && !importer.includes('/node_modules/');
      return isOurs && !BUNDLED.test(path) ? { path, external: true } : undefined;
    });
  },
};

/** What a build of a module for this machine takes over. */
export const withPackages = {
  external: OUTSIDE,
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: { js: OWN_REQUIRE },
  plugins: [mostPackagesOutside],
} satisfies BuildOptions;
