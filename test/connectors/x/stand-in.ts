// X on this machine: as strict as its documents say, and never kinder.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { countText } from '../../../server/contract/count-text.ts';
import { HOUR, MINUTE, SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, formOf, jsonOf, openStandIn, partsOf } from '../support/stand-in.ts';

export const API = 'https://api.x.com';
export const SITE = 'https://x.com';
export const APP = { clientId: 'client-1', clientSecret: 'secret-1' };
const ME = { id: '2244994945', name: 'The Bakery', username: 'bakery' };
const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];
const CODE_LASTS = 30 * SECOND;
const ACCESS_LASTS = 2 * HOUR;
const MOST_SEGMENT = 5 * 1024 * 1024;
const MOST_PICTURE = 5_000_000;
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

interface Medium {
  readonly id: string;
  readonly type: string;
  readonly category: string;
  readonly total: number;
  received: number;
  segments: number;
  alt: string | null;
  /** `open`: not finalized yet; a number: asks until it is ready. */
  state: 'open' | 'ready' | 'failed' | number;
  end: 'ready' | 'failed';
}

type Grant = { scopes: readonly string[]; challenge: string; redirectUri: string; endsAt: number };
const problem = (status: number, title: string, detail: string, type = 'about:blank'): Answer => ({
  status,
  json: { title, detail, type, status },
});
const UNAUTHORIZED = problem(401, 'Unauthorized', 'Unauthorized');
const FORBIDDEN = problem(403, 'Forbidden', 'You are not permitted to perform this action.');
const DUPLICATE = problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.');
const invalid = (message: string): Answer => ({
  status: 400,
  json: {
    errors: [{ parameters: {}, message }],
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: 'https://api.x.com/2/problems/invalid-request',
  },
});

export type XStandIn = Awaited<ReturnType<typeof openX>>;

