// GET answers shared by URL; spec section 7: never stale by themselves, no retries, "{status}: {body text}" on failure.
import { ApiError, api } from './api.ts';
import { type QueryState, queryAtom, store } from './store.ts';

/** Asks again, keeping the old answer on view until the new one is there. @returns the outcome; it never throws. */
export async function loadQuery(url: string): Promise<QueryState> {
  const state = queryAtom(url);
  if (store.get(state).status !== 'ready') {
    store.set(state, { status: 'loading' });
  }
  const outcome = await askFor(url);
  store.set(state, outcome);
  return outcome;
}

async function askFor(url: string): Promise<QueryState> {
  try {
    return { status: 'ready', data: await api('GET', url) };
  } catch (error) {
    const message =
      error instanceof ApiError ? `${error.status}: ${error.message}` : 'The server cannot be reached';
    return { status: 'failed', error: new Error(message, { cause: error }) };
  }
}
