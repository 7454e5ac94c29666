// Realisation: fills the slots of a line from the facts of a draft. A slot that cannot be filled gives null and the
// line is not used; nothing is made up to make it fit.
import type { Random } from '../../kernel/random.ts';
import type { Fact } from './facts.ts';
import { capitalise, joinList } from './inflect.ts';
import { MASS_NOUNS } from './lexicon-data.ts';
import type { Line } from './lines-data.ts';
import { type Piece, stemsOf } from './piece.ts';
import type { Audience, Studio, Value } from './studio.ts';

/** What one post has used so far. */
export interface Draft {
  readonly studio: Studio;
  readonly random: Random;
  /** Statements that may still be brought in, freshest first. */
  readonly statements: readonly Piece[];
  readonly audiences: readonly Audience[];
  readonly values: readonly Value[];
  readonly used: Set<string>;
  readonly factIds: string[];
  /** Lines with a colon and questions read like a form when they pile up. */
  labels: number;
  questions: number;
  /** The topic that an invitation may come back to. */
  topic: string | null;
}

export function startDraft(
  base: Pick<Draft, 'studio' | 'random' | 'statements' | 'audiences' | 'values'>,
): Draft {
  return { ...base, used: new Set(), factIds: [], labels: 0, questions: 0, topic: null };
}

/** The line with its slots filled, its facts noted in the draft; null (and the draft unchanged) when it does not fit. */
export function realise(line: Line, draft: Draft, piece: Piece | null): string | null {
  const label = /: \{(?:i2?|id|vv?|av|adj)\}/.test(line.text);
  const question = line.text.includes('?');
  if ((label && draft.labels > 0) || (question && draft.questions > 0)) return null;
  const taken: Fact[] = [];
  const filling: Filling = { draft, piece, taken, topic: draft.topic };
  const chosen = line.text.replace(/\[([^\]]+)\]/g, (_all, options: string) =>
    draft.random.pick(options.split('|')),
  );
  const text = fillSlots(chosen, filling);
  if (text === null) return null;
  note(draft, taken);
  if (label) draft.labels++;
  if (question || text.includes('?')) draft.questions++;
  draft.topic = filling.topic;
  return tidy(chosen.startsWith('{') ? capitalise(text, draft.studio.name) : text);
}

interface Filling {
  readonly draft: Draft;
  readonly piece: Piece | null;
  readonly taken: Fact[];
  topic: string | null;
}

function fillSlots(text: string, filling: Filling): string | null {
  let failed = false;
  const filled = text.replace(/\{([^}]+)\}/g, (_all, slot: string) => {
    const value = failed ? null : fillSlot(slot, filling);
    failed ||= value === null;
    return value ?? '';
  });
  return failed ? null : filled;
}

function fillSlot(slot: string, filling: Filling): string | null {
  const { studio } = filling.draft;
  const word = studio.voice.words[slot];
  if (word !== undefined) return word;
  const exact = SLOTS[slot];
  if (exact) return exact(filling);
  const lower = SLOTS[slot.charAt(0).toLowerCase() + slot.slice(1)];
  const value = lower?.(filling) ?? null;
  return value === null ? null : capitalise(value, studio.name);
}

type Slot = (filling: Filling) => string | null;

const SLOTS: Readonly<Record<string, Slot>> = {
  N: ({ draft }) => draft.studio.name,
  S: (filling) => current(filling, (piece) => piece.sentence),
  i: (filling) => current(filling, (piece) => piece.inline),
  w: (filling) => current(filling, (piece) => piece.clause),
  vp: (filling) => current(filling, (piece) => piece.verbPhrase),
  p3: (filling) => current(filling, (piece) => piece.third),
  g: (filling) => current(filling, (piece) => piece.gerund),
  tele: (filling) => current(filling, (piece) => piece.telegram),
  time: (filling) => current(filling, (piece) => piece.fronted?.time ?? null),
  rest: (filling) => current(filling, (piece) => piece.fronted?.rest ?? null),
  S2: (filling) => another(filling, (piece) => piece.sentence),
  i2: (filling) => another(filling, (piece) => piece.inline),
  w2: (filling) => another(filling, (piece) => piece.clause),
  id: identitySlot,
  a: (filling) => audienceSlot(filling, () => true),
  addr: (filling) => audienceSlot(filling, (audience) => audience.addressable),
  v: (filling) => valueSlot(filling, ['noun'], 1),
  vv: (filling) => valueSlot(filling, ['noun'], 3, 2),
  av: (filling) => valueSlot(filling, ['noun', 'phrase'], 1),
  adj: (filling) => valueSlot(filling, ['adjective'], 3),
  t: (filling) => topicSlot(filling, isBareTopic),
  tt: (filling) => topicSlot(filling, () => true),
  ourT: (filling) => ownTopic(filling),
  url: ({ draft, taken }) => linkText(draft.studio.link, taken, (url) => url),
  site: ({ draft, taken }) => linkText(draft.studio.link, taken, siteOf),
};

