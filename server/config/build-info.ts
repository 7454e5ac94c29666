// Which release this is and where its built files lie. The build replaces the two names; from sources they are absent.
import { join } from 'node:path';

declare const __DRIVYN_VERSION__: string | undefined;
declare const __DRIVYN_BUILD__: string | undefined;

export const VERSION = typeof __DRIVYN_VERSION__ === 'string' ? __DRIVYN_VERSION__ : '0.0.0-source';

/** Changes with every build; pages of another build reload themselves. */
export const BUILD_ID = typeof __DRIVYN_BUILD__ === 'string' ? __DRIVYN_BUILD__ : 'source';

/** The folder of the built browser files: beside the bundle, or in the checkout's dist/. */
export const ASSETS_FOLDER =
  typeof __dirname === 'string' ? join(__dirname, 'assets') : join(import.meta.dirname, '../../dist/assets');
