// What the build left for browsers: the manifest's names made into addresses, and the stylesheets' texts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Assets } from '../../views/layout/types.ts';
import { StartError } from '../config/start-error.ts';

const Manifest = v.object({
  buildId: v.string(),
  main: v.string(),
  css: v.string(),
  screens: v.record(v.string(), v.string()),
  rest: v.string(),
  chunks: v.string(),
});

/** @throws StartError when nothing has been built */
export function loadAssets(folder: string): Assets {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) throw new StartError('The pages have not been built: run "npm run build" first.');
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')));
  const screens = Object.entries(manifest.screens).map(([slug, name]) => {
    return [slug, readFileSync(join(folder, name), 'utf8')] as const;
  });
  return {
    buildId: manifest.buildId,
    main: toUrl(manifest.main),
    css: readFileSync(join(folder, manifest.css), 'utf8'),
    base: toUrl(manifest.css),
    screens: Object.fromEntries(screens),
    rest: toUrl(manifest.rest),
    chunks: toUrl(manifest.chunks),
  };
}

function toUrl(name: string): string {
  return `/assets/${name}`;
}
