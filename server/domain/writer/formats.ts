// Channels whose text is more than a post: a mail with greeting and signature, a spoken script with its scenes.

import { BARE, CUES, GREETINGS, SIGN_OFFS } from './lines-data.ts';
import { type Setting, setFrom, setParts } from './parts.ts';
import { siteOf } from './realise.ts';
import { FILM_SCENES } from './skeletons-data.ts';

/** A mail: greeting, paragraphs, signature. The sender adds the unsubscribe footer. */
export function writeLetter(setting: Setting, body: string): string | null {
  const { english } = setting.brief.studio.voice;
  const greeting = setFrom(setting, english ? GREETINGS : BARE.letters, null);
  const signature = english ? setFrom(setting, SIGN_OFFS, null) : '';
  if (greeting === null || signature === null) return null;
  return [greeting, body, signature].filter((part) => part !== '').join('\n\n');
}

/** A script: scenes, each with a stage direction in brackets and the words to be spoken. */
export function writeScript(setting: Setting, skeleton: string): string | null {
  const scenes = skeleton.split(' | ');
  const blocks: string[] = [];
  for (const [at, scene] of scenes.entries()) {
    setting.draft.topic = null;
    const words = setParts(setting, scene);
    if (words === null) return null;
    blocks.push(`[${cueFor(setting, at, scenes.length)}]\n${words}`);
  }
  return blocks.join('\n\n');
}

/** A film's description with its script below; the script tells other facts as long as there are some. */
export function writeFilm(setting: Setting, description: string): string | null {
  const { brief, draft } = setting;
  const free = draft.statements.filter((piece) => !draft.used.has(piece.fact.id)).length;
  const used = free >= 3 ? new Set(draft.used) : new Set([brief.lead.id]);
  const spoken: Setting = {
    ...setting,
    spoken: true,
    draft: { ...draft, used, labels: 0, questions: 0, topic: null },
  };
  const script = writeScript(
    spoken,
    brief.random.pick(brief.studio.voice.english ? FILM_SCENES : BARE.films),
  );
  return script === null ? null : `${description}\n\n${script}`;
}

/** A stage direction; only things that the spoken words have named are shown, and none is given twice. */
function cueFor({ brief, draft, cues }: Setting, at: number, count: number): string {
  const { random, studio } = brief;
  const site = studio.link === null ? null : siteOf(studio.link.text);
  const last = at === count - 1;
  if (!studio.voice.english) return last && site !== null ? `${studio.name}, ${site}` : studio.name;
  const middle = draft.topic === null ? CUES.bare : CUES.topic;
  const pool: readonly string[] =
    at === 0 ? CUES.open : last ? (site === null ? CUES.endBare : CUES.end) : middle;
  const fresh = pool.filter((cue) => !cues.includes(cue));
  const cue = random.pick(fresh.length > 0 ? fresh : pool);
  cues.push(cue);
  return cue
    .replace('{N}', studio.name)
    .replace('{site}', site ?? '')
    .replace('{t}', draft.topic ?? '');
}
