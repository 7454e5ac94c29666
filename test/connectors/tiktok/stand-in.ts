// TikTok on this machine: as strict as its documents say, and never kinder.
import assert from 'node:assert/strict';
import { HOUR, MINUTE, SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, jsonOf, openStandIn } from '../support/stand-in.ts';
import { APP, fault, OPEN_ID, openSignIn, SITE } from './sign-in.ts';

export { APP, fault, OPEN_ID };

export const API = 'https://open.tiktokapis.com';
const UPLOADS = 'https://open-upload.tiktokapis.com';
const INITS = 6;
const MB = 1024 * 1024;

export interface Video {
  readonly id: string;
  readonly words: string;
  readonly level: string;
  readonly at: number;
  readonly kind: 'video' | 'photo';
  figures: { like_count: number; comment_count: number; share_count: number; view_count: number } | null;
}

interface Work {
  readonly words: string;
  readonly level: string;
  readonly kind: 'video' | 'photo';
  readonly size: number;
  readonly chunk: number;
  readonly count: number;
  readonly begunAt: number;
  received: number;
  pieces: number;
  /** How often it will still be said to be processing. */
  asks: number;
  end: 'ready' | string;
  isPublic: boolean;
  video: Video | null;
}

const well = (data: object): Answer => ({
  json: { data, error: { code: 'ok', message: '', log_id: '20270301' } },
});

export type TikTokStandIn = Awaited<ReturnType<typeof openTikTok>>;

