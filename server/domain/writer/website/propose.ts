// From the pages of a website to the facts that an owner is asked about. What schema.org's words say comes first; every one
// rests on words of its page, and nothing that addresses a program is any.
import { LIMITS } from '../../../contract/constants/limits.ts';
import type { FactKind } from '../../../contract/fact.ts';
import { normalise } from '../../../kernel/same-words.ts';
import { kindOf } from '../fact-kind.ts';
import type { WriterProfile } from '../facts.ts';
import { isInstruction, isNoFact } from '../no-fact.ts';
import { readWords, refuseFact } from '../read-words.ts';
import { isSentence } from '../sentence.ts';
import { splitList } from '../split-list.ts';
import { splitText } from '../split-text.ts';
import type { WebPage } from './page.ts';
import { APART, findQuote, makeQuotable, numbersStand } from './quote.ts';
import { tellThings } from './told-things.ts';

export interface ProposedFact {
  readonly kind: FactKind;
  readonly text: string;
  /** Verbatim; what stands apart on the page is parted by a dot. */
  readonly quote: string;
  readonly page: string;
  /** The last day on which it holds, `2027-03-01`; null without end. */
  readonly until: string | null;
}

/** More than that nobody looks through. */
const MOST_FACTS = 60;
/** Kinds that say enough without a verb. */
const TERSE: readonly FactKind[] = ['hours', 'price', 'place'];
/** Kinds that a sentence is for want of a sign of another: a page says much that is not about the business. */
const UNSIGNED: readonly FactKind[] = ['product', 'service'];
const OF_US = /\b(?:we|us|our|ours|i|my|wir|uns\p{L}*|nous|notre|nos)\b/iu;
/** What makers and lawyers of sites put on every page. */
const BOILERPLATE =
  /©|\ball rights reserved\b|\bcookies?\b|\bprivacy\b|\bterms (?:and|&|of)\b|\bcompany (?:number|no)\b|\bvat (?:number|no|reg)|\bskip to\b|\bpowered by\b|\bnewsletter\b|\bsubscribe\b|\bcopyright\b|\bjavascript\b|\byour (?:basket|cart|browser|consent)\b/i;

/** @param today a day such as `2027-03-01` */
export function proposeFromPages(
  pages: readonly WebPage[],
  profile: Pick<WriterProfile, 'name' | 'industry'>,
  today: string,
): ProposedFact[] {
  const found = [
    ...pages.flatMap((page) => fromThings(page, today)),
    ...pages.flatMap((page) => fromText(page, profile)),
    ...pages.flatMap(fromProfiles),
  ];
  const known = new Set<string>();
  const fresh = found.filter(({ text }) => {
    const words = normalise(text);
    return !known.has(words) && known.add(words);
  });
  return fresh.slice(0, MOST_FACTS);
}

function fromThings(page: WebPage, today: string): ProposedFact[] {
  return tellThings(page.things, today).flatMap(({ kind, text, values, until }) => {
    const quote = values.join(APART);
    return accept({ kind, text: readWords(text), quote, page: page.url, until });
  });
}

/** Profiles on networks are named, never printed as sentences. */
function fromProfiles({ profiles, url }: WebPage): ProposedFact[] {
  return profiles.map((profile) => {
    return { kind: 'link', text: profile.url, quote: profile.href, page: url, until: null };
  });
}

function fromText(page: WebPage, profile: Pick<WriterProfile, 'name' | 'industry'>): ProposedFact[] {
  return [page.description, page.text].flatMap((text) => {
    const quotable = makeQuotable(text);
    return splitText(text)
      .sentences.flatMap(splitList)
      .flatMap((words) => {
        const kind = kindOf(words, profile, false);
        const quote = findQuote(words, quotable);
        if (quote === null || BOILERPLATE.test(words)) return [];
        const isOurs = OF_US.test(words) || words.includes(profile.name);
        if (UNSIGNED.includes(kind) && !isOurs) return [];
        return accept({ kind, text: words, quote, page: page.url, until: null });
      });
  });
}

/** A fact when it can be one: it can be said, its quote is short enough to be read, and its numbers stand in the quote. */
function accept(fact: ProposedFact): ProposedFact[] {
  const { kind, text, quote } = fact;
  const isSaid = isSentence(fact) || (TERSE.includes(kind) && /\d/.test(text));
  const fits = text.length <= LIMITS.fact && quote.length <= LIMITS.fact;
  if (!fits || !isSaid || isNoFact(text) || isInstruction(quote)) return [];
  return refuseFact(text) === null && numbersStand(text, quote) ? [fact] : [];
}
