// What posts are told apart by when their results are compared, with the words in which people read it. A trait has few
// values, so that each has some posts.
import { type ChannelType, channelOf } from './channels/index.ts';
import { PILLARS } from './constants/pillars.ts';
import { countText } from './count-text.ts';

/** In the order in which they are shown. */
export const TRAITS = {
  pillar: 'Theme',
  format: 'Kind of idea',
  hook: 'Way of telling',
  picture: 'Pictures',
  link: 'Links',
  length: 'Length',
} as const;
export type Trait = keyof typeof TRAITS;

/** Names of values; one that is not here is shown as it is. */
const VALUES: Readonly<Record<Trait, Readonly<Record<string, string>>>> = {
  pillar: PILLARS,
  format: {
    tip: 'Tip',
    howto: 'How-to',
    checklist: 'Checklist',
    myth: 'Myth put right',
    mistake: 'Common mistake',
    question: 'Question',
    either: 'This or that',
    behind: 'Behind the scenes',
    answer: 'Answer',
    season: 'Season',
    story: 'Story',
    glossary: 'Word explained',
    own: 'Your own facts',
  },
  hook: {
    line: 'One line',
    'line-own': 'One line and a fact of yours',
    'hook-why': 'Opening and reason',
    bare: 'A fact of yours alone',
    told: 'Told in full',
    work: 'For people at work',
  },
  picture: { true: 'With a picture', false: 'Without a picture' },
  link: { true: 'With a link', false: 'Without a link' },
  length: { short: 'Short', middle: 'Middling', long: 'Long' },
};

export function isTrait(name: string): name is Trait {
  return Object.hasOwn(TRAITS, name);
}

export function nameOfValue(trait: Trait, value: string): string {
  const named = Object.hasOwn(VALUES[trait], value) ? VALUES[trait][value] : undefined;
  if (named !== undefined) return named;
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Which third of the length that reads well on the channel a text is in; what is beyond it belongs to the nearer one. */
export function lengthOf(channel: ChannelType, content: string): 'short' | 'middle' | 'long' {
  const { aim, counting } = channelOf(channel).form;
  const place = (countText(counting, content) - aim.min) / (aim.max - aim.min);
  if (place < 1 / 3) return 'short';
  return place < 2 / 3 ? 'middle' : 'long';
}

export function hasLink(content: string): boolean {
  return /https?:\/\//.test(content);
}

/** The kind of idea that a post's hook (`tip/keep-bread`) names. */
export function ideaFormatOf(hook: string | null): string | null {
  return hook === null ? null : (hook.split('/')[0] ?? null);
}