export async function openTikTok(clock: SimulatedClock) {
  const { tokens, refreshes, signedIn, token, revoke, allow, authorize } = openSignIn(clock);
  const videos: Video[] = [];
  const works = new Map<string, Work>();
  const plans: { asks: number; end: string }[] = [];
  const creator = {
    creator_username: 'bakery',
    creator_nickname: 'The Bakery',
    creator_avatar_url: 'https://p16.tiktokcdn.com/a.webp',
    privacy_level_options: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
    comment_disabled: false,
    duet_disabled: true,
    stitch_disabled: false,
    max_video_post_duration_sec: 300,
  };
  /** Whether moderation has given public ids by the time a post is out. */
  const moderation = { isQuick: true };
  let count = 0;
  /** When it was asked what its creator may post, and nothing was begun upon that. */
  const askedAt: number[] = [];
  let inits: number[] = [];
  let uploads = '';

  const fields = (query: URLSearchParams, all: Readonly<Record<string, unknown>>) =>
    Object.fromEntries((query.get('fields') ?? '').split(',').map((name) => [name, all[name]]));

  /** What every post has to say of itself. */
  const refusalOf = (info: Record<string, unknown>, known: readonly string[]): Answer | null => {
    if (!askedAt.some((at) => clock.now() - at <= HOUR))
      return fault(403, 'invalid_params', 'creator_info was not asked for.');
    const odd = Object.keys(info).find((key) => !known.includes(key));
    if (odd) return fault(400, 'invalid_params', `post_info.${odd} is not known.`);
    if (!creator.privacy_level_options.includes(String(info.privacy_level)))
      return fault(403, 'privacy_level_option_mismatch');
    const isAllowed =
      (info.disable_duet !== false || !creator.duet_disabled) &&
      (info.disable_comment !== false || !creator.comment_disabled);
    return isAllowed ? null : fault(400, 'invalid_params', 'The creator has switched that off.');
  };

  const begin = (work: Pick<Work, 'words' | 'level' | 'kind' | 'size' | 'chunk' | 'count'>): string => {
    const plan = plans.shift() ?? { asks: 0, end: 'ready' };
    const publishId = `v_${work.kind === 'photo' ? 'pub_url' : 'pub_file'}~v2-1.${++count}`;
    works.set(publishId, {
      ...work,
      ...plan,
      begunAt: clock.now(),
      received: 0,
      pieces: 0,
      isPublic: work.level === 'PUBLIC_TO_EVERYONE',
      video: null,
    });
    askedAt.pop();
    return publishId;
  };

  const tooOften = (): Answer | null => {
    inits = [...inits.filter((at) => clock.now() - at < MINUTE), clock.now()];
    return inits.length > INITS
      ? fault(429, 'rate_limit_exceeded', 'The API rate limit was exceeded.')
      : null;
  };

  const initFilm = (asked: Asked): Answer => {
    assert.equal(asked.headers['content-type']?.toLowerCase(), 'application/json; charset=utf-8');
    const often = tooOften();
    if (often) return often;
    const {
      post_info: info,
      source_info: source,
      ...rest
    } = jsonOf(asked) as Record<string, Record<string, unknown>>;
    const known = [
      'title',
      'privacy_level',
      'disable_duet',
      'disable_comment',
      'disable_stitch',
      'video_cover_timestamp_ms',
      'brand_content_toggle',
      'brand_organic_toggle',
      'is_aigc',
    ];
    const refusal = refusalOf(info ?? {}, known);
    if (refusal) return refusal;
    if (Object.keys(rest).length > 0 || String(info?.title ?? '').length > 2200)
      return fault(400, 'invalid_params');
    const {
      video_size: size,
      chunk_size: chunk,
      total_chunk_count: pieces,
      source: from,
    } = (source ?? {}) as Record<string, number | string>;
    const [whole, each, number] = [Number(size), Number(chunk), Number(pieces)];
    const isOne = whole < 5 * MB ? each === whole : each >= 5 * MB;
    const isRight =
      from === 'FILE_UPLOAD' &&
      whole > 0 &&
      isOne &&
      each <= 64 * MB &&
      number === Math.floor(whole / each) &&
      number <= 1000;
    if (!isRight) return fault(400, 'invalid_params', 'The chunk size is invalid.');
    const publish_id = begin({
      words: String(info?.title),
      level: String(info?.privacy_level),
      kind: 'video',
      size: whole,
      chunk: each,
      count: number,
    });
    return well({
      publish_id,
      upload_url: `${uploads}/video/?upload_id=${encodeURIComponent(publish_id)}&upload_token=t`,
    });
  };

  const initPhotos = (asked: Asked): Answer => {
    const often = tooOften();
    if (often) return often;
    const {
      media_type,
      post_mode,
      post_info: info,
      source_info: source,
      ...rest
    } = jsonOf(asked) as Record<string, never> & {
      post_info: Record<string, unknown>;
      source_info: { source: string; photo_images: string[]; photo_cover_index: number };
    };
    const refusal = refusalOf(info, [
      'title',
      'description',
      'privacy_level',
      'disable_comment',
      'auto_add_music',
      'brand_content_toggle',
      'brand_organic_toggle',
    ]);
    if (refusal) return refusal;
    const images = source.photo_images;
    const isRight =
      media_type === 'PHOTO' &&
      post_mode === 'DIRECT_POST' &&
      source.source === 'PULL_FROM_URL' &&
      images.length >= 1 &&
      images.length <= 35 &&
      source.photo_cover_index < images.length &&
      Object.keys(rest).length === 0;
    if (!isRight) return fault(400, 'invalid_params');
    if (images.some((one) => !one.startsWith('https://drivyn.example/')))
      return fault(403, 'url_ownership_unverified');
    const publish_id = begin({
      words: String(info.description),
      level: String(info.privacy_level),
      kind: 'photo',
      size: 0,
      chunk: 0,
      count: 0,
    });
    complete(publish_id);
    return well({ publish_id });
  };

  const put = ({ headers, body, query }: Asked): Answer => {
    const publishId = query.get('upload_id') ?? '';
    const work = works.get(publishId);
    if (!work || clock.now() - work.begunAt > HOUR) return { status: 403, body: 'expired' };
    assert.match(headers['content-type'] ?? '', /^video\/(mp4|quicktime|webm)$/);
    const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(headers['content-range'])) ?? [];
    const isLast = work.pieces === work.count - 1;
    const length = isLast ? work.size - work.received : work.chunk;
    const isRight =
      Number(from) === work.received &&
      Number(to) === work.received + length - 1 &&
      Number(total) === work.size &&
      body.length === length &&
      length <= 128 * MB;
    if (!isRight) return { status: 416, body: 'range' };
    work.received += body.length;
    work.pieces += 1;
    if (!isLast) return { status: 206 };
    complete(publishId);
    return { status: 201 };
  };

  /** Everything is there: it is published as soon as nobody works on it any more. */
  const complete = (publishId: string) => {
    const work = works.get(publishId);
    if (!work || work.asks > 0 || work.end !== 'ready') return;
    const { words, level, kind } = work;
    const figures = { like_count: 0, comment_count: 0, share_count: 0, view_count: 0 };
    work.video = {
      id: `${7_300_000_000_000_000_000n + BigInt(++count)}`,
      words,
      level,
      at: clock.now(),
      kind,
      figures,
    };
    videos.unshift(work.video);
  };

  const status = (asked: Asked): Answer => {
    const work = works.get(String(jsonOf(asked).publish_id));
    if (!work) return fault(400, 'invalid_publish_id');
    const isThere = work.kind === 'photo' || work.received === work.size;
    if (isThere && work.asks > 0) {
      work.asks -= 1;
      if (work.asks === 0) complete(String(jsonOf(asked).publish_id));
      return told('PROCESSING_UPLOAD', { uploaded_bytes: work.received });
    }
    if (!isThere) return told('PROCESSING_UPLOAD', { uploaded_bytes: work.received });
    if (work.end !== 'ready') return told('FAILED', { fail_reason: work.end });
    // Numbers, as TikTok writes them: larger than JavaScript reads exactly.
    const ids = work.isPublic && moderation.isQuick ? work.video?.id : '';
    const body = `{"data":{"status":"PUBLISH_COMPLETE","fail_reason":"","publicaly_available_post_id":[${ids}],"uploaded_bytes":${work.received}},"error":{"code":"ok","message":"","log_id":"2027"}}`;
    return { body, headers: { 'Content-Type': 'application/json' } };
  };
  const told = (state: string, more: object) =>
    well({ status: state, fail_reason: '', publicaly_available_post_id: [], ...more });

  const shownOf = (one: Video) => ({
    id: one.id,
    title: one.words.slice(0, 150),
    video_description: one.words.slice(0, 150),
    create_time: Math.floor(one.at / SECOND),
    share_url: `https://www.tiktok.com/@bakery/video/${one.id}`,
    ...one.figures,
  });
  const isListed = ({ level, kind }: Video) => level === 'PUBLIC_TO_EVERYONE' && kind === 'video';

  const list = (asked: Asked): Answer => {
    const { max_count: most = 10, cursor = 0 } = jsonOf(asked) as { max_count?: number; cursor?: number };
    if (most > 20) return fault(400, 'invalid_params');
    const all = videos.filter(isListed);
    const page = all.slice(cursor, cursor + most).map((one) => fields(asked.query, shownOf(one)));
    return well({ videos: page, cursor: cursor + most, has_more: all.length > cursor + most });
  };

  const query = (asked: Asked): Answer => {
    const { filters } = jsonOf(asked) as { filters: { video_ids: string[] } };
    if (filters.video_ids.length > 20) return fault(400, 'invalid_params');
    const found = videos.filter((one) => filters.video_ids.includes(one.id) && one.figures !== null);
    return well({ videos: found.map((one) => fields(asked.query, shownOf(one))) });
  };

  const server = await openStandIn({
    origins: {
      [SITE]: { 'GET /v2/auth/authorize/': authorize },
      [UPLOADS]: { 'PUT /video/': put },
      [API]: {
        'POST /v2/oauth/token/': token,
        'POST /v2/oauth/revoke/': revoke,
        'GET /v2/user/info/': signedIn('user.info.basic', (asked) =>
          well({
            user: fields(asked.query, {
              open_id: OPEN_ID,
              display_name: 'The Bakery',
              username: 'bakery',
              follower_count: 731,
            }),
          }),
        ),
        'POST /v2/post/publish/creator_info/query/': signedIn('video.publish', () => {
          askedAt.push(clock.now());
          return well(creator);
        }),
        'POST /v2/post/publish/video/init/': signedIn('video.publish', initFilm),
        'POST /v2/post/publish/content/init/': signedIn('video.publish', initPhotos),
        'POST /v2/post/publish/status/fetch/': signedIn('video.publish', status),
        'POST /v2/video/list/': signedIn('video.list', list),
        'POST /v2/video/query/': signedIn('video.list', query),
      },
    },
    isVisible: ({ method, path, headers }) => {
      const [, to, total] = /^bytes \d+-(\d+)\/(\d+)$/.exec(String(headers['content-range'])) ?? [];
      return path.endsWith('/content/init/') || (method === 'PUT' && Number(to) === Number(total) - 1);
    },
  });
  uploads = server.at(UPLOADS);
  return {
    ...server,
    ...{ tokens, refreshes, videos, works, creator, moderation, allow },
    /** Works on the next post for so many questions; then it is out, or failed for a reason. */
    plan: (asks: number, end: string) => void plans.push({ asks, end }),
    /** So many posts were begun in this minute as may be. */
    useUp: () => {
      inits = Array.from({ length: INITS }, () => clock.now());
    },
  };
}
