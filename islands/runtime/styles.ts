// The stylesheets as files: what the document does not carry (other screens, dialogs, toasts), and what it does carry, for
// the documents to come. One file of each, so that no screen has to wait for one of its own, and what one screen brings does
// not depend on which were visited before.
import { STYLES_COOKIE } from '../../server/contract/constants/styles.ts';

const YEAR_SECONDS = 31_536_000;

let loaded: Promise<void> | undefined;

/**
 * Asks for what the document does not carry, once, and again when that failed. Ends in any case: without it a screen is
 * plain, but there. A document that carries nothing has named both files itself.
 */
export function loadStyles(): Promise<void> {
  const { rest } = document.documentElement.dataset;
  loaded ??= new Promise((resolve) => {
    if (!rest) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = rest;
    link.onload = () => resolve();
    link.onerror = () => {
      loaded = undefined;
      resolve();
    };
    document.head.append(link);
  });
  return loaded;
}

/** Has the browser keep what this document carried, and tell the server that it has both. */
export async function keepStyles(): Promise<void> {
  const { base, styles } = document.documentElement.dataset;
  if (!base) {
    return;
  }
  await loadStyles();
  const response = await fetch(base);
  await response.arrayBuffer();
  if (response.ok && loaded) {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
    document.cookie = `${STYLES_COOKIE}=${styles}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  }
}
