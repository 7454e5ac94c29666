// X is held to what every connector is.
import assert from 'node:assert/strict';
import { auth } from '../../../server/connectors/channels/x/auth.ts';
import { x } from '../../../server/connectors/channels/x/connector.ts';
import { DAY, SimulatedClock } from '../../../server/kernel/clock.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import { APP, openX } from './stand-in.ts';

conformance('X', async (): Promise<Subject> => {
  const clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
  const server = await openX(clock);
  return {
    channel: 'x',
    connector: x,
    originMap: server.originMap,
    clock,
    credential: {
      externalId: '2244994945',
      provider: 'x',
      app: APP,
      handle: 'bakery',
      server: null,
      token: 'token-1',
      scopes: [],
      version: 1,
    },
    posts: {
      text: makePost,
      link: () =>
        makePost({ content: 'Rolls & "bread" <today>,\nsee https://bakery.example and Example.com/menu/' }),
      picture: () => makePost({ media: [makePicture()] }),
      pictures: () => makePost({ media: [makePicture(), makePicture({ alt: 'Rolls', bytes: 40_000 })] }),
      film: () => makePost({ media: [makeFilm()] }),
    },
    published: () =>
      server.tweets.map(({ id, text, media }) => ({
        id,
        words: text,
        alts: media.map((one) => server.media.get(one)?.alt ?? null),
      })),
    hasAlt: true,
    fail: server.fail,
    taken: server.taken,
    refuse: {
      limited: server.useUp,
      expired: () => clock.advance(DAY),
      revoked: () => server.tokens.clear(),
      forbidden: () =>
        void server.tokens.set('token-1', {
          scopes: ['tweet.read', 'users.read'],
          endsAt: clock.now() + DAY,
        }),
      refused: () =>
        server.refuse(
          ({ path }) => path === '/2/tweets',
          server.problem(403, 'Forbidden', 'Your Tweet text is too long.'),
        ),
      duplicate: () =>
        server.refuse(
          ({ path }) => path === '/2/tweets',
          server.problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.'),
        ),
    },
    limitedUntil: server.limitedUntil,
    works: server.works,
    figures: {
      set: (id) => {
        const tweet = server.tweets.find((one) => one.id === id);
        assert.ok(tweet);
        tweet.figures = { likes: 7, replies: 2, retweets: 3, quotes: 1, clicks: 5, views: 210 };
        return { likes: 7, comments: 2, shares: 4, clicks: 5, impressions: 210 };
      },
      without: (id) =>
        void server.tweets.splice(
          server.tweets.findIndex((one) => one.id === id),
          1,
        ),
    },
    removes: true,
    signIn: { auth, app: APP, allow: server.allow, accounts: ['2244994945'] },
    close: server.close,
  };
});
