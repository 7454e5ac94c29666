// How each channel is reached, as Help says it and the search finds it.
import { CHANNEL_TYPES, type ChannelType, channelOf } from '../channels/index.ts';
import { holdsAll, wordsOf } from './find-words.ts';
import type { Question } from './help.ts';

export interface PlatformQuestion extends Question {
  readonly type: ChannelType;
  /** Of the platform's page. */
  readonly href: string;
}

export const PLATFORM_QUESTIONS: readonly PlatformQuestion[] = CHANNEL_TYPES.map((type) => {
  const { name, segment } = channelOf(type);
  const href = `#/platforms/${segment}`;
  return {
    id: `connect-${type}`,
    type,
    href,
    question: `How do I connect ${name}?`,
    answer: answerFor(type),
  };
});

function answerFor(type: ChannelType): string {
  const { name, delivery } = channelOf(type);
  if (delivery === 'none')
    return `Open ${name} under Platforms and press Connect. It publishes no content: its budget is kept there and under Paid Advertising.`;
  if (delivery === 'mail')
    return `Open ${name} under Platforms and press Connect. Mails go to your subscribers through the mail server of this installation, which its operator names; until then they wait in a local outbox that you can read.`;
  return `Open ${name} under Platforms and press Connect. It begins in the Sandbox: everything works, and nothing leaves this machine. To post for real, choose "By hand" in its settings: when a post is due you get its text, post it yourself, and mark it as posted.`;
}

/** Those that answer what was asked. */
export function findPlatformQuestions(wanted: string): readonly PlatformQuestion[] {
  const asked = wordsOf(wanted);
  return PLATFORM_QUESTIONS.filter(({ question }) => holdsAll(question, asked));
}
