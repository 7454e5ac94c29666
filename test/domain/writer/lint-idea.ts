// The checks of the editorial library that a program can make: shape, lengths, words that no pack may hold, repeats
// within an idea and between ideas. What only a reader can judge stands in server/domain/writer/packs/README.md.
import { bannedClaimsIn } from '../../../server/domain/writer/claims.ts';
import type { Alternates, Format, Idea, Pack } from '../../../server/domain/writer/library/idea.ts';
import { alternativesOf } from '../../../server/domain/writer/library/matches.ts';

/** Fewest and most parts. */
const PARTS: Readonly<Record<Format, readonly [number, number]>> = {
  tip: [2, 4],
  howto: [3, 6],
  checklist: [3, 7],
  myth: [2, 4],
  mistake: [2, 5],
  question: [2, 4],
  either: [2, 2],
  behind: [2, 5],
  answer: [2, 4],
  season: [2, 5],
  story: [2, 5],
  glossary: [3, 6],
};
const TONES = 'pfathil';

const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  [
    'contraction',
    /\b(?:\w+n't|(?:it|that|there|here|what|who|he|she|let|how|where)'s|\w+'(?:re|ve|ll|d|m))\b/i,
  ],
  ['digit', /\d/],
  ['dash', /[–—]|\s-\s/],
  ['curly quote', /[‘’“”]/],
  [
    'cliche',
    /\b(?:game.?chang\w*|unlock|elevate|journey|passion(?:ate)?|dive (?:in|deep)|let us dive|in today's|look no further|one.stop|hidden gems?|level up|seamless\w*|cutting.edge|world.class|state.of.the.art|take it to the next|nestled|delve|crafted with love|say goodbye|say hello to|we have got you covered|made easy|like a pro|pro tip|hacks?|spoiler|plot twist|chef's kiss|at the end of the day|the secret (?:to|of|is)|it is not just|more than just|not just an?|here is the thing|let that sink in|trust the process|magic happens|treat yourself|because you deserve|don't miss|stay tuned|exciting|amazing|awesome|incredible)\b/i,
  ],
  [
    'we claim',
    /\b(?:we|our team) (?:do|offer|provide|make|use|sell|have|bake|build|believe|pride|specialise|guarantee|always|never)\b/i,
  ],
  [
    'superlative',
    /\b(?:number one|unbeatable|unrivalled|the best (?:in|of)|cheapest|world's|guaranteed|perfect(?:ly)?|ultimate)\b/i,
  ],
  ['scarcity', /\b(?:hurry|last chance|selling out|while stocks last|limited time)\b/i],
];

const list = (text: Alternates | undefined): readonly string[] =>
  text === undefined ? [] : typeof text === 'string' ? [text] : text;
/** The British word of each pair, as it is measured, and a name where one will stand. */
const british = (text: string) =>
  text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, '$1').replace('{name}', 'Lowgate');

/** Every text of an idea that readers may see, with the place where it stands. */
export function textsOf(idea: Idea): [place: string, text: string][] {
  const all = (place: string, texts: readonly string[]) =>
    texts.map((text): [string, string] => [place, text]);
  const byTone = (place: string, map: Readonly<Record<string, Alternates>>) =>
    Object.entries(map).flatMap(([tones, text]) => all(`${place}.${tones}`, list(text)));
  return [
    ...all('title', list(idea.title)),
    ...all('cover', [idea.cover]),
    ...all('gist', list(idea.gist)),
    ...all('subject', idea.subject),
    ...byTone('hooks', idea.hooks),
    ...byTone('lines', idea.lines),
    ...all('scene', list(idea.scene)),
    ...idea.why.flatMap((why) => all('why', list(why))),
    ...idea.parts.flatMap(([head, text, shot], at) => [
      ...all(`parts.${at}.head`, list(head)),
      ...all(`parts.${at}.text`, list(text)),
      ...all(`parts.${at}.shot`, list(shot)),
    ]),
    ...all('turn', list(idea.turn)),
    ...all('asks', idea.asks),
    ...byTone('ends', idea.ends),
    ...all('work', list(idea.work)),
    ...(['myth', 'question', 'wrong', 'short', 'caution', 'keep', 'send'] as const).flatMap((key) =>
      all(key, list(idea[key])),
    ),
    ...(idea.own ?? []).flatMap((wish) => all('own.lead', list(wish.lead))),
    ...all('pic', [...list(idea.pic.ask), idea.pic.alt]),
  ];
}

/** Shortest and longest, in characters. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  title: [15, 75],
  cover: [6, 36],
  gist: [60, 240],
  subject: [8, 55],
  hooks: [15, 150],
  lines: [30, 200],
  scene: [30, 240],
  why: [25, 220],
  head: [3, 60],
  text: [15, 200],
  shot: [5, 90],
  turn: [10, 130],
  asks: [10, 110],
  ends: [8, 150],
  work: [50, 330],
  caution: [20, 220],
  keep: [5, 80],
  send: [5, 80],
  lead: [8, 90],
  short: [5, 110],
  myth: [8, 90],
  question: [8, 90],
  wrong: [8, 90],
};

/** What is wrong with one idea, in short phrases; empty when nothing is. */
export function faultsOfIdea(idea: Idea): string[] {
  const texts = textsOf(idea);
  return [
    ...texts.flatMap(([place, text]) => faultsOfText(place, british(text))),
    ...texts.flatMap(([place, text]) => wrongArticles(text).map((words) => `${place}: article: ${words}`)),
    ...faultsOfShape(idea),
    ...repeatsIn(texts),
  ];
}

/** An article before a pair has to suit both of its words: "a {loft|attic}" makes "a attic". */
function wrongArticles(text: string): string[] {
  return [...text.matchAll(/\b(an?) \{([^{}|]*)\|([^{}|]*)\}/gi)]
    .filter(([, article = '', ...words]) =>
      words.some((word) => /^[aeiou]/i.test(word) !== (article.toLowerCase() === 'an')),
    )
    .map(([words]) => words);
}

function faultsOfText(place: string, text: string): string[] {
  const kind = place.split('.').find((word) => word in LENGTHS) ?? place;
  const name = place.endsWith('.head')
    ? 'head'
    : place.endsWith('.text')
      ? 'text'
      : place.endsWith('.shot')
        ? 'shot'
        : place.endsWith('.lead')
          ? 'lead'
          : kind;
  const [least, most] = LENGTHS[name] ?? [0, Number.POSITIVE_INFINITY];
  const faults: string[] = [];
  if (text.length < least || text.length > most)
    faults.push(`${place}: ${text.length} characters, wants ${least}-${most}: ${text}`);
  if (/[{}]/.test(text)) faults.push(`${place}: a pair is {British|American}: ${text}`);
  if (text !== text.trim() || / {2}/.test(text)) faults.push(`${place}: spaces: ${text}`);
  for (const [fault, pattern] of FORBIDDEN) {
    const found = pattern.exec(text);
    if (found) faults.push(`${place}: ${fault} "${found[0]}": ${text}`);
  }
  for (const claim of bannedClaimsIn(text)) faults.push(`${place}: banned claim (${claim.id}): ${text}`);
  if (name === 'head' && text.split(/\s+/).length > 8)
    faults.push(`${place}: more than eight words: ${text}`);
  if (name === 'head' && /\.$/.test(text)) faults.push(`${place}: a head has no stop: ${text}`);
  if (name === 'text' && !/[.!?]["')]?$/.test(text)) faults.push(`${place}: ends without a stop: ${text}`);
  if (
    ['gist', 'hooks', 'scene', 'why', 'turn', 'ends', 'work', 'caution', 'short'].includes(name) &&
    !/[.!?:]["')]?$/.test(text)
  )
    faults.push(`${place}: ends without a stop: ${text}`);
  if (name === 'asks' && !/\?$/.test(text)) faults.push(`${place}: is no question: ${text}`);
  if ((text.match(/!/g)?.length ?? 0) > 1) faults.push(`${place}: shouts: ${text}`);
  return faults;
}

function faultsOfShape(idea: Idea): string[] {
  const faults: string[] = [];
  const wants = (ok: boolean, words: string) => {
    if (!ok) faults.push(words);
  };
  const [least, most] = PARTS[idea.format];
  wants(/^[a-z][a-z-]+$/.test(idea.id), `id: ${idea.id}`);
  wants(
    idea.parts.length >= least && idea.parts.length <= most,
    `parts: ${idea.parts.length}, wants ${least}-${most}`,
  );
  for (const map of ['hooks', 'ends'] as const)
    for (const tone of TONES)
      wants(
        Object.keys(idea[map]).some((key) => key !== '*' && key.includes(tone)),
        `${map}: none for ${tone}`,
      );
  wants(list(idea.hooks['*']).length >= 2, 'hooks: two for any tone (*)');
  wants((idea.lines['*'] ?? []).length >= 4, 'lines: four for any tone (*)');
  wants(Object.entries(idea.lines).filter(([key]) => key.includes('h')).length >= 1, 'lines: one for h');
  for (const key of ['gist', 'turn'] as const) wants(list(idea[key]).length >= 2, `${key}: two alternates`);
  wants(idea.scene !== undefined || idea.format !== 'story', 'scene: a story has one');
  wants(idea.scene === undefined || list(idea.scene).length >= 2, 'scene: two alternates, or none');
  for (const [at, [, text]] of idea.parts.entries())
    wants(list(text).length >= 2, `parts.${at}.text: two alternates`);
  wants(
    idea.why.length >= (idea.format === 'question' || idea.format === 'either' ? 1 : 2),
    'why: two reasons',
  );
  wants(
    idea.why.every((why) => list(why).length >= 2),
    'why: two alternates each',
  );
  wants(idea.asks.length >= 2, 'asks: two');
  wants(idea.subject.length >= 2, 'subject: two');
  wants(
    idea.tags.length >= 3 && idea.tags.every((tag) => /^[A-Z][A-Za-z]+$/.test(tag)),
    'tags: three or more, CamelCase',
  );
  wants(
    idea.claims.length > 0 && idea.claims.every(([says, basis]) => says.length > 8 && basis.length > 3),
    'claims: each with its basis',
  );
  wants(idea.pic.alt.length >= 15 && list(idea.pic.ask).every((ask) => ask.length >= 10), 'pic: ask and alt');
  wants(idea.again >= 3 && idea.again <= 14, `again: ${idea.again}`);
  wants((idea.format === 'myth') === (idea.myth !== undefined), 'myth: for myths alone');
  wants((idea.format === 'answer') === (idea.question !== undefined), 'question: for answers alone');
  wants((idea.format === 'mistake') === (idea.wrong !== undefined), 'wrong: for mistakes alone');
  wants(
    (idea.short !== undefined) === ['myth', 'answer'].includes(idea.format),
    'short: for myths and answers',
  );
  wants(
    !/[.!?]$/.test(idea.myth ?? '') && !/[.!?]$/.test(idea.keep) && !/[.!?]$/.test(idea.send),
    'myth, keep, send: no stop',
  );
  wants(idea.own === undefined || idea.own.length > 0, 'own: leave it out when it is empty');
  for (const pattern of [idea.only, idea.needs, idea.unless, ...(idea.own ?? []).map((wish) => wish.about)])
    wants(pattern === undefined || isPattern(pattern), `no pattern: ${pattern}`);
  for (const alternates of allAlternates(idea))
    wants(
      new Set(alternates.map((text) => text.toLowerCase())).size === alternates.length,
      `the same twice: ${alternates[0]}`,
    );
  for (const alternates of allAlternates(idea))
    for (const [at, one] of alternates.entries())
      for (const two of alternates.slice(at + 1))
        wants(likeness(one, two) < 0.34, `alternates too alike: ${one} / ${two}`);
  return faults;
}

function allAlternates(idea: Idea): (readonly string[])[] {
  const { title, gist, scene, turn, caution, short, work, pic } = idea;
  const whole = [title, gist, scene, turn, caution, short, work, pic.ask, ...idea.why, ...idea.parts.flat()];
  const toned = [idea.hooks, idea.ends].flatMap((map) => Object.values(map));
  return [...whole, ...toned].map(list);
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'i').source !== '(?:)';
  } catch {
    return false;
  }
}

const wordsOf = (text: string) =>
  british(text)
    .toLowerCase()
    .match(/[\p{L}']+/gu) ?? [];
const gramsOf = (text: string, n: number) =>
  wordsOf(text)
    .map((_, at, words) => words.slice(at, at + n).join(' '))
    .filter((gram) => gram.split(' ').length === n);

/** Jaccard likeness of word pairs. */
function likeness(one: string, two: string): number {
  const [a, b] = [new Set(gramsOf(one, 2)), new Set(gramsOf(two, 2))];
  const shared = [...a].filter((gram) => b.has(gram)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

/** Five words running that stand at two places of an idea which may meet in a post; alternates never meet. */
function repeatsIn(texts: readonly (readonly [string, string])[]): string[] {
  const seen = new Map<string, string>();
  const faults = new Set<string>();
  for (const [place, text] of texts) {
    if (/^(?:title|subject|gist|keep|send|pic|myth|wrong|question|lines)\b/.test(place)) continue;
    const group = place.replace(/^(hooks|ends)\..*$/, '$1');
    for (const gram of new Set(gramsOf(text, 5))) {
      const before = seen.get(gram);
      if (before !== undefined && before !== group) faults.add(`said twice (${before}, ${group}): ${gram}`);
      seen.set(gram, group);
    }
  }
  return [...faults];
}

/** What is wrong with a pack: its ideas, and what two of them share. */
export function faultsOfPack(pack: Pack): string[] {
  const faults = pack.ideas.flatMap((idea) => faultsOfIdea(idea).map((fault) => `${idea.id}: ${fault}`));
  const ids = pack.ideas.map((idea) => idea.id);
  for (const id of ids.filter((one, at) => ids.indexOf(one) < at)) faults.push(`${id}: two ideas of this id`);
  if (pack.match !== undefined && !isPattern(pack.match)) faults.push(`match is no pattern: ${pack.match}`);
  if (pack.tags.length < 3) faults.push('the pack wants three tags');
  const seen = new Map<string, string>();
  for (const idea of pack.ideas)
    for (const [, text] of textsOf(idea))
      for (const gram of gramsOf(text, 8)) {
        const before = seen.get(gram);
        if (before !== undefined && before !== idea.id)
          faults.push(`${idea.id}: shares with ${before}: ${gram}`);
        seen.set(gram, idea.id);
      }
  return [...new Set(faults)];
}

/** Words that stand in sentences of every matter: a lead that asks for one of them leads to anything. */
const SAID_OF_ALL: ReadonlySet<string> = new Set(
  'after all back call check every first free help home know open start time visit within work'.split(' '),
);

/** Leads that ask for a word said of everything, with the word: to be told more narrowly. */
export function looseLeadsOf(pack: Pack): string[] {
  return pack.ideas.flatMap(({ id, own = [] }) =>
    own.flatMap(({ about }) =>
      alternativesOf(about)
        .filter((word) => SAID_OF_ALL.has(word))
        .map((word) => `${id}: own.about: "${word}" alone is said of everything: say which`),
    ),
  );
}

const WORDS_OF_FORMATS = ['question', 'either'] as const;

/** Ideas of a pack by format, and those that no business is kept from. */
export function mixOf(pack: Pack): { formats: Record<string, number>; open: number; talk: number } {
  const formats: Record<string, number> = {};
  for (const idea of pack.ideas) formats[idea.format] = (formats[idea.format] ?? 0) + 1;
  const open = pack.ideas.filter((idea) => !idea.only && !idea.needs && !idea.when).length;
  const talk = WORDS_OF_FORMATS.reduce((sum, format) => sum + (formats[format] ?? 0), 0);
  return { formats, open, talk };
}
