// Ranks candidates that have passed the gate: fresh words and facts, a length that suits the channel, an even hand with
// the name. The lowest cost wins.
import { channelOf, type PostChannel, writingOf } from '../../contract/channels/index.ts';
import type { Candidate } from './compose.ts';
import { countText } from './count-text.ts';
import type { Memory } from './memory.ts';
import { sentencesOf, withoutHashtags } from './quality.ts';
import { openingOf, wordsOf } from './similarity.ts';
import type { Studio } from './studio.ts';

export function rankCandidate(input: {
  candidate: Candidate;
  likeness: { readonly nearest: number; readonly staleness: number };
  studio: Studio;
  channel: PostChannel;
  memory: Memory;
}): number {
  const { candidate, studio, channel, memory } = input;
  const { nearest, staleness } = input.likeness;
  const text = withoutHashtags(candidate.content);
  const spoken = text.replace(/^\[.*\]$/gm, '');
  const names = spoken.split(studio.name).length - 1;
  const opening = studio.voice.english ? memory.openingUse(candidate.content) : 0;
  const startsWithName =
    openingOf(studio.name) !== '' && openingOf(candidate.content) === openingOf(studio.name);
  return (
    4 * nearest +
    (6 * staleness) / (memory.size + 4) +
    1.6 * opening +
    (startsWithName ? 0.3 : 0) +
    (memory.endedSo(candidate.content) ? 1 : 0) +
    0.3 * (memory.lines.get(candidate.hook) ?? 0) +
    0.3 * (memory.skeletons.get(candidate.skeleton) ?? 0) +
    0.15 * memory.leadsOf(candidate.factIds[0] ?? '') +
    1.2 * Math.max(0, names - writingOf(channel).names) +
    lengthCost(channel, text) +
    0.4 * sameStarts(spoken)
  );
}

/** How far the text is from the length that reads well there; a short text costs more than a long one. */
function lengthCost(channel: PostChannel, text: string): number {
  const { aim } = channelOf(channel).form;
  const length = countText(channel, text);
  if (length < aim.min) return (2.5 * (aim.min - length)) / aim.min;
  return length > aim.max ? (1.5 * (length - aim.max)) / aim.max : 0;
}

/** "We ... We ... We ...": sentences that begin like the one before, and any beyond the second alike. */
function sameStarts(text: string): number {
  const starts = sentencesOf(text).map((sentence) => wordsOf(sentence).slice(0, 1).join(''));
  const adjacent = starts.filter((start, at) => start !== '' && start === starts[at - 1]).length;
  const counts = new Map<string, number>();
  for (const start of starts) counts.set(start, (counts.get(start) ?? 0) + 1);
  return adjacent + [...counts.values()].reduce((sum, count) => sum + Math.max(0, count - 2), 0);
}
