// The hard limits of a channel for a post that a person has edited: what the network would refuse, and nothing else.
import { type ChannelType, channelOf } from '../../contract/constants/channels.ts';
import { countText } from './count-text.ts';

export interface Problem {
  readonly field: 'title' | 'content';
  readonly message: string;
}

/** Channels that refuse a post without a title. */
const TITLED: ReadonlySet<ChannelType> = new Set<ChannelType>(['youtube', 'email']);
/** Most hashtags that a network accepts. */
const MOST_HASHTAGS: Partial<Record<ChannelType, number>> = { instagram: 30, youtube: 60 };
const UNITS = {
  characters: 'characters',
  utf16: 'characters',
  bytes: 'bytes',
  weighted: 'characters as X counts them',
} as const;

/** Problems that keep the post from being published; empty when it may go. */
export function checkPost(channel: ChannelType, post: { title: string | null; content: string }): Problem[] {
  const { name, delivery, form } = channelOf(channel);
  if (delivery === 'none') return [{ field: 'content', message: `${name} takes no posts.` }];
  return [...checkTitle(channel, post.title ?? ''), ...checkContent(channel, post.content)].map(
    (problem) => ({
      ...problem,
      message: problem.message.replace('{units}', UNITS[form.counting]),
    }),
  );
}

function checkTitle(channel: ChannelType, title: string): Problem[] {
  const { name, form } = channelOf(channel);
  const what = channel === 'email' ? 'subject' : 'title';
  const length = [...title].length;
  if (title.trim() === '')
    return TITLED.has(channel) ? [{ field: 'title', message: `${name} needs a ${what}.` }] : [];
  if (form.title > 0 && length > form.title)
    return [
      { field: 'title', message: `The ${what} has ${length} characters; ${name} allows ${form.title}.` },
    ];
  if (/[\r\n]/.test(title)) return [{ field: 'title', message: `The ${what} must be one line.` }];
  return channel === 'youtube' && /[<>]/.test(title)
    ? [{ field: 'title', message: 'YouTube allows no < or > in the title.' }]
    : [];
}

function checkContent(channel: ChannelType, content: string): Problem[] {
  const { name, form } = channelOf(channel);
  if (content.trim() === '') return [{ field: 'content', message: 'The post has no text.' }];
  const problems: Problem[] = [];
  const length = countText(channel, content);
  if (length > form.text)
    problems.push({
      field: 'content',
      message: `The text has ${length} {units}; ${name} allows ${form.text}.`,
    });
  const most = MOST_HASHTAGS[channel];
  const tags = content.match(/(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu)?.length ?? 0;
  if (most !== undefined && tags > most)
    problems.push({ field: 'content', message: `The text has ${tags} hashtags; ${name} allows ${most}.` });
  if (channel === 'youtube' && /[<>]/.test(content))
    problems.push({ field: 'content', message: 'YouTube allows no < or > in the description.' });
  return problems;
}
