// How many people a draft finds: asked shortly after the last change, and only the newest answer counts.
import { useEffect, useState } from 'react';
import { type GroupDraft, isComplete, toRule } from '../../server/contract/segment-draft.ts';
import { api, messageOf } from '../runtime/api.ts';

/** While somebody types, nothing is asked. */
const PAUSE = 350;

type Count =
  | { readonly state: 'open' | 'asking' }
  | { readonly state: 'found'; readonly count: number }
  | { readonly state: 'failed'; readonly message: string };

export function useCount(url: string, draft: GroupDraft): Count & { again(): void } {
  const [count, setCount] = useState<Count>({ state: 'open' });
  const [tries, setTries] = useState(0);
  const rule = isComplete(draft) ? JSON.stringify(toRule(draft)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks the same again
  useEffect(() => {
    setCount({ state: rule === undefined ? 'open' : 'asking' });
    if (rule === undefined) return;
    let isOld = false;
    const tell = (next: Count) => void (isOld || setCount(next));
    const timer = setTimeout(async () => {
      try {
        tell({ state: 'found', ...(await api<{ count: number }>('POST', url, { rule: JSON.parse(rule) })) });
      } catch (error) {
        tell({ state: 'failed', message: messageOf(error).replace(/^rule[\w.]*: /, 'It ') });
      }
    }, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [url, rule, tries]);
  return { ...count, again: () => setTries(tries + 1) };
}