export async function openX(clock: SimulatedClock) {
  const tokens = new Map([
    ['token-1', { scopes: SCOPES as readonly string[], endsAt: clock.now() + ACCESS_LASTS }],
  ]);
  const refreshes = new Map<string, readonly string[]>();
  const codes = new Map<string, Grant>();
  const tweets: Tweet[] = [];
  const media = new Map<string, Medium>();
  const works: { asks: number; end: 'ready' | 'failed' }[] = [];
  let count = 0;
  let window = { endsAt: 0, used: 0 };
  const nextId = () => `${1_890_000_000_000_000_000n + BigInt(++count)}`;

  const limits = () => {
    if (window.endsAt <= clock.now()) window = { endsAt: clock.now() + 15 * MINUTE, used: 0 };
    return {
      'x-rate-limit-limit': String(PER_WINDOW),
      'x-rate-limit-remaining': String(Math.max(0, PER_WINDOW - window.used)),
      'x-rate-limit-reset': String(Math.floor(window.endsAt / SECOND)),
    };
  };

  /** Runs a call for whoever may make it. */
  const signedIn =
    (scopes: readonly string[], handle: (asked: Asked) => Answer | Promise<Answer>) =>
    (asked: Asked): Answer | Promise<Answer> => {
      const token = tokens.get(/^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? '');
      if (!token || token.endsAt <= clock.now()) return UNAUTHORIZED;
      if (!scopes.every((scope) => token.scopes.includes(scope))) return FORBIDDEN;
      return handle(asked);
    };

  const handOut = (scopes: readonly string[]): Answer => {
    count += 1;
    const [access_token, refresh_token] = [`access-${count}`, `refresh-${count}`];
    tokens.set(access_token, { scopes, endsAt: clock.now() + ACCESS_LASTS });
    refreshes.set(refresh_token, scopes);
    const json = {
      token_type: 'bearer',
      expires_in: 7200,
      access_token,
      scope: scopes.join(' '),
      refresh_token,
    };
    return { json };
  };

  const token = (asked: Asked): Answer => {
    const form = formOf(asked);
    const known = `Basic ${Buffer.from(`${APP.clientId}:${APP.clientSecret}`).toString('base64')}`;
    if (asked.headers.authorization !== known)
      return {
        status: 401,
        json: { error: 'unauthorized_client', error_description: 'Missing valid authorization header' },
      };
    const refused: Answer = {
      status: 400,
      json: { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
    };
    if (form.get('grant_type') === 'refresh_token') {
      const old = form.get('refresh_token') ?? '';
      const scopes = refreshes.get(old);
      refreshes.delete(old);
      return scopes ? handOut(scopes) : refused;
    }
    const grant = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      form.get('grant_type') === 'authorization_code' &&
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri') &&
      grant.endsAt > clock.now();
    return isRight ? handOut(grant.scopes) : refused;
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

  const addMedium = (type: string, category: string, total: number): Medium => {
    const medium: Medium = {
      id: nextId(),
      type,
      category,
      total,
      received: 0,
      segments: 0,
      alt: null,
      state: 'open',
      end: 'ready',
    };
    media.set(medium.id, medium);
    return medium;
  };
  const present = ({ id, state, end }: Medium) => {
    const working = typeof state === 'number';
    const info =
      state === 'failed'
        ? { state: 'failed', error: { code: 3, name: 'InvalidMedia', message: 'unsupported codec' } }
        : {
            state: working ? 'in_progress' : 'succeeded',
            ...(working && { check_after_secs: 5, progress_percent: 10 }),
          };
    const isSimple = state === 'ready' && end === 'ready';
    return {
      data: {
        id,
        media_key: `7_${id}`,
        expires_after_secs: 86_400,
        ...(!isSimple && { processing_info: info }),
      },
    };
  };

  const initialize = (asked: Asked): Answer => {
    const { media_type: type, total_bytes: total, media_category: category, ...rest } = jsonOf(asked);
    const isRight =
      Object.keys(rest).length === 0 &&
      (category === 'tweet_video'
        ? /^video\/(mp4|quicktime)$/.test(String(type))
        : category === 'tweet_gif' && type === 'image/gif') &&
      Number.isInteger(total);
    if (!isRight) return invalid('initialize');
    const { id } = addMedium(String(type), String(category), Number(total));
    return { json: { data: { id, media_key: `7_${id}`, expires_after_secs: 86_400 } } };
  };

  const append = (asked: Asked): Answer => {
    const medium = media.get(asked.params.id ?? '');
    const [index, file, ...rest] = partsOf(asked);
    if (
      medium?.state !== 'open' ||
      index?.name !== 'segment_index' ||
      file?.name !== 'media' ||
      rest.length > 0
    )
      return invalid('append');
    if (Number(index.body.toString()) !== medium.segments || file.body.length > MOST_SEGMENT)
      return invalid('segment');
    medium.segments += 1;
    medium.received += file.body.length;
    return { json: { data: { expires_at: Math.floor(clock.now() / SECOND) + 86_400 } } };
  };

  const finalize = ({ params }: Asked): Answer => {
    const medium = media.get(params.id ?? '');
    if (medium?.state !== 'open' || medium.received !== medium.total)
      return invalid('Segments do not add up to provided total file size.');
    const work = works.shift();
    medium.state = work ? work.asks : 'ready';
    medium.end = work?.end ?? 'ready';
    return { json: present(medium) };
  };

  const status = ({ query }: Asked): Answer => {
    const medium = media.get(query.get('media_id') ?? '');
    if (query.get('command') !== 'STATUS' || !medium || medium.state === 'open') return invalid('media_id');
    if (typeof medium.state === 'number') medium.state = medium.state > 1 ? medium.state - 1 : medium.end;
    const { data } = present(medium);
    return { json: { data: { processing_info: { state: 'succeeded', progress_percent: 100 }, ...data } } };
  };

  const oneShot = (asked: Asked): Answer => {
    const parts = partsOf(asked);
    const field = (name: string) => parts.find((part) => part.name === name);
    const file = field('media');
    const type = field('media_type')?.body.toString() ?? '';
    const isRight =
      parts.length === 3 &&
      field('media_category')?.body.toString() === 'tweet_image' &&
      /^image\/(jpeg|png|webp|gif)$/.test(type);
    if (!isRight || !file || file.body.length > MOST_PICTURE) return invalid('media');
    const medium = addMedium(type, 'tweet_image', file.body.length);
    medium.state = 'ready';
    return { json: present(medium) };
  };

  const metadata = (asked: Asked): Answer => {
    const { id, metadata: told, ...rest } = jsonOf(asked);
    const text = (told as { alt_text?: { text?: unknown } } | undefined)?.alt_text?.text;
    const medium = media.get(String(id));
    if (!medium || typeof text !== 'string' || text.length > 1000 || Object.keys(rest).length > 0)
      return invalid('metadata');
    medium.alt = text;
    return { json: { data: { id, associated_metadata: { alt_text: { text } } } } };
  };

  /** What the person does on the page: allows. */
  const allow = (address: string): string => {
    const url = new URL(address);
    const asked = Object.fromEntries(url.searchParams);
    assert.equal(`${url.origin}${url.pathname}`, `${SITE}/i/oauth2/authorize`);
    assert.deepEqual([asked.response_type, asked.client_id], ['code', APP.clientId]);
    assert.equal(asked.code_challenge_method, 'S256');
    assert.ok((asked.state ?? '').length > 0 && (asked.state ?? '').length <= 500);
    const code = `code-${++count}`;
    const scopes = (asked.scope ?? '').split(' ');
    assert.ok(scopes.every((scope) => SCOPES.includes(scope)));
    const grant = { scopes, redirectUri: asked.redirect_uri ?? '', challenge: asked.code_challenge ?? '' };
    codes.set(code, { ...grant, endsAt: clock.now() + CODE_LASTS });
    return code;
  };

  const authorize = ({ path, query }: Asked): Answer => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('code', allow(`${SITE}${path}?${query}`));
    return { status: 302, headers: { Location: back.href } };
  };

  const writing = ['tweet.read', 'users.read', 'tweet.write'];
  const reading = ['tweet.read', 'users.read'];
  const server = await openStandIn({
    origins: {
      [SITE]: { 'GET /i/oauth2/authorize': authorize },
      [API]: {
        'POST /2/oauth2/token': token,
        'POST /2/oauth2/revoke': (asked) => {
          const isKnown = asked.headers.authorization !== undefined;
          if (isKnown) tokens.delete(formOf(asked).get('token') ?? '');
          return isKnown
            ? { json: { revoked: true } }
            : { status: 401, json: { error: 'unauthorized_client' } };
        },
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
        'POST /2/media/upload': signedIn(['media.write'], oneShot),
        'GET /2/media/upload': signedIn(['media.write'], status),
        'POST /2/media/upload/initialize': signedIn(['media.write'], initialize),
        'POST /2/media/upload/:id/append': signedIn(['media.write'], append),
        'POST /2/media/upload/:id/finalize': signedIn(['media.write'], finalize),
        'POST /2/media/metadata': signedIn(['media.write'], metadata),
      },
    },
    isVisible: ({ method, path }) => method === 'POST' && path === '/2/tweets',
  });

  return {
    ...server,
    tokens,
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
