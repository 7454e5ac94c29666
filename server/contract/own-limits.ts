// Limits that a server sets for itself, where a network has many of them: what it says stands in place of the channel's usual one.
import * as v from 'valibot';
import { type Channel, type ChannelForm, type ChannelType, channelOf } from './channels/index.ts';

/** Of pictures and films. */
const OwnMediaLimits = v.object({
  /** Pictures in one post. */
  most: v.number(),
  /** Largest file of each kind. */
  imageBytes: v.number(),
  filmBytes: v.number(),
  /** Formats of films that it takes, as channels name them. */
  films: v.array(v.string()),
});

export const OwnLimits = v.object({
  /** Longest text, in the channel's own units. */
  text: v.number(),
  /** Absent where they are the channel's. */
  media: v.optional(OwnMediaLimits),
  /** Longest words for a picture or film, characters; absent where it takes all that is written here. */
  description: v.optional(v.number()),
});
export type OwnLimits = v.InferOutput<typeof OwnLimits>;

/** The form that posts have on a channel, on a server with these limits. @param own null where none are known */
export function formOn(channel: ChannelType, own: OwnLimits | null = null): ChannelForm {
  const { form } = channelOf(channel);
  return own ? { ...form, text: own.text } : form;
}

/** What pictures and films a channel takes, on a server with these limits. @param own null where none are known */
export function mediaOn(channel: ChannelType, own: OwnLimits | null = null): Channel['media'] {
  const { image, video } = channelOf(channel).media;
  const set = own?.media;
  if (!set) return { image, video };
  const formats = video?.formats.filter((format) => set.films.includes(format)) ?? [];
  return {
    image: image && set.most > 0 ? { ...image, most: set.most, bytes: set.imageBytes } : null,
    video: video && set.most > 0 && formats.length > 0 ? { ...video, formats, bytes: set.filmBytes } : null,
  };
}

/** Limits for a writer, who fills no more room than reads well on the channel: those of a server that has less. */
export function narrowerOn(channel: ChannelType, own: OwnLimits | null): OwnLimits | null {
  return own && own.text < channelOf(channel).form.text ? own : null;
}
