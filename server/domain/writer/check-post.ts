// The hard limits of a channel for a post that a person has edited: what the network would refuse, and nothing else.
import { type ChannelType, channelOf } from '../../contract/constants/channels.ts';
import { countText } from './count-text.ts';
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
  const { mostHashtags, angles } = REFUSALS[channel] ?? {};
  if (content.trim() === '') return [{ field: 'content', message: 'The post has no text.' }];
  const length = countText(channel, content);
  const tags = content.match(/(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu)?.length ?? 0;
  const messages = [
    length > form.text ? `The text has ${length} ${UNITS[form.counting]}; ${name} allows ${form.text}.` : '',
    mostHashtags && tags > mostHashtags
      ? `The text has ${tags} hashtags; ${name} allows ${mostHashtags}.`
      : '',
    angles && /[<>]/.test(content) ? `${name} allows no < or > in the text.` : '',
  ];
  return messages.filter((message) => message !== '').map((message) => ({ field: 'content', message }));
}
