// The gate for what a model wrote: the same as for every writer, and beyond it what only a model does.
import { channelOf, type PostChannel, writingOf } from '../../contract/channels/index.ts';
import {
  bannedIn,
  type Fault,
  makeSource,
  reviewPost,
  untracedTokens,
  wordsAround,
} from '../writer/index.ts';
import type { PostBrief } from './brief.ts';
import { calmTitle, isAdvice } from './loose-words.ts';
import { untracedIn } from './traced.ts';

/** A text ready to be a post. */
export interface Proposal {
  readonly title: string | null;
  /** With its hashtags. */
  readonly content: string;
  readonly hashtags: readonly string[];
}

/** What each fault of the common gate means to somebody who is to write it again; those that are left out judge English grammar. */
const FAULTS: Readonly<Partial<Record<Fault, string>>> = {
  limit: 'It is longer than the channel allows, or holds what the channel refuses.',
  hashtags: 'It has too many hashtags.',
  banned: 'It makes a claim that nobody may make.',
  unfilled: 'It holds braces or a placeholder that stands for nothing.',
  spacing: 'Its spaces or stops are not as they should be.',
  unmatched: 'A bracket or quotation mark is not closed.',
  shouting: 'It shouts: more than one exclamation mark, or words in capitals.',
  repeated: 'It says a sentence twice.',
};
/** Of English. */
const ENGLISH: Readonly<Partial<Record<Fault, string>>> = {
  doubled: 'A word stands twice.',
  article: 'It has a wrong article.',
};

export interface Judged {
  readonly brief: PostBrief;
  /** Of the channel's rules for the model, to find them in what it wrote. */
  readonly system: string;
  readonly fence: string;
  /** Greatest likeness to an earlier post, 0 to 1. */
  readonly likeness: (content: string) => number;
}

/** Greatest word-3-gram likeness to an earlier post. */
const NEAREST = 0.33;

/** What is wrong with a text, in sentences for whoever is to write it again; empty when it may be shown. */
export function reviewProposal(post: Proposal, judged: Judged): string[] {
  const { brief } = judged;
  const isEnglish = new Intl.Locale(brief.locale).language === 'en';
  const title = isEnglish && post.title !== null ? calmTitle(post.title) : post.title;
  const words = withoutTags(title === null ? post.content : `${title}\n${post.content}`);
  const held = sourceOf(brief);
  const source = makeSource(brief.name, held);
  const known = { ...FAULTS, ...(isEnglish && ENGLISH) };
  const common = reviewPost(brief.channel, post, source, null, brief.own).flatMap(
    (fault) => known[fault] ?? [],
  );
  const untraced = [
    ...untracedIn(words, held, brief.locale),
    ...(isEnglish ? untracedTokens(words, source).filter((word) => !isAdvice(word, words, brief.name)) : []),
  ];
  return [
    ...common,
    ...(untraced.length > 0 ? [`No fact holds: ${[...new Set(untraced)].slice(0, 6).join(', ')}.`] : []),
    ...ownFaults(words, judged),
  ];
}

/** Everything that may be printed. */
function sourceOf({ name, facts, idea, keeping }: PostBrief): string {
  return [
    name,
    wordsAround(keeping),
    ...facts.map(({ text }) => text),
    ...(idea ? [idea.title, ...idea.points, idea.caution ?? ''] : []),
  ].join('\n');
}

