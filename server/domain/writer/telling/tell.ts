// One idea told in one form: the cuts in this installation's order, each tried until it says nothing twice and fits.
import type { PostForm } from '../../../contract/channels/index.ts';
import { THREAD_BREAK } from '../../../contract/thread.ts';
import { createRandom } from '../../../kernel/random.ts';
import { frameLetter } from '../habits/keeping.ts';
import type { Cut } from './cut.ts';
import { CUTS, THREAD } from './cuts.ts';
import { countEchoes } from './echo.ts';
import { hangs } from './last-word.ts';
import { namesMatter, nearnessOf } from './opening.ts';
import { care, isPaired, isWhole } from './points.ts';
import { Teller } from './teller.ts';
import type { Telling } from './telling.ts';
import { localise, paragraphs, withStop } from './wording.ts';

export interface Told {
  readonly title: string | null;
  /** Without hashtags. */
  readonly text: string;
  readonly cut: string;
  /** Of its facts those that only say how one comes to it. */
  readonly passing?: readonly string[];
  readonly factIds: readonly string[];
  /** Sentences that are said again within the post; 0 is what is wanted. */
  readonly echoes: number;
}

export interface TellOptions {
  /** Cuts in which the idea was told in this form before. */
  readonly before: readonly string[];
  /** Characters of a title; 0 where there is none. */
  readonly title: number;
  /** A long text may become a thread. */
  readonly thread: boolean;
  readonly fits: (text: string) => boolean;
}

const TRIES = 4;
/** Forms under which a word about the business may stand, and how often it does where the owner said nothing nearer. */
const SIGNED: ReadonlySet<PostForm> = new Set<PostForm>(['article', 'caption', 'chat', 'pin', 'line']);
const SIGNS = 0.75;
/** How often that stands in the place of a question, where the idea itself asks none. */
const SIGNS_INSTEAD = 0.35;
/** Formats of which the question is the point. */
const TALKS: ReadonlySet<string> = new Set(['question', 'either']);
/** Forms whose first line is met alone in a feed, without a title. */
const HEADED: ReadonlySet<PostForm> = new Set<PostForm>(['article', 'caption', 'chat', 'short']);
/** Cuts that tell a line of the idea, and titles that promise more. */
const BRIEF: ReadonlySet<string> = new Set(['line']);
/** "Two things to send", "Three yes and one no": what is counted must follow. */
const COUNTS =
  /^(?:two|three|four|five|six|seven)\b|\b(?:two|three|four|five|six|seven) (?:\p{L}+ )?(?:things|ways|places|steps|questions|words|signs|rules|reasons|sentences|pictures|checks|numbers|mistakes|kinds|yes)\b/iu;
/** Cuts that stand without a title. */
const ALONE: ReadonlySet<string> = new Set(['gist', 'lines', 'question']);
const PROMISING =
  /^(?:how\b|what an? \w+ (?:\w+ )?(?:should|contains)|what to\b)|\bexplained\b|^why\b|\?$|: (?:what|how) to\b|\b(?:two|three|four|five|six|seven) (?:things|ways|places|steps|questions)\b/i;
/** A caution longer than this share of the words around it is what the post would be about. */
const CAUTIOUS = 0.75;
const GREETINGS = {
  warm: ['Hello,', 'Hi there,', 'Hello from {name},'],
  formal: ['Hello,', 'Hello from {name},'],
} as const;
const SIGN_OFFS = {
  warm: ['See you soon,', 'Until next time,', 'Warmly,'],
  formal: ['Kind regards,', 'With best wishes,', 'Best regards,'],
} as const;

/** The idea in every cut that suits it, the most wanted first; none where nothing fits. */
export function* tell(telling: Omit<Telling, 'attempt'>, options: TellOptions): Generator<Told> {
  for (const cut of orderOf(telling, options)) {
    const best = bestOf(telling, cut, options);
    if (best !== null) yield best;
  }
}

function orderOf({ seed, idea, form }: Omit<Telling, 'attempt'>, { before, thread }: TellOptions): Cut[] {
  const random = createRandom(`${seed}|cut|${idea.id}|${form}|${before.length}`);
  return (thread ? [...CUTS[form], THREAD] : CUTS[form])
    .map((cut) => ({ cut, key: random.next() ** (1 / cut.weight) / (before.includes(cut.name) ? 9 : 1) }))
    .sort((x, y) => y.key - x.key)
    .map(({ cut }) => cut);
}

