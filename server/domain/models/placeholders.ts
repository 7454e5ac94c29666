// Facts as a model sees them: every figure, price, time, link and address stands behind a placeholder, so that the model may
// place it and cannot change it. We put the words back.
import type { Fact } from '../writer/index.ts';

/** Links, addresses of mail, and figures with what belongs to them: "£9.50", "7 am", "9:00-17:30", "+44 20 7946 0000". */
const FIGURE = new RegExp(
  [
    String.raw`https?:\/\/[^\s,;]+[^\s,;.!?)]`,
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?:[$£€¥]|\b(?:CHF|EUR|USD|GBP)) ?\d[\d.,’']*\d|[$£€¥] ?\d`,
    String.raw`\+?\d(?:[\d.,:/’'-]*\d)?(?: \d{2,}(?:[\d.,:/-]*\d)?)*(?: ?(?:%|€|£|\$|¥|円|元|CHF|EUR|USD|GBP|Uhr\b|[ap]\.?m\b))?`,
  ].join('|'),
  'gu',
);

export interface MaskedFact {
  /** As the model names it: `f1`. */
  readonly name: string;
  readonly kind: string;
  /** With placeholders for its figures. */
  readonly text: string;
}

export interface Masked {
  readonly facts: readonly MaskedFact[];
  /** What each placeholder stands for, without its braces: `fact:f1`, `fact:f1.1`. */
  readonly values: ReadonlyMap<string, string>;
  /** The ids of facts by their names. */
  readonly ids: ReadonlyMap<string, string>;
}

export function maskFacts(facts: readonly Fact[]): Masked {
  const values = new Map<string, string>();
  const ids = new Map<string, string>();
  const masked = facts.map(({ id, kind, text }, at): MaskedFact => {
    const name = `f${at + 1}`;
    ids.set(name, id);
    values.set(`fact:${name}`, text.trim());
    let count = 0;
    const hidden = text.trim().replace(FIGURE, (figure) => {
      count += 1;
      const key = `fact:${name}.${count}`;
      values.set(key, figure);
      return `{{${key}}}`;
    });
    return { name, kind, text: hidden };
  });
  return { facts: masked, values, ids };
}

/** A text that is shown to a model for its manner: how it says things, and no figure that it could take from there. */
export function withoutFigures(text: string): string {
  return text.replace(FIGURE, '…');
}

export interface Filled {
  readonly text: string;
  /** Names of the facts whose placeholders stood in it. */
  readonly names: readonly string[];
  /** Placeholders that stand for nothing. */
  readonly unknown: readonly string[];
}

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Where a sentence ends with what stands before. */
const ENDS = /^(?: +(?=["“„(]?\p{Lu})|\n|$)/u;
/** Where the sentence goes on, or has a stop of its own. */
const GOES_ON = /^[\p{L}\p{N},;:.!?]|^ \p{Ll}/u;

/** A whole fact brings its stop where a sentence ends with it, and none where it goes on. */
function fitted(value: string, key: string, after: string): string {
  if (GOES_ON.test(after)) return value.replace(/[.!?]$/, '');
  const isWhole = !key.includes('.') && /\s/.test(value);
  return isWhole && ENDS.test(after) && !/[.!?…:。！？]["'”)]?$/.test(value) ? `${value}.` : value;
}

/** Puts words in the place of placeholders. */
export function fillPlaceholders(text: string, { values }: Masked): Filled {
  const names = new Set<string>();
  const unknown: string[] = [];
  const filled = text.replace(PLACEHOLDER, (all, inner: string, at: number) => {
    const key = inner.startsWith('fact:') ? inner : `fact:${inner}`;
    const value = values.get(key);
    if (value === undefined) {
      unknown.push(inner);
      return all;
    }
    names.add(key.slice('fact:'.length).split('.')[0] ?? '');
    return fitted(value, key, text.slice(at + all.length));
  });
  return { text: filled, names: [...names], unknown };
}
