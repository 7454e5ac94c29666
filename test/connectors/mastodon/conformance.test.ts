// Mastodon is held to what every connector is.
import assert from 'node:assert/strict';
import { auth } from '../../../server/connectors/channels/mastodon/auth.ts';
import { mastodon } from '../../../server/connectors/channels/mastodon/connector.ts';
import { Outbound } from '../../../server/connectors/http.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { makeCall } from '../../support/network-call.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import type { Asked } from '../support/stand-in.ts';
import { openMastodon, SERVER } from './stand-in.ts';

const isPost = ({ method, path }: Asked) => method === 'POST' && path === '/api/v1/statuses';

conformance('Mastodon', async (): Promise<Subject> => {
  const clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
  const server = await openMastodon(clock);
  const outbound = new Outbound({ origins: server.originMap });
  const base = { ...makeCall({ clock, outbound, channel: 'mastodon' }), server: SERVER };
  const app = await auth.register?.(base, 'https://drivyn.example/oauth/callback');
  assert.ok(app);
  return {
    channel: 'mastodon',
    connector: mastodon,
    originMap: server.originMap,
    clock,
    credential: {
      externalId: '1',
      handle: 'baker',
      server: SERVER,
      token: 'token-1',
      scopes: [],
      version: 1,
      provider: 'mastodon',
      app: null,
    },
    posts: {
      text: makePost,
      link: () => makePost({ content: 'Opening hours: https://bakery.example/hours?day=today' }),
      picture: () => makePost({ media: [makePicture()] }),
      pictures: () => makePost({ media: [makePicture(), makePicture({ alt: 'Rolls', bytes: 40_000 })] }),
      film: () => makePost({ media: [makeFilm()] }),
    },
    published: () =>
      server.statuses.map(({ id, text, media }) => ({
        id,
        words: text,
        alts: media.map((one) => server.media.get(one)?.description ?? null),
      })),
    hasAlt: true,
    fail: server.fail,
    taken: server.taken,
    refuse: {
      limited: () => {
        server.useUp();
        server.refuse(isPost, {
          status: 429,
          headers: server.limits(),
          json: { error: 'Too many requests' },
        });
      },
      expired: null,
      revoked: () => server.tokens.clear(),
      forbidden: () => void server.tokens.set('token-1', ['read', 'write:media']),
      refused: () =>
        server.refuse(isPost, {
          status: 422,
          json: { error: 'Validation failed: Text character limit of 300 exceeded' },
        }),
      duplicate: null,
    },
    limitedUntil: server.limitedUntil,
    works: server.works,
    figures: {
      set: (id) => {
        const figures = { likes: 7, comments: 2, shares: 3 };
        const status = server.statuses.find((one) => one.id === id);
        assert.ok(status);
        status.figures = figures;
        return figures;
      },
      without: (id) => {
        server.statuses.splice(
          server.statuses.findIndex((one) => one.id === id),
          1,
        );
      },
    },
    removes: true,
    signIn: { auth, app, server: SERVER, allow: server.allow, accounts: ['1'] },
    close: server.close,
  };
});
