// Which release this is and where its built files lie. The build replaces the version's name; from sources it is absent.
import { join } from 'node:path';

declare const __DRIVYN_VERSION__: string | undefined;

export const VERSION = typeof __DRIVYN_VERSION__ === 'string' ? __DRIVYN_VERSION__ : '0.0.0-source';

/** The folder of the built browser files: beside the bundle, or in the checkout's dist/. */
export const ASSETS_FOLDER =
  typeof __dirname === 'string' ? join(__dirname, 'assets') : join(import.meta.dirname, '../../dist/assets');

/** The thread that draws pictures, its renderer and its fonts. */
export const DRAWING_FOLDER = join(ASSETS_FOLDER, '../drawing');

/** The thread that makes films. */
export const FILMING_FOLDER = join(ASSETS_FOLDER, '../filming');

/** The thread that prints documents. */
export const PRINTING_FOLDER = join(ASSETS_FOLDER, '../printing');
