// The first comment below a post: a call of its own once the post is out. The Sandbox and a person's own hands place none.
import { type ChannelType, channelOf } from './channels/index.ts';
import type { Network } from './connection.ts';

/** Whether one can be placed below posts of a connection. */
export function takesComment(of: { readonly type: ChannelType; readonly network: Network }): boolean {
  return of.network === 'real' && channelOf(of.type).form.comment > 0;
}
