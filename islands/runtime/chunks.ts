// The files of the islands' code: fetched ahead while nothing else happens, and in full before they are imported.
import { savesData } from './prefetch.ts';

type Chunks = Readonly<Record<string, readonly string[]>>;

/** Before a second attempt, which is the last. */
const RETRY_MS = 400;

const fetched = new Map<string, Promise<void>>();

/** `<link rel="prefetch">`: fetched, not executed, so that the first tap waits for no network. */
export function prefetchChunks() {
  if (savesData()) {
    return;
  }
  const names = [...document.querySelectorAll('drivyn-island')].map((one) => one.getAttribute('name') ?? '');
  for (const url of names.flatMap(listChunks)) {
    if (!document.head.querySelector(`link[href="${url}"]`)) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.as = 'script';
      link.href = url;
      document.head.append(link);
    }
  }
}

/**
 * Has an island's files in the browser's cache, asking a second time for what failed. An `import()` that fails is
 * remembered as failed for as long as the page lives; a `fetch` is not.
 */
export async function fetchChunks(island: string) {
  const urls = listChunks(island);
  try {
    await Promise.all(urls.map(fetchChunk));
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await Promise.all(urls.map(fetchChunk));
  }
}

function fetchChunk(url: string): Promise<void> {
  const known = fetched.get(url);
  const request = known ?? readWhole(url);
  fetched.set(url, request);
  request.catch(() => fetched.delete(url));
  return request;
}

async function readWhole(url: string) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  await response.arrayBuffer();
}

function listChunks(island: string): readonly string[] {
  const list = document.getElementById('island-chunks')?.textContent;
  return (list && (JSON.parse(list) as Chunks)[island]) || [];
}
