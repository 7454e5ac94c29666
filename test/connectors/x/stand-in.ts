// X on this machine: as strict as its documents say, and never kinder.
import { createHash } from 'node:crypto';
import { countText } from '../../../server/contract/count-text.ts';
import { HOUR, MINUTE, SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, jsonOf, openStandIn } from '../support/stand-in.ts';
import { openMedia } from './media.ts';
import { FORBIDDEN, invalid, problem } from './problems.ts';
import { APP, openSignIn, SITE } from './sign-in.ts';

export { APP };

export const API = 'https://api.x.com';
const ME = { id: '2244994945', name: 'The Bakery', username: 'bakery' };
const PER_WINDOW = 100;
const SHORT = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

export interface Tweet {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  readonly media: readonly string[];
  readonly parent: string | null;
  readonly author: string;
  figures: {
    likes: number;
    replies: number;
    retweets: number;
    quotes: number;
    clicks: number;
    views: number;
  };
}

const DUPLICATE = problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.');

export type XStandIn = Awaited<ReturnType<typeof openX>>;

export async function openX(clock: SimulatedClock) {
  const tweets: Tweet[] = [];
  let count = 0;
  let window = { endsAt: 0, used: 0 };
  const nextId = () => `${1_890_000_000_000_000_000n + BigInt(++count)}`;
  const { tokens, refreshes, signedIn, token, revoke, allow, authorize } = openSignIn(clock);
  const { media, works, ...uploads } = openMedia(clock, nextId);

  const limits = () => {
    if (window.endsAt <= clock.now()) window = { endsAt: clock.now() + 15 * MINUTE, used: 0 };
    return {
      'x-rate-limit-limit': String(PER_WINDOW),
      'x-rate-limit-remaining': String(Math.max(0, PER_WINDOW - window.used)),
      'x-rate-limit-reset': String(Math.floor(window.endsAt / SECOND)),
    };
  };

  const create = (asked: Asked): Answer => {
    limits();
    window.used += 1;
    const headers = limits();
    if (window.used > PER_WINDOW)
      return { ...problem(429, 'Too Many Requests', 'Too Many Requests'), headers };
    const body = jsonOf(asked);
    const odd = Object.keys(body).find((key) => !['text', 'media', 'reply'].includes(key));
    if (odd) return { ...invalid(`The field ${odd} is not one of those allowed.`), headers };
    const refusal = refusalOf(body);
    if (refusal) return { ...refusal, headers };
    const text = String(body.text);
    const parent = (body.reply as { in_reply_to_tweet_id: string } | undefined)?.in_reply_to_tweet_id ?? null;
    const shown = (body.media as { media_ids: string[] } | undefined)?.media_ids ?? [];
    const tweet = write(text, { parent, media: shown });
    return {
      status: 201,
      headers,
      json: { data: { id: tweet.id, text: stored(tweet).text, edit_history_post_ids: [tweet.id] } },
    };
  };

  const refusalOf = ({ text, media: shown, reply }: Record<string, unknown>): Answer | null => {
    if (typeof text !== 'string' || text.trim() === '') return invalid('text is empty');
    if (countText('weighted', text) > 280) return problem(403, 'Forbidden', 'Your Tweet text is too long.');
    const ids = (shown as { media_ids?: unknown } | undefined)?.media_ids;
    if (shown !== undefined) {
      if (!Array.isArray(ids) || ids.length < 1 || ids.length > 4) return invalid('media.media_ids: 1 to 4');
      const all = ids.map((id) => media.get(id));
      if (all.some((one) => one?.state !== 'ready')) return invalid('Your media IDs are invalid.');
      if (all.length > 1 && all.some((one) => one?.category !== 'tweet_image'))
        return invalid('One film or animation.');
    }
    if (reply !== undefined) {
      const parent = (reply as { in_reply_to_tweet_id?: unknown }).in_reply_to_tweet_id;
      const to = tweets.find(({ id }) => id === parent);
      if (!to)
        return problem(
          403,
          'Forbidden',
          'You attempted to reply to a Tweet that is deleted or not visible to you.',
        );
      if (to.author !== ME.id) return FORBIDDEN;
    }
    return tweets.some((one) => one.text === text && one.author === ME.id) ? DUPLICATE : null;
  };

  const write = (
    text: string,
    {
      parent = null,
      media: shown = [],
      author = ME.id,
    }: { parent?: string | null; media?: readonly string[]; author?: string } = {},
  ): Tweet => {
    const figures = { likes: 0, replies: 0, retweets: 0, quotes: 0, clicks: 0, views: 0 };
    const tweet: Tweet = { id: nextId(), text, at: clock.now(), media: shown, parent, author, figures };
    const to = tweets.find(({ id }) => id === parent);
    if (to) to.figures.replies += 1;
    tweets.unshift(tweet);
    return tweet;
  };

  const stored = ({ id, text, media: shown }: Tweet) => {
    const urls: object[] = [];
    const short = (expanded_url: string, extra = {}) => {
      const url = `https://t.co/${createHash('sha256').update(expanded_url).digest('hex').slice(0, 10)}`;
      urls.push({ url, expanded_url, display_url: expanded_url.slice(8, 38), ...extra });
      return url;
    };
    const words = text
      .trim()
      .replace(SHORT, (link) => short(URL.parse(link)?.href ?? link))
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;');
    const address =
      shown.length > 0
        ? ` ${short(`https://x.com/${ME.username}/status/${id}/photo/1`, { media_key: '3_1' })}`
        : '';
    return { text: `${words}${address}`, ...(urls.length > 0 && { entities: { urls } }) };
  };

  const list = ({ query, params }: Asked): Answer => {
    if (params.id !== ME.id) return problem(404, 'Not Found Error', 'Could not find user.');
    const most = Number(query.get('max_results') ?? 10);
    if (most < 5 || most > 100) return invalid(`max_results ${most} is not between 5 and 100`);
    const from = query.get('start_time');
    if (from !== null && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(from)) return invalid('start_time');
    const begin = Number(query.get('pagination_token') ?? 0);
    const all = tweets.filter((one) => one.author === ME.id && (from === null || one.at >= Date.parse(from)));
    const page = all.slice(begin, begin + most);
    const fields = (query.get('tweet.fields') ?? '').split(',');
    const data = page.map((one) => {
      const { text, entities } = stored(one);
      return {
        ...{ id: one.id, text },
        ...(fields.includes('created_at') && { created_at: new Date(one.at).toISOString() }),
        ...(fields.includes('entities') && entities && { entities }),
        ...(fields.includes('referenced_tweets') &&
          one.parent && { referenced_tweets: [{ type: 'replied_to', id: one.parent }] }),
      };
    });
    const rest = all.length > begin + most ? { next_token: String(begin + most) } : {};
    return { json: { ...(data.length > 0 && { data }), meta: { result_count: data.length, ...rest } } };
  };

  const read = ({ query }: Asked): Answer => {
    const ids = (query.get('ids') ?? '').split(',');
    if (ids.length > 100) return invalid('ids: at most 100');
    const fields = (query.get('tweet.fields') ?? '').split(',');
    const isPrivate = fields.includes('non_public_metrics');
    const found = ids.flatMap((id) => tweets.find((one) => one.id === id) ?? []);
    const told = found.filter((one) => !isPrivate || clock.now() - one.at <= 30 * 24 * HOUR);
    const data = told.map(({ id, figures }) => ({
      ...{ id, text: '', edit_history_tweet_ids: [id] },
      public_metrics: {
        ...{ retweet_count: figures.retweets, reply_count: figures.replies, like_count: figures.likes },
        ...{ quote_count: figures.quotes, bookmark_count: 0, impression_count: figures.views },
      },
      ...(isPrivate && {
        non_public_metrics: {
          url_link_clicks: figures.clicks,
          user_profile_clicks: 0,
          engagements: 0,
          impression_count: figures.views,
        },
      }),
    }));
    const missing = ids.filter((id) => !told.some((one) => one.id === id));
    const errors = missing.map((value) => ({
      value,
      title: 'Not Found Error',
      type: 'https://api.x.com/2/problems/resource-not-found',
    }));
    return { json: { ...(data.length > 0 && { data }), ...(errors.length > 0 && { errors }) } };
  };

  const writing = ['tweet.read', 'users.read', 'tweet.write'];
  const reading = ['tweet.read', 'users.read'];
  const server = await openStandIn({
    origins: {
      [SITE]: { 'GET /i/oauth2/authorize': authorize },
      [API]: {
        'POST /2/oauth2/token': token,
        'POST /2/oauth2/revoke': revoke,
        'GET /2/users/me': signedIn(reading, () => ({
          json: {
            data: {
              ...ME,
              public_metrics: {
                followers_count: 412,
                following_count: 3,
                tweet_count: tweets.length,
                listed_count: 0,
              },
            },
          },
        })),
        'GET /2/users/:id/tweets': signedIn(reading, list),
        'GET /2/tweets': signedIn(reading, read),
        'POST /2/tweets': signedIn(writing, create),
        'DELETE /2/tweets/:id': signedIn(writing, ({ params }) => {
          const at = tweets.findIndex(({ id }) => id === params.id);
          if (at >= 0) tweets.splice(at, 1);
          return { json: { data: { deleted: true } } };
        }),
        'GET /2/media/upload': signedIn(['media.write'], uploads.status),
        'POST /2/media/upload/initialize': signedIn(['media.write'], uploads.initialize),
        'POST /2/media/upload/:id/append': signedIn(['media.write'], uploads.append),
        'POST /2/media/upload/:id/finalize': signedIn(['media.write'], uploads.finalize),
        'POST /2/media/metadata': signedIn(['media.write'], uploads.metadata),
      },
    },
    isVisible: ({ method, path }) => method === 'POST' && path === '/2/tweets',
  });

  return {
    ...server,
    ...{ tokens, refreshes },
    tweets,
    media,
    write,
    allow,
    /** The account has published as often as it may in this window. */
    useUp: () => {
      limits();
      window.used = PER_WINDOW;
    },
    limitedUntil: () => Math.floor(window.endsAt / SECOND) * SECOND,
    works: (asks: number, end: 'ready' | 'failed') => void works.push({ asks, end }),
    problem,
  };
}
