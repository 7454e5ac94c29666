// What a channel refuses, decided here alone: composer, writer, Sandbox and connectors all ask this.
import { type ChannelForm, type ChannelType, channelOf, takesPosts } from './channels/index.ts';
import { countHashtags, countText } from './count-text.ts';
import { formOn, type OwnLimits } from './own-limits.ts';
import { countPost, threadParts } from './thread.ts';

/** The words of a post as they would leave. */
export interface PostWords {
  readonly title: string | null;
  readonly content: string;
}

/** One thing that the channel refuses: an id, the field at fault, and the figures that a sentence about it needs. */
export type Refusal =
  | { readonly id: 'no-posts'; readonly field: 'content' }
  | { readonly id: 'title-missing' | 'title-lines'; readonly field: 'title' }
  | { readonly id: 'content-missing' | 'thread-gap'; readonly field: 'content' }
  | TooMuch<'title-long', 'title'>
  | TooMuch<'content-long' | 'thread-long' | 'hashtags', 'content'>
  | Forbidden<'title-characters', 'title'>
  | Forbidden<'content-characters', 'content'>;

interface TooMuch<Id extends string, Field extends string> {
  readonly id: Id;
  readonly field: Field;
  /** In the channel's own units. */
  readonly count: number;
  readonly most: number;
}

interface Forbidden<Id extends string, Field extends string> {
  readonly id: Id;
  readonly field: Field;
  /** Those of the post that may not stand there. */
  readonly characters: string;
}

/**
 * All that keeps a channel from taking a post, the title's first; empty when it may go. A title counts only where the
 * channel has one.
 * @param own limits of the server that it leaves by, where that has some of its own
 */
export function refusalsOf(
  channel: ChannelType,
  { title, content }: PostWords,
  own: OwnLimits | null = null,
): Refusal[] {
  if (!takesPosts(channel)) return [{ id: 'no-posts', field: 'content' }];
  const form = formOn(channel, own);
  return [...(form.title > 0 ? refusalsOfTitle(form, title ?? '') : []), ...refusalsOfContent(form, content)];
}

function refusalsOfTitle(form: ChannelForm, title: string): Refusal[] {
  if (title.trim() === '') return form.needsTitle ? [{ id: 'title-missing', field: 'title' }] : [];
  const found: Refusal[] = [];
  const count = countText('characters', title);
  if (count > form.title) found.push({ id: 'title-long', field: 'title', count, most: form.title });
  if (/[\r\n]/.test(title)) found.push({ id: 'title-lines', field: 'title' });
  const characters = forbiddenIn(form, title);
  if (characters !== '') found.push({ id: 'title-characters', field: 'title', characters });
  return found;
}

function refusalsOfContent(form: ChannelForm, content: string): Refusal[] {
  const field = 'content';
  if (content.trim() === '') return [{ id: 'content-missing', field }];
  const found: Refusal[] = [];
  const tooMuch = (id: 'content-long' | 'thread-long' | 'hashtags', count: number, most: number) => {
    if (count > most) found.push({ id, field, count, most });
  };
  const parts = threadParts(form, content);
  tooMuch('content-long', countPost(form, content), form.text);
  if (parts.includes('')) found.push({ id: 'thread-gap', field });
  tooMuch('thread-long', parts.length, form.thread);
  if (form.mostHashtags !== null) tooMuch('hashtags', countHashtags(content), form.mostHashtags);
  const characters = forbiddenIn(form, content);
  if (characters !== '') found.push({ id: 'content-characters', field, characters });
  return found;
}

function forbiddenIn({ forbids }: ChannelForm, text: string): string {
  return [...forbids].filter((character) => text.includes(character)).join('');
}

/** Whether it is only that something is still to be written. */
export function isUnfinished({ id }: Refusal): boolean {
  return id === 'title-missing' || id === 'content-missing' || id === 'thread-gap';
}

/** A refusal in one sentence, for the person who wrote the post. */
export function describeRefusal(channel: ChannelType, refusal: Refusal): string {
  const { name, form, delivery } = channelOf(channel);
  const title = delivery === 'mail' ? 'subject' : 'title';
  switch (refusal.id) {
    case 'no-posts':
      return `${name} takes no posts.`;
    case 'title-missing':
      return `${name} needs a ${title}.`;
    case 'title-lines':
      return `The ${title} must be one line.`;
    case 'content-missing':
      return 'The post is empty.';
    case 'thread-gap':
      return 'A post of the thread is empty.';
    case 'title-long':
      return `The ${title} has ${refusal.count} characters; ${name} takes at most ${refusal.most}.`;
    case 'content-long':
      return `The text has ${refusal.count} ${UNITS[form.counting]}; ${name} takes at most ${refusal.most}.`;
    case 'thread-long':
      return `A thread has ${refusal.count} posts; ${name} takes at most ${refusal.most}.`;
    case 'hashtags':
      return `The text has ${refusal.count} hashtags; ${name} takes at most ${refusal.most}.`;
    case 'title-characters':
      return `${name} allows no ${listed(refusal.characters)} in the ${title}.`;
    case 'content-characters':
      return `${name} allows no ${listed(refusal.characters)} in the text.`;
  }
}

const UNITS: Readonly<Record<ChannelForm['counting'], string>> = {
  characters: 'characters',
  utf16: 'characters',
  bytes: 'bytes',
  weighted: 'weighted characters',
  graphemes: 'characters',
  'short-links': 'characters',
};

function listed(characters: string): string {
  return [...characters].join(' or ');
}
