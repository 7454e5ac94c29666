// From a brief to a candidate: sets the parts of a skeleton, gives the text the shape of its channel, adds title and tags.
import { channelOf, writingOf } from '../../contract/channels/index.ts';
import type { Pillar } from '../../contract/constants/pillars.ts';
import type { Fact } from './facts.ts';
import { writeFilm, writeLetter, writeScript } from './formats.ts';
import { hashtagsFor } from './hashtags.ts';
import { BARE, type Line, TITLES } from './lines-data.ts';
import { applies, type Brief, freshFirst, type Setting, setParts } from './parts.ts';
import { realise, startDraft } from './realise.ts';

export interface Candidate {
  readonly title: string | null;
  readonly content: string;
  readonly hashtags: string[];
  readonly pillar: Pillar;
  readonly hook: string;
  readonly cta: string;
  readonly skeleton: string;
  readonly factIds: string[];
  /** Every line used, for the memory. */
  readonly lines: string[];
}

/** The candidate, or null when the facts cannot carry this plan. */
export function compose(brief: Brief): Candidate | null {
  const setting: Setting = {
    brief,
    draft: startDraft(brief),
    lines: [],
    spoken: writingOf(brief.channel).format === 'script',
    cues: [],
    cta: 'none',
  };
  const text = setText(setting);
  if (text === null) return null;
  const form = channelOf(brief.channel).form;
  const title = form.title > 0 ? setTitle(setting) : null;
  if (form.title > 0 && title === null) return null;
  const hashtags = brief.hashtags ? hashtagsFor(setting.draft, brief.channel) : [];
  const gap = writingOf(brief.channel).inlineTags ? ' ' : '\n\n';
  const content = hashtags.length > 0 ? `${text}${gap}${hashtags.join(' ')}` : text;
  return {
    title,
    content,
    hashtags,
    pillar: brief.pillar,
    hook: brief.hook.id,
    cta: setting.cta,
    skeleton: brief.skeleton,
    factIds: [brief.lead.id, ...setting.draft.factIds.filter((id) => id !== brief.lead.id)],
    lines: setting.lines,
  };
}

function setText(setting: Setting): string | null {
  const { channel, skeleton } = setting.brief;
  const { format } = writingOf(channel);
  if (format === 'script') return writeScript(setting, skeleton);
  const body = setParts(setting, skeleton);
  if (body === null) return null;
  if (format === 'letter') return writeLetter(setting, body);
  return format === 'film' ? writeFilm(setting, body) : body;
}

function setTitle(setting: Setting): string | null {
  const { brief, draft } = setting;
  const most = channelOf(brief.channel).form.title;
  const pieces = draft.factIds
    .flatMap((id) => brief.studio.statements.filter((piece) => piece.fact.id === id))
    .slice(0, 1);
  const pool: readonly Line[] = brief.studio.voice.english ? TITLES : BARE.titles;
  const said = <T extends { readonly fact: Fact }>(items: readonly T[]) =>
    items.filter((item) => draft.used.has(item.fact.id));
  for (const line of freshFirst(brief, pool)) {
    const fresh = startDraft({
      ...brief,
      statements: [],
      audiences: said(brief.audiences),
      values: said(brief.values),
    });
    for (const piece of pieces.length > 0 ? draft.random.shuffle(pieces) : [null]) {
      const text = applies(line, piece, brief) ? realise(line, fresh, piece) : null;
      if (text === null || [...text].length > Math.min(most, 70) || text.length < 6) continue;
      setting.lines.push(line.id);
      return text;
    }
  }
  return null;
}
