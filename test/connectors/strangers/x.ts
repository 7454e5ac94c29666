// X as its documents have it: https://docs.x.com/x-api. Access ends after two hours, refresh tokens and codes work once.
import { createHash } from 'node:crypto';
import { SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { allow, type Heard, openStranger, type Said, type Stranger } from './stranger.ts';

export const KEYS = { clientId: 'stranger-x', clientSecret: 'stranger-x-secret' };
const ME = '99887766';

export interface StrangeTweet {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  readonly media: readonly string[];
  readonly answers: string | null;
}

export interface StrangeX extends Stranger {
  readonly originMap: Readonly<Record<string, string>>;
  readonly tweets: StrangeTweet[];
  /** How often it is asked before a film is ready; -1: it fails. */
  rounds: number;
}

export async function openStrangeX(clock: SimulatedClock): Promise<StrangeX> {
  const tweets: StrangeTweet[] = [];
  const codes = new Map<string, string>();
  const films = new Map<string, number>();
  let count = 0;
  let access = { token: '', until: 0 };
  let refresh = '';
  const number = (): number => {
    count += 1;
    return count;
  };
  const next = (what: string) => `${what}-${number()}`;
  const problem = (status: number, title: string, detail: string): Said => ({
    status,
    body: { title, detail, type: 'about:blank', status, trace: null },
  });

  const give = (): Said => {
    access = { token: next('access'), until: clock.now() + 7200 * SECOND };
    refresh = next('refresh');
    const body = { token_type: 'bearer', expires_in: '7200', access_token: access.token, scope: null };
    return { status: 200, body: { ...body, refresh_token: refresh, id: null } };
  };
  const token = ({ form, headers }: Heard): Said => {
    const basic = Buffer.from(`${KEYS.clientId}:${KEYS.clientSecret}`).toString('base64');
    const refused = {
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Value passed for the token was invalid.' },
    };
    if (headers.authorization !== `Basic ${basic}`)
      return { status: 401, body: { error: 'unauthorized_client' } };
    if (form.get('grant_type') === 'refresh_token') {
      const isGood = form.get('refresh_token') === refresh && refresh !== '';
      return isGood ? give() : refused;
    }
    const challenge = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const shown = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return challenge === shown ? give() : refused;
  };

  const limits = { 'x-rate-limit-limit': '100', 'x-rate-limit-remaining': '99' };
  const create = ({ json }: Heard): Said => {
    const {
      text = '',
      media,
      reply,
    } = json as { text?: string; media?: { media_ids: string[] }; reply?: { in_reply_to_tweet_id: string } };
    const isThere = tweets.some((one) => one.text === text);
    if (isThere)
      return problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.');
    if (media?.media_ids.some((id) => films.has(id) && films.get(id) !== 0))
      return problem(400, 'Invalid Request', 'Your media IDs are invalid.');
    const id = String(1_800_000_000_000_000_000n + BigInt(number()));
    tweets.unshift({
      id,
      text,
      at: Math.floor(clock.now() / SECOND) * SECOND,
      media: media?.media_ids ?? [],
      answers: reply?.in_reply_to_tweet_id ?? null,
    });
    const reset = String(Math.ceil(clock.now() / SECOND) + 900);
    return {
      status: 201,
      headers: { ...limits, 'x-rate-limit-reset': reset },
      body: { data: { id, text, edit_history_post_ids: [id], note: null }, errors: [] },
    };
  };

  const list = ({ url }: Heard): Said => {
    const most = Number(url.searchParams.get('max_results'));
    if (!(most >= 5 && most <= 100)) return problem(400, 'Invalid Request', 'max_results');
    const since = Date.parse(url.searchParams.get('start_time') ?? '1970-01-01T00:00:00Z');
    const all = tweets.filter(({ at }) => at >= since);
    const from = Number(url.searchParams.get('pagination_token') ?? 0);
    // Less than was asked for, as it may.
    const some = all.slice(from, from + 2);
    const data = some.map(({ id, text, at, answers }) => ({
      ...{
        id,
        text: text.replaceAll('&', '&amp;'),
        created_at: new Date(at).toISOString(),
        note_tweet: null,
      },
      entities: { urls: null, hashtags: [] },
      referenced_tweets: answers === null ? null : [{ type: 'replied_to', id: answers }],
    }));
    const meta = {
      result_count: some.length,
      ...(from + 2 < all.length && { next_token: String(from + 2) }),
    };
    return { status: 200, body: { ...(some.length > 0 && { data }), meta, includes: {} } };
  };

  const measure = ({ url }: Heard): Said => {
    const ids = url.searchParams.get('ids')?.split(',') ?? [];
    const data = tweets
      .filter(({ id }) => ids.includes(id))
      .map(({ id }) => ({
        ...{ id, organic_metrics: null },
        public_metrics: {
          like_count: '3',
          reply_count: 1,
          retweet_count: null,
          quote_count: 2,
          impression_count: '1200',
        },
        non_public_metrics: null,
      }));
    return { status: 200, body: { ...(data.length > 0 && { data }), errors: null } };
  };

  const upload = ({ method, url, json }: Heard): Said => {
    const [, id = '', step = ''] = /upload\/(?:(\w[\w-]*)\/)?(\w+)$/.exec(url.pathname) ?? [];
    if (step === 'initialize') {
      const media = next('media');
      if (json.media_category === 'tweet_video') films.set(media, there.rounds);
      return {
        status: 200,
        body: { data: { id: media, media_key: `3_${media}`, expires_after_secs: '86400' } },
      };
    }
    if (step === 'append') return { status: 200, body: { data: { expires_at: null } } };
    const known = method === 'GET' ? (url.searchParams.get('media_id') ?? '') : id;
    const left = films.get(known);
    if (left === undefined) return { status: 200, body: { data: { id: known, processing_info: null } } };
    const isWorking = left > 0;
    if (isWorking && method === 'GET') films.set(known, left - 1);
    const state = left < 0 ? 'failed' : isWorking ? 'in_progress' : 'succeeded';
    const error = left < 0 ? { code: 1, name: 'InvalidMedia', message: 'Unsupported video format' } : null;
    return {
      status: 200,
      body: {
        data: { id: known, processing_info: { state, check_after_secs: '3', progress_percent: null, error } },
      },
    };
  };

  const speak = (heard: Heard): Said => {
    const { method, url, headers } = heard;
    const call = `${method} ${url.pathname}`;
    if (call === 'GET /i/oauth2/authorize') {
      const code = next('code');
      codes.set(code, url.searchParams.get('code_challenge') ?? '');
      return allow(heard, code);
    }
    if (call === 'POST /2/oauth2/token') return token(heard);
    if (headers.authorization !== `Bearer ${access.token}` || clock.now() >= access.until)
      return problem(401, 'Unauthorized', 'Unauthorized');
    if (call === 'GET /2/users/me')
      return {
        status: 200,
        body: {
          data: {
            id: Number(ME),
            name: 'Stranger',
            username: 'stranger',
            verified: null,
            public_metrics: { followers_count: '41' },
          },
        },
      };
    if (call === 'POST /2/tweets') return create(heard);
    if (call === `GET /2/users/${ME}/tweets`) return list(heard);
    if (call === 'GET /2/tweets') return measure(heard);
    if (call === 'POST /2/media/metadata') return { status: 200, body: { data: null } };
    if (url.pathname.startsWith('/2/media/upload')) return upload(heard);
    if (method === 'DELETE') {
      const at = tweets.findIndex(({ id }) => url.pathname.endsWith(`/${id}`));
      if (at >= 0) tweets.splice(at, 1);
      return { status: 200, body: { data: { deleted: at >= 0 } } };
    }
    return problem(404, 'Not Found', `No such call: ${call}`);
  };

  const stranger = await openStranger((heard) => speak(heard));
  const there: StrangeX = {
    ...stranger,
    ...{ tweets, rounds: 0, originMap: { 'https://x.com': stranger.url, 'https://api.x.com': stranger.url } },
  };
  return there;
}