function withoutTags(text: string): string {
  return text.replace(/(?:^|\s)#[\p{L}\p{N}_]+/gu, ' ').trim();
}

function ownFaults(words: string, { brief, system, fence, likeness }: Judged): string[] {
  const lower = words.toLowerCase();
  const banned = bannedIn(words, brief.banned);
  const faults: [string, boolean][] = [
    ['It has fewer words than a post needs.', words.length < shortest(brief.channel)],
    ['It is about something else than the material.', !isOfBrief(words, brief)],
    [
      'It speaks of rules or of the material instead of the matter.',
      leaks(words, system) || words.includes(fence),
    ],
    ['It holds markup.', /<\/?[a-z][^>]*>|\*\*|__|```|^#{1,6} |^\s*[*-] /im.test(words)],
    ['It asks more than one question.', countQuestions(words) > 1],
    [`It uses words that the owner never uses: ${banned.join(', ')}.`, banned.length > 0],
    ['It is too much like an earlier post.', likeness(words) > NEAREST],
    ['The caution of the idea is missing.', !saysCaution(lower, brief)],
  ];
  return faults.filter(([, found]) => found).map(([fault]) => fault);
}

function shortest(channel: PostChannel): number {
  return Math.min(40, channelOf(channel).form.aim.min);
}

const isEnglishLocale = (locale: string) => new Intl.Locale(locale).language === 'en';

/** Whether it speaks of what it was to speak of. An idea that was told in another language shares no words with it. */
function isOfBrief(words: string, brief: PostBrief): boolean {
  const text = words.toLowerCase();
  if (brief.name !== '' && text.includes(brief.name.toLowerCase())) return true;
  if (brief.idea && !isEnglishLocale(brief.locale)) return true;
  const held = contentWords(sourceOf(brief));
  const shared = [...contentWords(words)].filter((word) => held.has(word));
  return shared.length >= Math.min(ENOUGH, held.size);
}

/** Words that a text shares with what it is about; fewer are chance. */
const ENOUGH = 3;
const EVERYWHERE = new Set(
  'about also been every from have into just like make more most much only other over should some such than that their them then there they this very were what when where which will with would your'.split(
    ' ',
  ),
);

/** Words that say something: long ones, and pairs of characters where words are not told apart. */
function contentWords(text: string): Set<string> {
  const lower = text.toLowerCase();
  const long = (lower.match(/[\p{L}\p{N}]{4,}/gu) ?? [])
    .filter((word) => !EVERYWHERE.has(word))
    .map((word) => word.slice(0, 6));
  const pairs = [...lower.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu)].flatMap(
    ([run]) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return new Set([...long, ...pairs]);
}

/** So many words in a row are no chance. */
const QUOTED = 7;

/** Whether it repeats what it was told as rules. */
function leaks(text: string, system: string): boolean {
  const runs = (from: string) => {
    const words = from.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.slice(QUOTED - 1).map((_, at) => words.slice(at, at + QUOTED).join(' '));
  };
  const told = new Set(runs(system));
  const speaksOfItself =
    /\b(?:system prompt|as an ai|language model|my instructions|i cannot|i can't help|ignore (?:all|previous))\b|\bDATA-[0-9a-f]{12}\b/i;
  return speaksOfItself.test(text) || runs(text).some((run) => told.has(run));
}

function countQuestions(text: string): number {
  return (text.replace(/["“„«][^"”“»\n]*["”“»]/g, '').match(/[?？؟]/g) ?? []).length;
}

/** In English to the letter, or near enough; in other languages nobody here can tell. */
function saysCaution(lower: string, { idea, locale }: PostBrief): boolean {
  if (!idea?.caution || !isEnglishLocale(locale)) return true;
  const wanted = [...contentWords(idea.caution)];
  const said = contentWords(lower);
  return wanted.filter((word) => said.has(word)).length >= wanted.length / 2;
}

/** Hashtags that a text may carry: those of the program, else those of the model whose words stand in the material. */
export function tagsFor(
  brief: PostBrief,
  { given, own }: { readonly given: readonly string[]; readonly own: readonly string[] },
): string[] {
  const wanted = writingOf(brief.channel).tags;
  if (wanted === null) return [];
  const most = Math.min(wanted.most, brief.keeping.hashtags ?? wanted.most);
  if (own.length > 0) return own.slice(0, most);
  const held = sourceOf(brief)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  const tags = given
    .map((tag) => tag.replace(/[^\p{L}\p{N}_]+/gu, ''))
    .filter((tag) => tag.length >= 3 && tag.length <= 28 && !/^\d/.test(tag))
    .filter((tag) => held.includes(tag.toLowerCase()));
  return [...new Set(tags)].slice(0, most).map((tag) => `#${tag}`);
}
