// Bluesky is held to what every connector is.
import { bluesky } from '../../../server/connectors/channels/bluesky/connector.ts';
import { packSession } from '../../../server/connectors/channels/bluesky/pds.ts';
import { HOUR, SimulatedClock } from '../../../server/kernel/clock.ts';
import { conformance, type Subject } from '../support/conformance.ts';
import { makeFilm, makePicture, makePost } from '../support/posts.ts';
import type { Asked } from '../support/stand-in.ts';
import { altsOf, wordsOf } from './posts.ts';
import { DID, HANDLE, openBluesky, PDS } from './stand-in.ts';

const isPost = ({ path }: Asked) => path.endsWith('.applyWrites');

conformance('Bluesky', async (): Promise<Subject> => {
  const clock = new SimulatedClock(Date.UTC(2027, 2, 1, 9));
  const server = await openBluesky(clock);
  const jwt = server.session().accessJwt;
  return {
    channel: 'bluesky',
    connector: bluesky,
    originMap: server.originMap,
    clock,
    credential: {
      ...{
        externalId: DID,
        handle: HANDLE,
        server: null,
        scopes: [],
        version: 1,
        provider: 'bluesky',
        app: null,
      },
      token: packSession({ pds: PDS, jwt }),
    },
    posts: {
      text: makePost,
      link: () => makePost({ content: 'Opening hours: http://127.0.0.1:1/hours?day=today' }),
      picture: () => makePost({ media: [makePicture()] }),
      pictures: () => makePost({ media: [makePicture(), makePicture({ alt: 'Rolls', bytes: 40_000 })] }),
      film: () => makePost({ media: [makeFilm()] }),
    },
    published: () =>
      server.posts().map(({ key, value }) => ({ id: key, words: wordsOf(value), alts: altsOf(value) })),
    hasAlt: true,
    fail: server.fail,
    taken: server.taken,
    refuse: {
      limited: () => {
        server.state.points = 5000;
        const json = { error: 'RateLimitExceeded', message: 'Rate Limit Exceeded' };
        server.refuse(isPost, { status: 429, headers: server.limits(), json });
      },
      expired: () => clock.advance(2 * HOUR),
      revoked: () => void server.state.ended.add(jwt),
      forbidden: null,
      refused: () => {
        const json = { error: 'InvalidRequest', message: `Invalid app.bsky.feed.post record` };
        server.refuse(isPost, { status: 400, json });
      },
      duplicate: null,
    },
    limitedUntil: server.limitedUntil,
    works: null,
    figures: {
      set: (id) => {
        server.figures.set(id, { likeCount: 7, replyCount: 2, repostCount: 3, quoteCount: 1 });
        return { likes: 7, comments: 2, shares: 4 };
      },
      without: () => {},
    },
    removes: true,
    signIn: null,
    close: server.close,
  };
});
