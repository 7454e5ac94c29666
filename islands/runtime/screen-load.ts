// One navigation: asks for a screen and says what came of it. Knows nothing of the page around it.
import { routeOfUrl } from './route.ts';
import { loadStyles } from './styles.ts';

export type Answer =
  | { readonly kind: 'screen'; readonly main: HTMLElement; readonly route: string | undefined }
  | { readonly kind: 'redirect'; readonly route: string }
  /** Another build of the product answers: the page itself is out of date. */
  | { readonly kind: 'outdated'; readonly build: string }
  | { readonly kind: 'failed'; readonly status?: number };

const RELOADED = 'drivyn-reloaded';

export class ScreenLoad {
  readonly url: string;
  #controller = new AbortController();

  constructor(url: string) {
    this.url = url;
  }

  get isCancelled() {
    return this.#controller.signal.aborted;
  }

  cancel() {
    this.#controller.abort();
  }

  /** `early` is an answer already on its way; when it fails, the screen is asked for again. A cancelled load's answer means nothing. */
  async load(early?: Promise<Response>, init?: RequestInit): Promise<Answer> {
    try {
      const ask = () => requestScreen(this.url, { signal: this.#controller.signal, ...init });
      const response = await (early?.catch(ask) ?? ask());
      // As it was, but no longer here: then in full.
      const isGone = response.status === 304 && !seen.has(this.url);
      return await readAnswer(isGone ? await ask() : response, this.url);
    } catch {
      return { kind: 'failed' };
    }
  }
}

/** Screens that came, in this page's memory only: the server may say that one is still as it was. */
const seen = new Map<string, { readonly tag: string; readonly html: string }>();
const MOST_SEEN = 20;

export function requestScreen(url: string, init?: RequestInit): Promise<Response> {
  const tag = seen.get(url)?.tag ?? '';
  return fetch(url, { ...init, headers: { 'Drivyn-Fragment': '1', 'If-None-Match': tag, ...init?.headers } });
}

async function readScreen(response: Response, url: string) {
  const html = (response.status === 304 && seen.get(url)?.html) || (await response.text());
  if (seen.size > MOST_SEEN) {
    seen.clear();
  }
  seen.set(url, { tag: response.headers.get('ETag') ?? '', html });
  return html;
}

async function readAnswer(response: Response, url: string): Promise<Answer> {
  const build = response.headers.get('Drivyn-Build');
  if (
    build &&
    build !== document.documentElement.dataset.build &&
    build !== sessionStorage.getItem(RELOADED)
  ) {
    return { kind: 'outdated', build };
  }
  const location = response.headers.get('Drivyn-Location');
  if (location) {
    return { kind: 'redirect', route: location.replace(/^#/, '') };
  }
  const main = parseMain(await readScreen(response, url));
  await loadStyles();
  const route = response.redirected ? routeOfUrl(new URL(response.url)) : undefined;
  return main ? { kind: 'screen', main, route } : { kind: 'failed', status: response.status };
}

function parseMain(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.querySelector('main');
}

/** Once per build: were two servers of different builds to take turns, reloading would never end. */
export function reloadFor(build: string) {
  sessionStorage.setItem(RELOADED, build);
  location.reload();
}
