// The channels that a sign-in acts for: one, as people choose it on Google's own page.

import * as v from 'valibot';
import { errorSaying } from '../../../kernel/said-error.ts';
import { googleAuth } from '../../vendors/google/oauth.ts';
import { ask, type Reply } from '../ask.ts';
import { withQuery } from '../oauth.ts';
import { Count, Words } from '../told.ts';
import { API, SCOPES, wordsOf } from './api.ts';

const Channels = v.object({
  items: v.nullish(
    v.array(
      v.object({
        id: v.string(),
        snippet: v.nullish(v.object({ title: Words, customUrl: Words }), {}),
        statistics: v.nullish(
          v.object({ subscriberCount: Count, hiddenSubscriberCount: v.nullish(v.boolean()) }),
        ),
        contentDetails: v.nullish(v.object({ relatedPlaylists: v.object({ uploads: v.string() }) })),
      }),
    ),
    [],
  ),
});

export const MINE = { part: 'snippet,statistics,contentDetails', mine: 'true' };

/** Empty for a Google account without a channel. @throws Error for a reply of another shape */
export function readChannels({ json }: Reply) {
  return v.parse(Channels, json).items;
}

export const auth = googleAuth(SCOPES, async (call, { access }) => {
  const headers = { Authorization: `Bearer ${access}` };
  const reply = await ask(call, API, withQuery('/youtube/v3/channels', MINE), { headers });
  // Without the permission to read there is nothing to choose.
  if (reply.status === 403) return [];
  if (reply.status !== 200) throw errorSaying(wordsOf(reply));
  return readChannels(reply).map(({ id, snippet }) => ({
    id,
    name: snippet.title || id,
    handle: snippet.customUrl.replace(/^@/, '') || null,
    kind: 'channel' as const,
    tokens: null,
  }));
});
