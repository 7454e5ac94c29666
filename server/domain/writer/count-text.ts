// Text length as each channel counts it. X: twitter-text configuration version 3 (weights, links as 23, emoji as 2).
import { CHANNELS, type ChannelType, channelOf } from '../../contract/constants/channels.ts';

const LINK_WEIGHT = 23;
const EMOJI_WEIGHT = 2;
const LINK =
  /(?:https?:\/\/[^\s]*[^\s.,;:!?'")\]]|(?<![\w@.-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|co|app|dev|info|biz|shop|store|eu|uk|de|fr|es|it|nl|be|ch|at|ie|us|ca|au|nz|in|jp|se|no|dk|fi|pl|pt|br|mx|za)(?![\w-])(?:\/[^\s]*[^\s.,;:!?'")\]])?)/gi;
const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[0-9#*]\u{fe0f}?\u{20e3}|\p{Extended_Pictographic}(?:\u{fe0f}|\p{Emoji_Modifier})?(?:\u{200d}\p{Extended_Pictographic}(?:\u{fe0f}|\p{Emoji_Modifier})?)*)/gu;
/** Code point ranges that count 1; all others count 2. */
const LIGHT: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

/** Length in the channel's own units. */
export function countText(channel: ChannelType, text: string): number {
  const { counting } = channelOf(channel).form;
  if (counting === 'utf16') return text.length;
  if (counting === 'bytes') return new TextEncoder().encode(text).length;
  return counting === 'weighted' ? countWeighted(text) : [...text].length;
}

function countWeighted(text: string): number {
  let weight = 0;
  const withoutLinks = text.normalize('NFC').replace(LINK, () => {
    weight += LINK_WEIGHT;
    return '';
  });
  const rest = withoutLinks.replace(EMOJI, (symbol) => {
    if (/^[©®™‼⁉ℹ↔-↪]$/u.test(symbol)) return symbol;
    weight += EMOJI_WEIGHT;
    return '';
  });
  for (const character of rest) weight += isLight(character.codePointAt(0) ?? 0) ? 1 : 2;
  return weight;
}

function isLight(point: number): boolean {
  return LIGHT.some(([from, to]) => point >= from && point <= to);
}

/** Whether the text keeps within the channel's longest. */
export function fits(channel: ChannelType, text: string): boolean {
  return countText(channel, text) <= CHANNELS[channel].form.text;
}
