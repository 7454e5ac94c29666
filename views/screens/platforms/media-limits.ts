// What pictures and videos a channel takes, in a sentence each, for whoever brings them along.
import type { ImageRules, MediaRules, Range, VideoRules } from '../../../server/contract/channels/channel.ts';

export function listMediaLimits({ image, video }: MediaRules): string[] {
  return [...(image ? [describeImages(image)] : []), ...(video ? [describeVideos(video)] : [])];
}

function describeImages({ most, formats, bytes, ratio }: ImageRules): string {
  const count = most === 1 ? 'One picture' : `Up to ${most} pictures`;
  return `${count} a post: ${listFormats(formats)}, up to ${size(bytes)}${shape(ratio)}.`;
}

function describeVideos({ formats, bytes, seconds, ratio }: VideoRules): string {
  const { min, max } = seconds;
  const length = min > 1 ? `${duration(min)} to ${duration(max)}` : `up to ${duration(max)}`;
  return `One video a post: ${listFormats(formats)}, ${length}, up to ${size(bytes)}${shape(ratio)}.`;
}

function listFormats(formats: readonly string[]): string {
  const names = formats.map((format) => format.toUpperCase());
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
}

function shape(ratio: Range | null): string {
  if (!ratio) return '';
  const tidy = (value: number) => Number(value.toFixed(2));
  return `, ${tidy(ratio.min)} to ${tidy(ratio.max)} times as wide as high`;
}

const UNITS = [
  [1_000_000_000, 'GB'],
  [1_000_000, 'MB'],
] as const;

function size(bytes: number): string {
  const [unit, name] = UNITS.find(([least]) => bytes >= least) ?? [1000, 'kB'];
  return `${Number((bytes / unit).toFixed(1))} ${name}`;
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7200 ? `${Number((seconds / 60).toFixed(1))} minutes` : `${seconds / 3600} hours`;
}
