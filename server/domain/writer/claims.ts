// Which claims may be printed: banned ones never, strong words only when the owner's facts say them.
import { BANNED_CLAIMS, type BannedClaim, NEEDS_FACT } from './banned-claims-data.ts';

/** Banned claims in a text. */
export function bannedClaimsIn(text: string): BannedClaim[] {
  return BANNED_CLAIMS.filter(({ pattern }) => pattern.test(text));
}

/** A banned claim with the words that make it. */
export interface FoundClaim {
  readonly claim: BannedClaim;
  /** As they stand there, each once. */
  readonly words: readonly string[];
}

export function claimsIn(text: string): FoundClaim[] {
  return bannedClaimsIn(text).map((claim) => {
    const found = text.matchAll(new RegExp(claim.pattern.source, `${claim.pattern.flags}g`));
    return { claim, words: [...new Set([...found].map(([words]) => words.trim()))] };
  });
}

/** Whether an owner's sentence may be quoted in public. */
export function isPrintable(text: string): boolean {
  return bannedClaimsIn(text).length === 0;
}

/** Strong words of a text that do not stand in the source, which is given in lower case. */
export function unprovenWords(text: string, source: string): string[] {
  return NEEDS_FACT.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([word]) => word.toLowerCase()),
  ).filter((word) => !source.includes(word));
}