function current({ draft, piece, taken }: Filling, form: (piece: Piece) => string | null): string | null {
  if (piece === null) return null;
  const text = form(piece);
  if (text !== null) take(taken, draft, piece.fact);
  return text;
}

/** Statements about whom the business serves: beside an audience they would speak of somebody else. */
const NAMES_OTHERS = /^(?:we|I) (?:also )?(?:see|serve|help|treat|welcome|work (?:with|for))\b/i;

/** The next unused statement that has this form. */
function another(filling: Filling, form: (piece: Piece) => string | null): string | null {
  const { draft, taken, piece } = filling;
  const toAudience = taken.some((fact) => fact.kind === 'audience');
  const fits = draft.statements.filter(
    (other) =>
      other !== piece &&
      isFree(other.fact, draft, taken) &&
      form(other) !== null &&
      !(toAudience && NAMES_OTHERS.test(other.fact.text)),
  );
  const said = new Set(taken.flatMap((fact) => [...stemsOf(fact.text)]));
  const related =
    draft.random.next() < 0.6
      ? fits.find((other) => [...other.stems].some((stem) => said.has(stem)))
      : undefined;
  const next = related ?? fits.find((other) => other.verbPhrase !== null) ?? fits[0];
  if (next === undefined) return null;
  taken.push(next.fact);
  filling.topic = next.identity === null ? (next.topic ?? filling.topic) : filling.topic;
  return form(next);
}

function identitySlot({ draft, piece, taken }: Filling): string | null {
  const own = piece?.identity ? piece : draft.studio.identity;
  if (own === null || own.identity === null) return null;
  if (own !== piece && !isFree(own.fact, draft, taken)) return null;
  take(taken, draft, own.fact);
  return own.identity.phrase;
}

function audienceSlot({ draft, taken }: Filling, fits: (audience: Audience) => boolean): string | null {
  const next = draft.audiences.find((audience) => fits(audience) && isFree(audience.fact, draft, taken));
  if (next === undefined) return null;
  taken.push(next.fact);
  return next.text;
}

function valueSlot(
  { draft, taken }: Filling,
  forms: readonly Value['form'][],
  most: number,
  least = 1,
): string | null {
  const free = draft.values.filter((value) => forms.includes(value.form) && isFree(value.fact, draft, taken));
  if (free.length < least) return null;
  const chosen = free.slice(0, most);
  taken.push(...chosen.map((value) => value.fact));
  return joinList(chosen.map((value) => value.text));
}

function topicSlot(filling: Filling, fits: (topic: string) => boolean): string | null {
  const { piece, draft, taken } = filling;
  const topic = piece?.topic ?? null;
  if (piece === null || topic === null || piece.identity !== null || !fits(topic)) return null;
  take(taken, draft, piece.fact);
  return topic;
}

/** "our fixed fees": the topic of the fact at hand, or the one that the post has just spoken of. */
function ownTopic({ piece, draft, topic }: Filling): string | null {
  const own = piece !== null && piece.identity === null ? piece.topic : null;
  const text = own ?? topic;
  return text === null ? null : `${draft.studio.voice.words.our} ${text}`;
}

function linkText(link: Fact | null, taken: Fact[], form: (url: string) => string): string | null {
  if (link === null) return null;
  taken.push(link);
  return form(link.text);
}

function isBareTopic(topic: string): boolean {
  const head =
    topic
      .toLowerCase()
      .split(/\s+of\s+/)[0]
      ?.split(/\s+/)
      .at(-1) ?? '';
  if (/\d/.test(topic)) return false;
  return (
    MASS_NOUNS.has(head) ||
    (/s$/.test(head) && !/(?:ss|us|is)$/.test(head)) ||
    (/ing$/.test(head) && head.length > 5)
  );
}

/** The address as people say it: without scheme, "www." and closing slash. */
export function siteOf(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}

function isFree(fact: Fact, draft: Draft, taken: readonly Fact[]): boolean {
  return !draft.used.has(fact.id) && !taken.includes(fact);
}

function take(taken: Fact[], draft: Draft, fact: Fact): void {
  if (isFree(fact, draft, taken)) taken.push(fact);
}

function note(draft: Draft, taken: readonly Fact[]): void {
  for (const fact of taken) {
    if (draft.used.has(fact.id)) continue;
    if (fact.kind !== 'link') draft.used.add(fact.id);
    if (!draft.factIds.includes(fact.id)) draft.factIds.push(fact.id);
  }
}

/** Marks that meet where a slot ends: "Inc.." and "?." and "..". */
function tidy(text: string): string {
  return text
    .replace(/([.?!。])\.(?=\s|$)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}
