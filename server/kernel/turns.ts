// Long work on the one thread in slices, so that whoever else waits is answered in between.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn: well below what a person notices. */
const SLICE = 15;

/**
 * @returns what long work awaits after every small step; it resolves at once while the slice lasts, otherwise after all
 * that waits has run
 */
export function takeTurns(slice = SLICE): () => Promise<void> | void {
  let began = performance.now();
  return () => {
    if (performance.now() - began < slice) return;
    return nextTurn().then(() => {
      began = performance.now();
    });
  };
}

/** `map` for long lists. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  change: (item: Item) => Result,
): Promise<Result[]> {
  const turn = takeTurns();
  const results: Result[] = [];
  for (const item of items) {
    results.push(change(item));
    await turn();
  }
  return results;
}
