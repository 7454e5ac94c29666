// TikTok as its documents have it: an envelope whose error is `ok`, mishaps of its own also with status 200, films in pieces
// that have to arrive in their order, and a post that has its public id some time after it is out.
import type { SimulatedClock } from '../../../server/kernel/clock.ts';
import { SECOND } from '../../../server/kernel/clock.ts';
import { allow, type Heard, openStranger, type Said, type Stranger } from './stranger.ts';

export const KEYS = { clientId: 'stranger-key', clientSecret: 'stranger-secret' };

export interface StrangeVideo {
  readonly publishId: string;
  readonly id: string;
  readonly title: string;
  readonly level: string;
  readonly size: number;
  got: number;
  at: number | null;
  /** How often it is asked before it is out, and before its id is told. */
  rounds: number;
}

export interface StrangeTikTok extends Stranger {
  readonly originMap: Readonly<Record<string, string>>;
  readonly videos: StrangeVideo[];
}

export async function openStrangeTikTok(clock: SimulatedClock): Promise<StrangeTikTok> {
  const videos: StrangeVideo[] = [];
  const codes = new Set<string>();
  let count = 0;
  const next = (): number => {
    count += 1;
    return count;
  };
  let access = '';
  let refresh = '';
  const tell = (data: unknown, code = 'ok', status = 200): Said => ({
    status,
    body: { data, error: { code, message: code === 'ok' ? '' : `It says ${code}.`, log_id: '2026' } },
  });

  const grant = ({ form }: Heard): Said => {
    const isKnown =
      form.get('client_key') === KEYS.clientId && form.get('client_secret') === KEYS.clientSecret;
    const isGood =
      form.get('grant_type') === 'refresh_token'
        ? form.get('refresh_token') === refresh
        : codes.delete(form.get('code') ?? '');
    // With status 200, as it may.
    if (!isKnown || !isGood)
      return {
        status: 200,
        body: { error: isKnown ? 'invalid_grant' : 'invalid_client', error_description: 'No.', log_id: '1' },
      };
    access = `act.${next()}`;
    refresh = `rft.${next()}`;
    const scope = 'user.info.basic,user.info.profile,user.info.stats,video.list,video.publish';
    return {
      status: 200,
      body: {
        open_id: 'o-1',
        scope,
        access_token: access,
        expires_in: '7200',
        refresh_token: refresh,
        refresh_expires_in: 15552000,
        token_type: 'Bearer',
      },
    };
  };

  const init = ({ json }: Heard): Said => {
    const { post_info, source_info } = json as {
      post_info: Record<string, unknown>;
      source_info: Record<string, number>;
    };
    const { video_size = 0, chunk_size = 0, total_chunk_count = 0 } = source_info;
    const isFit =
      video_size < 5_000_000
        ? total_chunk_count === 1 && chunk_size === video_size
        : chunk_size >= 5_000_000 && chunk_size <= 64 * 1024 * 1024;
    const isCounted = total_chunk_count === Math.max(1, Math.floor(video_size / chunk_size));
    if (!isFit || !isCounted) return tell(null, 'invalid_params', 400);
    if (!['PUBLIC_TO_EVERYONE', 'SELF_ONLY'].includes(String(post_info.privacy_level)))
      return tell(null, 'privacy_level_option_mismatch', 403);
    const publishId = `v_pub_file~v2-1.${next()}`;
    videos.unshift({
      ...{ publishId, id: String(7_400_000_000_000_000_000n + BigInt(next())) },
      title: String(post_info.title),
      level: String(post_info.privacy_level),
      size: video_size,
      got: 0,
      at: null,
      rounds: 3,
    });
    return tell({ publish_id: publishId, upload_url: `${there.url}/upload/${videos[0]?.id}`, extra: null });
  };

  const upload = ({ url, headers, raw }: Heard): Said => {
    const video = videos.find(({ id }) => url.pathname.endsWith(id));
    const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(String(headers['content-range'])) ?? [];
    if (!video || Number(from) !== video.got || Number(size) !== video.size) return { status: 416 };
    if (Number(headers['content-length']) !== raw.length || Number(to) - Number(from) + 1 !== raw.length)
      return { status: 400 };
    video.got = Number(to) + 1;
    const isWhole = video.got === video.size;
    if (isWhole) video.at = clock.now();
    return { status: isWhole ? 201 : 206 };
  };

  const status = ({ json }: Heard): Said => {
    const video = videos.find(({ publishId }) => publishId === json.publish_id);
    if (!video) return tell({}, 'invalid_publish_id', 400);
    if (video.at === null)
      return tell({
        status: 'PROCESSING_UPLOAD',
        fail_reason: '',
        uploaded_bytes: String(video.got),
        downloaded_bytes: 0,
      });
    video.rounds -= 1;
    if (video.rounds > 0) return tell({ status: 'PROCESSING_UPLOAD', uploaded_bytes: video.got });
    const isTold = video.rounds <= -2;
    // A number that JSON does not carry exactly in most languages.
    const ids = isTold ? `[${video.id}]` : '[]';
    const data = `{"status":"PUBLISH_COMPLETE","publicaly_available_post_id":${ids}}`;
    return { status: 200, body: `{"data":${data},"error":{"code":"ok","message":"","log_id":"3"}}` };
  };

  const speak = (heard: Heard): Said => {
    const { url, headers } = heard;
    if (url.pathname === '/v2/auth/authorize/') {
      const code = `c%2F${next()}*1`;
      codes.add(code);
      return allow(heard, code);
    }
    if (url.pathname === '/v2/oauth/token/') return grant(heard);
    if (url.pathname.startsWith('/upload/')) return upload(heard);
    if (headers.authorization !== `Bearer ${access}`) return tell({}, 'access_token_invalid', 401);
    switch (url.pathname) {
      case '/v2/user/info/':
        return tell({
          user: {
            open_id: 'o-1',
            display_name: 'Stranger',
            username: null,
            follower_count: '9',
            avatar_url: null,
          },
        });
      case '/v2/post/publish/creator_info/query/':
        return tell({
          creator_username: 'stranger',
          privacy_level_options: ['PUBLIC_TO_EVERYONE', 'SELF_ONLY'],
          comment_disabled: null,
          duet_disabled: true,
          stitch_disabled: null,
          max_video_post_duration_sec: '600',
        });
      case '/v2/post/publish/video/init/':
        return init(heard);
      case '/v2/post/publish/status/fetch/':
        return status(heard);
      case '/v2/video/list/':
        return tell({
          videos: videos
            .filter(({ at }) => at !== null)
            .map(({ id, title, at }) => ({
              id,
              title,
              video_description: null,
              create_time: Math.floor((at ?? 0) / SECOND),
            })),
          cursor: null,
          has_more: false,
        });
      case '/v2/video/query/':
        return tell({
          videos: videos.map(({ id }) => ({
            id,
            like_count: '5',
            comment_count: null,
            share_count: 1.5,
            view_count: -1,
          })),
        });
      default:
        return tell(null, 'invalid_params', 404);
    }
  };

  const stranger = await openStranger((heard) => speak(heard));
  const origins = ['https://www.tiktok.com', 'https://open.tiktokapis.com'];
  const originMap = Object.fromEntries(origins.map((origin) => [origin, stranger.url]));
  const there: StrangeTikTok = { ...stranger, videos, originMap };
  return there;
}
