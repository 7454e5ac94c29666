// The files of the islands' code: fetched ahead while nothing else happens, and in full before they are imported.
import { savesData } from './prefetched.ts';

type Chunks = Readonly<Record<string, readonly string[]>>;

/** Before a second attempt, which is the last. */
const RETRY_MS = 400;

const fetched = new Map<string, Promise<unknown>>();

/**
 * `<link rel="prefetch">`: fetched, not executed, so that the first tap waits for no file. The runtime's own part for
 * it, intent.ts, is listed as the islands are.
 */
export async function prefetchChunks() {
  if (savesData()) {
    return;
  }
  const islands = [...document.querySelectorAll('drivyn-island')];
  const names = ['intent', ...islands.map((one) => one.getAttribute('name') ?? '')];
  const lists = await Promise.all(names.map(listChunks)).catch(() => []);
  for (const url of lists.flat()) {
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
  try {
    await fetchAll(island);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await fetchAll(island);
  }
}

async function fetchAll(island: string) {
  await Promise.all((await listChunks(island)).map(fetchChunk));
}

function fetchChunk(url: string): Promise<unknown> {
  return remember(url, (response) => response.arrayBuffer());
}

/** One file names the chunks of all islands: in every document it would weigh more than the page's own words. */
async function listChunks(island: string): Promise<readonly string[]> {
  const { chunks } = document.documentElement.dataset;
  const list = chunks ? await remember(chunks, (response) => response.json()) : undefined;
  return (list as Chunks | undefined)?.[island] ?? [];
}

/** Asks for a file once, unless that failed. */
function remember(url: string, read: (response: Response) => Promise<unknown>): Promise<unknown> {
  const request = fetched.get(url) ?? readWhole(url, read);
  fetched.set(url, request);
  request.catch(() => fetched.delete(url));
  return request;
}

async function readWhole(url: string, read: (response: Response) => Promise<unknown>) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(url);
  }
  return read(response);
}