function bestOf(telling: Omit<Telling, 'attempt'>, cut: Cut, options: TellOptions): Told | null {
  let best: Told | null = null;
  for (let attempt = 0; attempt < TRIES && best?.echoes !== 0; attempt++) {
    const teller = new Teller({ ...telling, attempt });
    const blocks = cut.build(teller)?.filter((block) => block !== '');
    if (blocks === undefined) return null;
    const closed = withoutLeftover(teller, closeOf(teller, blocks));
    const headed = isOutweighed(teller, blocks) ? null : headOver(teller, closed, cut);
    const told = headed === null ? null : finish(teller, cut, headed, options);
    if (told !== null && (best === null || told.echoes < best.echoes)) best = told;
  }
  return best;
}

/** Who wants it short gets no question behind the last word, unless that is the point. */
function closeOf({ idea, isBrief }: Teller, blocks: readonly string[]): readonly string[] {
  const isExtra = blocks.length > 3 && !TALKS.has(idea.format) && idea.asks.includes(blocks.at(-1) ?? '');
  return isBrief && isExtra ? blocks.slice(0, -1) : blocks;
}

/** A last word about somebody whom nobody has met is left out. */
function withoutLeftover({ lastWord }: Teller, blocks: readonly string[]): readonly string[] {
  const at = lastWord === '' ? -1 : blocks.lastIndexOf(lastWord);
  return at > 1 && hangs(lastWord, blocks.slice(0, at).join(' ')) ? blocks.toSpliced(at, 1) : blocks;
}

/** Whether a caution that is never dropped leaves the idea in its shade: a short post is not the place for that idea. */
function isOutweighed(teller: Teller, blocks: readonly string[]): boolean {
  const caution = care(teller);
  const all = blocks.reduce((sum, block) => sum + block.length, 0);
  return caution.length > CAUTIOUS * (all - caution.length);
}

/** What the reader must know first, above an opening that does not say it; null where there is no room for it. */
function headOver(teller: Teller, blocks: readonly string[], cut: Cut): readonly string[] | null {
  const { idea, form } = teller;
  const [first = '', ...rest] = blocks;
  const spoken = first.replace(/^\[.*\]\n/, '');
  if (form === 'line') return headLine(teller, blocks, cut);
  if (!HEADED.has(form)) return blocks;
  const head = teller.title();
  const isHeaded = first.startsWith(head);
  // "In the {loft|attic}" names one thing and not two.
  if (!isHeaded && namesMatter(idea, localise(spoken, teller.house.american))) return blocks;
  // What is told in two sentences keeps no title's promise.
  if (ALONE.has(cut.name) && COUNTS.test(first)) return null;
  if (ALONE.has(cut.name))
    return namesMatter(idea, localise(blocks.join('\n'), teller.house.american)) ? blocks : null;
  // A title that says how is kept by what follows.
  if (BRIEF.has(cut.name) && (isWhole(idea) || isPaired(idea) || PROMISING.test(head) || COUNTS.test(head)))
    return null;
  // A post asks one question: that of its title goes before the one that it would end with.
  const under = head.includes('?') ? blocks.filter((block) => !idea.asks.includes(block)) : blocks;
  if (
    head.includes('?') &&
    under
      .join(' ')
      .replace(/"[^"]*"/g, '')
      .includes('?')
  )
    return null;
  if (isHeaded) return under;
  if (form !== 'short') return [head, ...under];
  const shot = first.slice(0, first.length - spoken.length);
  return [`${shot}${withStop(head)} ${spoken}`, ...rest];
}

/** A line is cut to stand alone, an opening is not: a thread gets its title, and one post is told otherwise. */
function headLine(teller: Teller, blocks: readonly string[], cut: Cut): readonly string[] | null {
  const { idea } = teller;
  const [first = '', ...rest] = blocks;
  if (cut.name === 'list' || cut.name === 'gist') return namesMatter(idea, first) ? blocks : null;
  if (cut.name === 'hook-why') return nearnessOf(idea, blocks.join(' ')) > 1 ? blocks : null;
  if (cut.name === 'line' || cut.name === 'line-own')
    return nearnessOf(idea, first) > 0 ? blocks : underTitle(teller, blocks);
  if (cut !== THREAD || namesMatter(idea, first)) return blocks;
  const title = teller.title();
  const aloud = [title, ...rest].join(' ').replace(/"[^"]*"/g, '');
  const asked = aloud.split('?').length - 1;
  return asked > 1 ? null : [paragraphs(title, first), ...rest];
}

