// What is held against every post that is written: the hard limits of its channel, and for a person's own words also
// the claims that nobody may make.
import { type ChannelType, channelOf } from '../../contract/constants/channels.ts';
import { countHashtags } from '../../contract/count-text.ts';
import { countPost, threadParts } from '../../contract/thread.ts';
import { bannedClaimsIn } from './claims.ts';
import { REFUSALS } from './styles-data.ts';

export interface Problem {
  readonly field: 'title' | 'content';
  readonly message: string;
}

const UNITS = {
  characters: 'characters',
  utf16: 'characters',
  bytes: 'bytes',
  weighted: 'characters as it counts them',
} as const;

/** Problems that keep the post from being published; empty when it may go. */
export function checkPost(channel: ChannelType, post: { title: string | null; content: string }): Problem[] {
  const { name, delivery } = channelOf(channel);
  if (delivery === 'none') return [{ field: 'content', message: `${name} takes no posts.` }];
  return [...checkTitle(channel, post.title ?? ''), ...checkContent(channel, post.content)];
}

/** The same and banned claims, in sentences for the person who wrote it; empty when it may be stored. */
export function checkOwnPost(
  channel: ChannelType,
  post: { title: string | null; content: string },
): Problem[] {
  const { name } = channelOf(channel);
  const limits = checkPost(channel, post).map(({ field, message }) => ({
    field,
    message: `${name} would refuse this: ${message}`,
  }));
  return [...limits, ...checkClaims('title', post.title ?? ''), ...checkClaims('content', post.content)];
}

function checkClaims(field: Problem['field'], text: string): Problem[] {
  return bannedClaimsIn(text).map(({ pattern, message }) => ({
    field,
    message: `“${pattern.exec(text)?.[0].trim()}” may not stand in a post. ${message}`,
  }));
}

function checkTitle(channel: ChannelType, title: string): Problem[] {
  const { name, form } = channelOf(channel);
  const { needs, angles } = REFUSALS[channel] ?? {};
  const what = needs ?? 'title';
  const length = [...title].length;
  const problem = (message: string): Problem[] => [{ field: 'title', message }];
  if (title.trim() === '') return needs ? problem(`${name} needs a ${needs}.`) : [];
  if (form.title > 0 && length > form.title)
    return problem(`The ${what} has ${length} characters; ${name} allows ${form.title}.`);
  if (/[\r\n]/.test(title)) return problem(`The ${what} must be one line.`);
  return angles && /[<>]/.test(title) ? problem(`${name} allows no < or > in the title.`) : [];
}

function checkContent(channel: ChannelType, content: string): Problem[] {
  const { name, form } = channelOf(channel);
  const { angles } = REFUSALS[channel] ?? {};
  const { mostHashtags } = form;
  if (content.trim() === '') return [{ field: 'content', message: 'The post has no text.' }];
  const length = countPost(form, content);
  const parts = threadParts(form, content);
  const tags = countHashtags(content);
  const messages = [
    length > form.text ? `The text has ${length} ${UNITS[form.counting]}; ${name} allows ${form.text}.` : '',
    parts.includes('') ? 'A post of the thread is empty.' : '',
    form.thread && parts.length > form.thread ? `A thread has at most ${form.thread} posts.` : '',
    mostHashtags && tags > mostHashtags
      ? `The text has ${tags} hashtags; ${name} allows ${mostHashtags}.`
      : '',
    angles && /[<>]/.test(content) ? `${name} allows no < or > in the text.` : '',
  ];
  return messages.filter((message) => message !== '').map((message) => ({ field: 'content', message }));
}
