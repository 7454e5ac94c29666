// The parts of a post: opening, further facts, lists, audience, values, invitation; each set from the freshest line that
// the facts can fill.
import { channelOf, type PostChannel, writingOf } from '../../contract/channels/index.ts';
import type { Pillar } from '../../contract/constants/pillars.ts';
import type { Random } from '../../kernel/random.ts';
import type { Fact } from './facts.ts';
import {
  AUDIENCES,
  BARE,
  CALLS,
  IDENTITIES,
  LEADS,
  LIST_INTROS,
  type Line,
  MORES,
  VALUES,
} from './lines-data.ts';
import type { Piece } from './piece.ts';
import { type Draft, realise } from './realise.ts';
import type { Studio } from './studio.ts';

/** What one post is to say. */
export interface Brief {
  readonly studio: Studio;
  readonly channel: PostChannel;
  readonly pillar: Pillar;
  readonly skeleton: string;
  /** False where the owner wants no hashtags. */
  readonly hashtags: boolean;
  /** The fact that the post opens with. */
  readonly lead: Fact;
  /** The opening line. */
  readonly hook: Line;
  readonly random: Random;
  /** Materials, freshest first. */
  readonly statements: Draft['statements'];
  readonly audiences: Draft['audiences'];
  readonly values: Draft['values'];
  /** Lines used lately, which are taken last. */
  readonly tired: ReadonlyMap<string, number>;
}

/** The desk of one candidate while it is set. */
export interface Setting {
  readonly brief: Brief;
  readonly draft: Draft;
  readonly lines: string[];
  /** Spoken words hold no addresses to click. */
  readonly spoken: boolean;
  /** Stage directions given so far. */
  readonly cues: string[];
  cta: string;
}

/** Share of further facts that come without a connecting phrase. */
const PLAINLY = 0.65;

/** The parts of a skeleton as text; null when one of them cannot be filled. */
export function setParts(setting: Setting, skeleton: string): string | null {
  const tokens = skeleton.split(' ');
  const remaining = tokens.filter((token) => token === 'more').length;
  let mores = 0;
  let text = '';
  for (const token of tokens) {
    if (token === '/' || token === '|') {
      text += token === '/' ? '\n\n' : '\n';
      continue;
    }
    if (token === 'more') mores++;
    const part = setPart(setting, token, mores === remaining);
    if (part === null) return null;
    text += text === '' || text.endsWith('\n') ? part : ` ${part}`;
  }
  return text;
}

function setPart(setting: Setting, part: string, last: boolean): string | null {
  const english = setting.brief.studio.voice.english;
  if (part === 'lead') return setLead(setting);
  if (part === 'list') return setList(setting);
  if (part === 'call') return setCall(setting);
  if (part === 'more') return setMore(setting, last);
  if (part === 'next') return setNext(setting);
  if (!english) return null;
  return setFrom(setting, part === 'id' ? IDENTITIES : part === 'who' ? AUDIENCES : VALUES, null);
}

function setLead(setting: Setting): string | null {
  const { brief, draft } = setting;
  const piece = brief.studio.statements.find((statement) => statement.fact.id === brief.lead.id) ?? null;
  setting.lines.push(brief.hook.id);
  const text = realise(brief.hook, draft, piece);
  if (text !== null && piece?.topic && piece.identity === null) draft.topic = piece.topic;
  return draft.used.has(brief.lead.id) ? text : null;
}

/** A further fact; practical ones are kept for the end, where they lead over to the invitation. */
function setMore(setting: Setting, last: boolean): string | null {
  const { brief, draft } = setting;
  const free = draft.statements.filter((piece) => !draft.used.has(piece.fact.id));
  const early = free.filter((piece) => piece.role !== 'practical' && piece.role !== 'price');
  const piece = nearestTo(draft, last || early.length === 0 ? free : early);
  if (piece === undefined) return null;
  const pool: readonly Line[] = brief.studio.voice.english ? MORES : BARE.mores;
  const plain = pool.filter((line) => /^\{(?:S|tele|Time)\}/.test(line.text));
  const text =
    setFrom(setting, draft.random.next() < PLAINLY ? plain : pool, piece) ?? setFrom(setting, pool, piece);
  if (text !== null && piece.topic && piece.identity === null && draft.random.next() < 0.5)
    draft.topic = piece.topic;
  return text;
}

/** The opening of a script: the next fact under an opening line of its own. */
function setNext(setting: Setting): string | null {
  const { brief, draft } = setting;
  const piece = draft.statements.find((statement) => !draft.used.has(statement.fact.id));
  return piece === undefined
    ? null
    : setFrom(setting, brief.studio.voice.english ? LEADS : BARE.leads, piece);
}

/** A fresh fact that goes with what has been said: shared words outweigh a few places in the queue. */
function nearestTo(draft: Draft, free: readonly Piece[]): Piece | undefined {
  const told = draft.studio.statements.filter((piece) => draft.used.has(piece.fact.id));
  const said = new Set(told.flatMap((piece) => [...piece.stems]));
  const shared = (piece: Piece) => [...piece.stems].filter((stem) => said.has(stem)).length;
  const keyed = free
    .filter((piece) => !isRedundant(piece, told))
    .map((piece, at) => ({ piece, key: at - 4 * draft.random.next() * shared(piece) }));
  return keyed.sort((x, y) => x.key - y.key)[0]?.piece;
}