/** Characters of a line that explains nothing by itself. */
const PUZZLING = 90;

/** A line that names nothing of its matter, under a title that promises no more than a line, where that fits. */
function underTitle(teller: Teller, blocks: readonly string[]): readonly string[] | null {
  const title = teller.title();
  const asked =
    [title, ...blocks]
      .join(' ')
      .replace(/"[^"]*"/g, '')
      .split('?').length - 1;
  if (
    isWhole(teller.idea) ||
    PROMISING.test(title) ||
    COUNTS.test(title) ||
    isPaired(teller.idea) ||
    asked > 1
  )
    return (blocks[0]?.length ?? 0) < PUZZLING ? null : blocks;
  return [title, ...blocks];
}

function finish(teller: Teller, cut: Cut, blocks: readonly string[], options: TellOptions): Told | null {
  const { form, house } = teller;
  const isSpoken = form === 'short';
  const setOf = (lines: readonly string[]) => lines.map((block) => teller.set(block, isSpoken));
  const isSigned = SIGNED.has(form) && cut !== THREAD && teller.random.next() < SIGNS;
  const before = teller.factIds.length;
  let set = setOf(isSigned ? signUnder(teller, blocks) : blocks);
  let text = join(teller, cut, set);
  // A line has little room: its idea goes before the word about the business.
  if (form === 'line' && isSigned && !options.fits(text)) {
    teller.factIds.splice(before);
    set = setOf(blocks);
    text = join(teller, cut, set);
  }
  if (!options.fits(text)) return null;
  const title = teller.set(titleOf(teller, blocks));
  if (options.title > 0 && title.length > options.title) return null;
  // What a camera is told is not heard, and a film's description is said again in its script.
  const heard = (form === 'film' ? set.filter((block) => block.startsWith('[')) : set).map((block) =>
    block.replace(/^\[.*\]\n/, ''),
  );
  return {
    title: options.title > 0 ? title : null,
    text: text.replaceAll('{name}', () => house.name),
    cut: cut.name,
    factIds: teller.factIds,
    echoes: countEchoes(heard),
  };
}

/** A letter's subject may puzzle where its beginning explains; where neither says what it is about, the title does. */
function titleOf(teller: Teller, blocks: readonly string[]): string {
  const { idea, form, house } = teller;
  if (form !== 'letter') return teller.title();
  const subject = teller.pick('subject', idea.subject);
  // In a list of letters it stands alone.
  if (nearnessOf(idea, localise(subject, house.american)) === 0 || LEANS.test(subject)) return teller.title();
  const start = localise([subject, ...blocks.slice(0, 2)].join('\n'), house.american);
  return nearnessOf(idea, start) < SAID ? teller.title() : subject;
}
/** "Send this", "It only goes one way": nobody has read of what. */
const LEANS = /\b(?:it|this|these|they|them|those)\b/i;
/** Words of its matter that say what something is about. */
const SAID = 2;

/** A question is the last word, but under a picture, where a line about the business is usual; at times the line takes its place. */
function signUnder(teller: Teller, blocks: readonly string[]): readonly string[] {
  const isAsked = blocks.at(-1)?.endsWith('?') === true && teller.form !== 'caption';
  if (!isAsked) return [...blocks, teller.signature()].filter((block) => block !== '');
  const isTheMatter = TALKS.has(teller.idea.format) || !teller.idea.asks.includes(blocks.at(-1) ?? '');
  if (isTheMatter || blocks.length < 3 || teller.random.next() >= SIGNS_INSTEAD) return blocks;
  const signed = teller.signature();
  return signed === '' ? blocks : [...blocks.slice(0, -1), signed];
}

function join(teller: Teller, cut: Cut, blocks: readonly string[]): string {
  if (cut === THREAD) return blocks.join(THREAD_BREAK);
  if (teller.form === 'pin') return blocks.join(' ');
  const body = blocks.join('\n\n');
  if (teller.form !== 'letter') return body;
  const tone = 'patl'.includes(teller.tone) ? 'formal' : 'warm';
  const [greeting, off] = [teller.random.pick(GREETINGS[tone]), teller.random.pick(SIGN_OFFS[tone])];
  const { keeping, name } = teller.house;
  return frameLetter(keeping, { greeting, closing: `${off}\n${name}` }, [body]);
}
