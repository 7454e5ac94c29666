// YouTube as its documents have it: a film in pieces to an address of its own, which can be asked how far it is; lists by pages,
// counts as texts, and quotas that end at midnight in California.
import { SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { allow, type Heard, openStranger, type Said, type Stranger } from './stranger.ts';

export const KEYS = { clientId: 'stranger.apps', clientSecret: 'stranger-google-secret' };

export interface StrangeVideo {
  readonly id: string;
  title: string;
  description: string;
  readonly privacy: string;
  readonly at: number;
  readonly bytes: number;
  left: number;
  readonly comments: string[];
}

export interface StrangeYouTube extends Stranger {
  readonly originMap: Readonly<Record<string, string>>;
  readonly videos: StrangeVideo[];
  /** How often it is asked before a film is ready; -1: it is refused. */
  rounds: number;
  /** How long a film that is out is in no list. */
  lag: number;
  /** How many bytes of a piece it keeps before it loses interest; once. */
  keeps: number | null;
}

interface Session {
  readonly size: number;
  readonly asked: {
    snippet: { title: string; description: string; tags?: string[] };
    status: { privacyStatus: string };
  };
  got: number;
  done: StrangeVideo | null;
}

export const trouble = (status: number, reason: string, message: string): Said => ({
  status,
  body: {
    error: {
      code: String(status),
      message,
      errors: [{ domain: 'youtube', reason, message, location: null }],
      status: null,
    },
  },
});

export async function openStrangeYouTube(clock: SimulatedClock): Promise<StrangeYouTube> {
  const videos: StrangeVideo[] = [];
  const sessions = new Map<string, Session>();
  const codes = new Map<string, string>();
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  let access = { token: '', until: 0 };

  const grant = ({ form }: Heard): Said => {
    if (form.get('client_id') !== KEYS.clientId || form.get('client_secret') !== KEYS.clientSecret)
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'The OAuth client was not found.' },
      };
    const isRefresh = form.get('grant_type') === 'refresh_token';
    const redirect = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isGood = isRefresh
      ? form.get('refresh_token') === '1//stranger'
      : redirect === form.get('redirect_uri');
    if (!isGood)
      return {
        status: 400,
        body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
      };
    access = { token: `ya29.${next()}`, until: clock.now() + 3599 * SECOND };
    const scope = ['youtube.upload', 'youtube.readonly', 'yt-analytics.readonly', 'youtube.force-ssl']
      .map((one) => `https://www.googleapis.com/auth/${one}`)
      .join(' ');
    const body = {
      access_token: access.token,
      expires_in: '3599',
      scope,
      token_type: 'Bearer',
      id_token: null,
    };
    return { status: 200, body: { ...body, ...(!isRefresh && { refresh_token: '1//stranger' }) } };
  };

  const begin = ({ headers, json, url }: Heard): Said => {
    const asked = json as Session['asked'];
    const { title = '', description = '' } = asked.snippet ?? {};
    if (title === '' || title.length > 100 || /[<>]/.test(title))
      return trouble(400, 'invalidTitle', 'The title is invalid.');
    if (Buffer.byteLength(description) > 5000 || /[<>]/.test(description))
      return trouble(400, 'invalidDescription', 'The description is invalid.');
    if (url.searchParams.get('uploadType') !== 'resumable')
      return trouble(400, 'mediaBodyRequired', 'No body.');
    const id = `up-${next()}`;
    sessions.set(id, { size: Number(headers['x-upload-content-length']), asked, got: 0, done: null });
    return {
      status: 200,
      headers: {
        Location: `https://www.googleapis.com/upload/youtube/v3/videos?upload_id=${id}`,
        'X-GUploader-UploadID': id,
      },
    };
  };
  const far = ({ got }: Session): Said => ({
    status: 308,
    headers: got > 0 ? { Range: `bytes=0-${got - 1}` } : {},
  });
  const resourceOf = (video: StrangeVideo) => ({
    ...{ kind: 'youtube#video', etag: 'x', id: video.id },
    snippet: {
      title: video.title,
      description: video.description,
      channelId: 'UCstranger',
      publishedAt: new Date(video.at).toISOString(),
      tags: null,
      categoryId: 22,
    },
    status: { uploadStatus: 'uploaded', privacyStatus: video.privacy, madeForKids: null },
  });
  const receive = ({ url, headers, raw }: Heard): Said => {
    const session = sessions.get(url.searchParams.get('upload_id') ?? '');
    if (!session) return { status: 404, body: 'Not Found' };
    if (session.done) return { status: 200, body: resourceOf(session.done) };
    const range = String(headers['content-range'] ?? `bytes 0-${raw.length - 1}/${raw.length}`);
    if (/^bytes \*\/\d+$/.test(range)) return far(session);
    const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
    if (
      Number(from) !== session.got ||
      Number(size) !== session.size ||
      Number(to) - Number(from) + 1 !== raw.length
    )
      return { status: 400, body: 'Invalid request. The range does not fit.' };
    const kept = there.keeps ?? raw.length;
    there.keeps = null;
    session.got += Math.min(kept, raw.length);
    if (session.got < session.size) return far(session);
    const { snippet, status } = session.asked;
    const video = {
      ...{
        id: `vid${next()}-_xYz`,
        title: snippet.title,
        description: snippet.description,
        privacy: status.privacyStatus,
      },
      ...{ at: clock.now(), bytes: session.size, left: there.rounds, comments: [] },
    };
    videos.unshift(video);
    session.done = video;
    return { status: 200, body: resourceOf(video) };
  };

  const seen = () => videos.filter(({ at }) => at + there.lag <= clock.now());
  const page = <T>(all: readonly T[], { url }: Heard, toItem: (one: T) => unknown): Said => {
    const from = Number(url.searchParams.get('pageToken')?.replace('P', '') ?? 0);
    const isMore = from + 2 < all.length;
    return {
      status: 200,
      body: {
        items: all.slice(from, from + 2).map(toItem),
        ...(isMore && { nextPageToken: `P${from + 2}` }),
        pageInfo: { totalResults: String(all.length) },
      },
    };
  };

  const tellVideos = ({ url }: Heard): Said => {
    const ids = url.searchParams.get('id')?.split(',') ?? [];
    const asked = videos.filter(({ id }) => ids.includes(id));
    const items = asked.map((video) => {
      const isWorking = video.left > 0;
      if (isWorking) video.left -= 1;
      const uploadStatus = video.left < 0 ? 'rejected' : isWorking ? 'uploaded' : 'processed';
      return {
        ...resourceOf(video),
        status: {
          ...resourceOf(video).status,
          uploadStatus,
          ...(video.left < 0 && { rejectionReason: 'duplicate' }),
        },
        processingDetails: isWorking
          ? { processingStatus: 'processing', fileDetailsAvailability: null }
          : null,
        // Who likes it is hidden.
        statistics: { viewCount: '123', commentCount: '4', favoriteCount: '0' },
      };
    });
    return { status: 200, body: { items, pageInfo: null } };
  };
  const change = ({ json }: Heard): Said => {
    const { id, snippet } = json as {
      id?: string;
      snippet?: { title?: string; description?: string; categoryId?: string };
    };
    const video = videos.find((one) => one.id === id);
    if (!video) return trouble(404, 'videoNotFound', 'The video cannot be found.');
    if (!snippet?.title || !snippet.categoryId)
      return trouble(400, 'invalidTitle', 'Title and category are needed.');
    Object.assign(video, { title: snippet.title, description: snippet.description ?? '' });
    return { status: 200, body: resourceOf(video) };
  };

  const comment = (heard: Heard): Said => {
    const { snippet } = heard.json as {
      snippet?: { videoId?: string; topLevelComment?: { snippet?: { textOriginal?: string } } };
    };
    const video = videos.find(({ id }) => id === (snippet?.videoId ?? heard.url.searchParams.get('videoId')));
    if (!video) return trouble(404, 'videoNotFound', 'The video cannot be found.');
    if (heard.method === 'GET')
      return page(video.comments, heard, (textOriginal) => ({
        id: 'c',
        snippet: {
          topLevelComment: { snippet: { textOriginal, textDisplay: textOriginal.replaceAll('&', '&amp;') } },
        },
      }));
    video.comments.push(snippet?.topLevelComment?.snippet?.textOriginal ?? '');
    return { status: 200, body: { id: 'c' } };
  };

  const speak = (heard: Heard): Said => {
    const { method, url, headers } = heard;
    const path = url.pathname;
    if (path === '/o/oauth2/v2/auth') {
      const code = `4/0A${next()}`;
      codes.set(code, url.searchParams.get('redirect_uri') ?? '');
      return allow(heard, code);
    }
    if (path === '/token') return grant(heard);
    if (headers.authorization !== `Bearer ${access.token}` || clock.now() >= access.until)
      return trouble(401, 'authError', 'Invalid Credentials');
    if (path === '/upload/youtube/v3/videos') return method === 'POST' ? begin(heard) : receive(heard);
    if (path === '/upload/youtube/v3/thumbnails/set')
      return trouble(403, 'forbidden', 'The channel cannot set thumbnails.');
    if (path === '/v2/reports') return { status: 200, body: { columnHeaders: [], rows: null } };
    switch (`${method} ${path.replace('/youtube/v3', '')}`) {
      case 'GET /channels':
        return {
          status: 200,
          body: {
            items: [
              {
                ...{
                  id: 'UCstranger',
                  snippet: { title: 'Strangers’ Oven', customUrl: null, thumbnails: null },
                },
                ...{
                  statistics: { hiddenSubscriberCount: true },
                  contentDetails: { relatedPlaylists: { uploads: 'UUstranger', likes: '' } },
                },
              },
            ],
          },
        };
      case 'GET /videos':
        return tellVideos(heard);
      case 'PUT /videos':
        return change(heard);
      case 'DELETE /videos': {
        const at = videos.findIndex(({ id }) => id === url.searchParams.get('id'));
        if (at < 0) return trouble(404, 'videoNotFound', 'The video cannot be found.');
        videos.splice(at, 1);
        return { status: 204 };
      }
      case 'GET /playlistItems':
        return page(seen(), heard, ({ id, title, description, at }) => ({
          snippet: {
            title,
            description,
            publishedAt: new Date(at).toISOString(),
            resourceId: { kind: 'youtube#video', videoId: id },
            position: null,
          },
          contentDetails: { videoId: id, videoPublishedAt: new Date(at).toISOString() },
        }));
      case 'GET /commentThreads':
      case 'POST /commentThreads':
        return comment(heard);
      default:
        return trouble(404, 'notFound', `No such call: ${method} ${path}`);
    }
  };

  const stranger = await openStranger((heard) => speak(heard));
  const origins = [
    'accounts.google.com',
    'oauth2.googleapis.com',
    'www.googleapis.com',
    'youtubeanalytics.googleapis.com',
    'youtube.googleapis.com',
  ];
  const there: StrangeYouTube = {
    ...stranger,
    ...{ videos, rounds: 0, lag: 0, keeps: null },
    originMap: Object.fromEntries(origins.map((origin) => [`https://${origin}`, stranger.url])),
  };
  return there;
}
