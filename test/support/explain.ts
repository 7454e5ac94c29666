// What SQLite would do for the queries of some work, and how many they are.
import type { Query } from '../../server/db/unit-of-work.ts';

/** Runs `work` and says for each of its queries on `q` what SQLite does for it: the steps of its query plan. */
export async function explainQueries(q: Query, work: () => Promise<unknown>): Promise<string[][]> {
  const asked: { sql: string; bindings: readonly unknown[] }[] = [];
  const listen = (query: (typeof asked)[number]) => void asked.push(query);
  q.on('query', listen);
  await work();
  q.removeListener('query', listen);
  const plans: string[][] = [];
  for (const { sql, bindings } of asked) {
    const steps: { detail: string }[] = await q.raw(`explain query plan ${sql}`, bindings as string[]);
    plans.push(steps.map(({ detail }) => detail));
  }
  return plans;
}

/**
 * The steps that go through a whole table, or sort what they find. Going along a key in its order is no such step,
 * since it ends with the page: name those tables in `inOrder`.
 */
export function slowSteps(plan: readonly string[], inOrder: readonly string[] = []): string[] {
  return plan.filter((step) => {
    if (/TEMP B-TREE/.test(step)) return true;
    const table = /^SCAN (\S+)/.exec(step)?.[1];
    if (table === undefined || /^\d+$/.test(table) || step.endsWith('ROW')) return false;
    // A virtual table is asked by its own index once it is given words to match.
    return !/VIRTUAL TABLE INDEX \d+:M/.test(step) && !inOrder.includes(table);
  });
}
