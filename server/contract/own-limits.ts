// Limits that a server sets for itself, where a network has many of them: what it says stands in place of the channel's usual one.
import * as v from 'valibot';
import { type ChannelForm, type ChannelType, channelOf } from './channels/index.ts';

export const OwnLimits = v.object({
  /** Longest text, in the channel's own units. */
  text: v.number(),
});
export type OwnLimits = v.InferOutput<typeof OwnLimits>;

/** The form that posts have on a channel, on a server with these limits. @param own null where none are known */
export function formOn(channel: ChannelType, own: OwnLimits | null = null): ChannelForm {
  const { form } = channelOf(channel);
  return own ? { ...form, text: own.text } : form;
}
