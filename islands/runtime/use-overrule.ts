// What a rule refuses in a person's words, and what the person lets stand all the same.
import { useState } from 'react';
import type { CheckedWords, ClaimHit, ClaimRule, Overrule } from '../../server/contract/claim.ts';
import { api } from './api.ts';

export interface Overruling {
  readonly hits: readonly ClaimHit[];
  readonly chosen: readonly ClaimRule[];
  readonly reason: string;
  readonly reasonError: string | undefined;
  /** What is sent with the words; undefined for nothing. */
  readonly overrule: Overrule | undefined;
  choose(rule: ClaimRule, isOn: boolean): void;
  explain(reason: string): void;
  /** Asks what is refused in these texts. */
  look(texts: readonly { readonly title: string; readonly content: string }[]): Promise<void>;
  /** The words are others now. */
  forget(): void;
  /** Says so where a reason is missing. @returns whether one is */
  lacksReason(): boolean;
}

export function useOverrule(): Overruling {
  const [hits, setHits] = useState<readonly ClaimHit[]>([]);
  const [chosen, setChosen] = useState<readonly ClaimRule[]>([]);
  const [reason, setReason] = useState('');
  const [reasonError, setReasonError] = useState<string>();
  const needsReason = hits.some(({ rule, needsOwner }) => needsOwner && chosen.includes(rule));
  return {
    ...{ hits, chosen, reason, reasonError },
    overrule: chosen.length > 0 ? { rules: [...chosen], ...(reason.trim() && { reason }) } : undefined,
    choose: (rule, isOn) =>
      setChosen((before) => (isOn ? [...before, rule] : before.filter((one) => one !== rule))),
    explain: (text) => {
      setReason(text);
      setReasonError(undefined);
    },
    look: async (texts) => {
      try {
        setHits(await findHits(texts));
      } catch {
        // The refusal itself stands beside the words.
        setHits([]);
      }
    },
    forget: () => {
      setHits([]);
      setChosen([]);
    },
    lacksReason: () => {
      const isMissing = needsReason && reason.trim() === '';
      setReasonError(isMissing ? 'Say why it may stand.' : undefined);
      return isMissing;
    },
  };
}

/** Of all texts together, each rule once with all words. */
async function findHits(
  texts: readonly { readonly title: string; readonly content: string }[],
): Promise<ClaimHit[]> {
  const unique = new Map(texts.map(({ title, content }) => [`${title}\n${content}`, { title, content }]));
  const answers = await Promise.all(
    [...unique.values()].map((words) => api<CheckedWords>('POST', '/api/contents/check', words)),
  );
  const byRule = Map.groupBy(
    answers.flatMap(({ hits }) => hits),
    ({ rule }) => rule,
  );
  return [...byRule.values()].flatMap(([first, ...others]) =>
    first ? { ...first, words: [...new Set([first, ...others].flatMap(({ words }) => words))] } : [],
  );
}
