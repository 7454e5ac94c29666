// How each channel is reached, as Help says it and the search finds it.
import { CHANNEL_TYPES, type ChannelType, channelOf, practiceOf, vendorAppOf } from '../channels/index.ts';
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
  const begin = `Open ${name} under Platforms and press Connect.`;
  if (delivery === 'none')
    return `${begin} It publishes no content: its budget is kept there and under Paid Advertising. ${signingIn(type)} Its campaigns and what they cost are then read from there.`;
  if (delivery === 'mail')
    return `${begin} Mails go to your subscribers through the mail server of this installation, which its operator names, or through one of your own; until then they wait in a local outbox that you can read.`;
  return `${begin} In the Sandbox everything works, and nothing leaves this machine. ${signingIn(type)} Or choose "By hand" in its settings: when a post is due you get its text, post it yourself, and mark it as posted.`;
}

/** How one comes from the Sandbox to the real network. */
function signingIn(type: ChannelType): string {
  const { name } = channelOf(type);
  const { signIn } = practiceOf(type);
  if (signIn.kind === 'app-password')
    return `For the real ${name}, sign in there with your account, or with an app password that you make for this.`;
  if (vendorAppOf(type) === null)
    return `For the real ${name}, name the server that your account is on, and sign in there.`;
  return `For the real ${name}, sign in with your account: whoever runs this server first registers it with the vendor, once, under Platforms in the Admin Dashboard.`;
}

/** Those that answer what was asked. */
export function findPlatformQuestions(wanted: string): readonly PlatformQuestion[] {
  const asked = wordsOf(wanted);
  return PLATFORM_QUESTIONS.filter(({ question }) => holdsAll(question, asked));
}