/** Whether a fact says nothing beyond one already told: "Web design" after "We design websites". */
function isRedundant(piece: Piece, told: readonly Piece[]): boolean {
  return told.some((other) => {
    const [less, more] =
      piece.stems.size < other.stems.size ? [piece.stems, other.stems] : [other.stems, piece.stems];
    return less.size > 0 && [...less].every((stem) => more.has(stem));
  });
}

function setList(setting: Setting): string | null {
  const { brief, draft } = setting;
  const opensPost = brief.skeleton.startsWith('list');
  const intro = opensPost
    ? realise(brief.hook, draft, null)
    : setFrom(setting, brief.studio.voice.english ? LIST_INTROS : BARE.lists, null);
  if (opensPost) setting.lines.push(brief.hook.id);
  const wanted = 3 + draft.random.int(2);
  const free = draft.statements.filter(
    (piece) => !draft.used.has(piece.fact.id) && piece.inline !== null && piece.sentence.length <= 110,
  );
  const own = opensPost ? free.filter((piece) => piece.fact.id === brief.lead.id) : [];
  const items = [...own, ...free.filter((piece) => !own.includes(piece))].slice(0, wanted);
  if (intro === null || items.length < 3 || (opensPost && own.length === 0)) return null;
  for (const piece of items) {
    draft.used.add(piece.fact.id);
    draft.factIds.push(piece.fact.id);
  }
  if (opensPost) draft.factIds.sort((x, y) => Number(y === brief.lead.id) - Number(x === brief.lead.id));
  draft.labels++;
  const { bullet } = writingOf(brief.channel);
  return [intro, ...items.map((piece) => `${bullet} ${piece.sentence.replace(/\.$/, '')}`)].join('\n');
}

function setCall(setting: Setting): string | null {
  const { brief, draft } = setting;
  const links = channelOf(brief.channel).form.links && !setting.spoken;
  const pool: readonly Line[] = brief.studio.voice.english ? CALLS : BARE.calls;
  const followable = pool.filter((line) => links || !line.text.includes('{url}'));
  const linked = followable.filter((line) => line.text.includes('{url}'));
  const wanted = brief.pillar === 'invite' ? followable.filter((line) => line.goals) : [];
  const preferLink = brief.studio.link !== null && linked.length > 0 && draft.random.next() < 0.6;
  const ordered = [
    wanted,
    preferLink ? linked : followable.filter((line) => !linked.includes(line)),
    followable,
  ];
  for (const lines of ordered) {
    const before = setting.lines.length;
    const text = setFrom(setting, lines, null);
    if (text === null) continue;
    setting.cta = setting.lines[before] ?? 'none';
    return text;
  }
  return null;
}

/** The freshest line of a list that can be filled. */
export function setFrom(setting: Setting, lines: readonly Line[], piece: Piece | null): string | null {
  const { brief, draft } = setting;
  for (const line of freshFirst(brief, lines)) {
    if (setting.lines.includes(line.id) || !applies(line, piece, brief)) continue;
    if (line.adds && !saysStatement(setting)) continue;
    const text = realise(line, draft, piece);
    if (text === null) continue;
    setting.lines.push(line.id);
    return text;
  }
  return null;
}

function saysStatement({ brief, draft }: Setting): boolean {
  return brief.studio.statements.some((piece) => draft.used.has(piece.fact.id));
}

export function freshFirst(brief: Brief, lines: readonly Line[]): Line[] {
  const weight = (line: Line) => (brief.tired.get(line.id) ?? 0) + brief.random.next() * 1.5;
  return lines
    .map((line) => ({ line, key: weight(line) }))
    .sort((x, y) => x.key - y.key)
    .map(({ line }) => line);
}

/** Whether a line suits this business and this fact. */
export function applies(
  line: Line,
  piece: Piece | null,
  { studio, channel }: { studio: Studio; channel: PostChannel },
): boolean {
  const { format, invitations } = writingOf(channel);
  if (line.letters !== undefined && line.letters !== (format === 'letter')) return false;
  if (line.asks && !invitations.includes(line.asks)) return false;
  if (piece?.namesItself && /\{N\}/.test(line.text) && /\{(?:S|i)\}/.test(line.text)) return false;
  if (line.doing && (piece === null || (piece.verbPhrase === null && piece.identity === null))) return false;
  if (line.tones && !line.tones.some((tone) => studio.voice.tones.includes(tone))) return false;
  if (line.industries && !line.industries.includes(studio.profile.industry)) return false;
  if (line.premises && !studio.premises) return false;
  if (line.goals && !line.goals.some((goal) => studio.goals.has(goal))) return false;
  if (!line.on) return true;
  return (
    piece !== null &&
    line.on.some((sign) => sign === piece.role || [...piece.aspects].some((aspect) => aspect === sign))
  );
}
