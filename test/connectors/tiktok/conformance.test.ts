// TikTok is held to what every connector is.
import assert from 'node:assert/strict';
import { auth } from '../../../server/connectors/channels/tiktok/auth.ts';
import { tiktok } from '../../../server/connectors/channels/tiktok/connector.ts';
import { DAY, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePost } from '../support/posts.ts';
import { APP, fault, OPEN_ID, openTikTok } from './stand-in.ts';

conformance('TikTok', async (): Promise<Subject> => {
  const clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
  const server = await openTikTok(clock);
  const accounts = ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'].map(
    (level) => `${OPEN_ID}#${level}`,
  );
  return {
    channel: 'tiktok',
    connector: tiktok,
    originMap: server.originMap,
    clock,
    credential: {
      externalId: accounts[0] ?? '',
      provider: 'tiktok',
      app: APP,
      handle: 'bakery',
      server: null,
      token: 'token-1',
      scopes: [],
      version: 1,
    },
    // Pictures are visible from their first call on, and listed nowhere for certain: their tests stand beside.
    posts: { film: () => makePost({ media: [makeFilm()] }) },
    published: () => server.videos.map(({ id, words }) => ({ id, words, alts: [null] })),
    hasAlt: false,
    fail: server.fail,
    taken: server.taken,
    refuse: {
      limited: server.useUp,
      expired: () => clock.advance(DAY),
      revoked: () => server.tokens.clear(),
      forbidden: () =>
        void server.tokens.set('token-1', { scopes: ['user.info.basic'], endsAt: clock.now() + DAY }),
      refused: () =>
        server.refuse(({ path }) => path.endsWith('/video/init/'), fault(400, 'invalid_params', 'Not this.')),
      duplicate: null,
    },
    limitedUntil: () => clock.now() + MINUTE,
    works: (asks, end) => server.plan(asks, end === 'ready' ? end : 'frame_rate_check_failed'),
    figures: {
      set: (id) => {
        const video = server.videos.find((one) => one.id === id);
        assert.ok(video);
        video.figures = { like_count: 7, comment_count: 2, share_count: 3, view_count: 210 };
        return { likes: 7, comments: 2, shares: 3, impressions: 210 };
      },
      without: (id) => {
        const video = server.videos.find((one) => one.id === id);
        if (video) video.figures = null;
      },
    },
    removes: false,
    signIn: { auth, app: APP, allow: server.allow, accounts },
    close: server.close,
  };
});
