// The YouTube Data API v3 on this machine, as strictly as it is documented: sessions of uploads with their ranges, films
// that are worked on, the uploads of a channel, statistics as texts.
import assert from 'node:assert/strict';
import {
  type Answer,
  type Asked,
  type Handler,
  jsonOf,
  openStandIn,
  type StandIn,
} from '../support/stand-in.ts';
import { apiError, type GoogleAccounts, openGoogleAccounts } from '../vendors/google-accounts.ts';

export const API = 'https://www.googleapis.com';
const ANALYTICS = 'https://youtubeanalytics.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/';
const KIB_256 = 256 * 1024;
export const CHANNEL = 'UCbakery';

export interface Film {
  readonly id: string;
  title: string;
  description: string;
  categoryId: string;
  tags?: readonly string[];
  privacyStatus: string;
  readonly publishedAt: number;
  readonly bytes: number;
  /** Questions until it is ready. */
  asks: number;
  end: 'processed' | 'failed';
  statistics: Readonly<Record<string, string>>;
  shares: number | undefined;
}

interface Session {
  readonly snippet: Pick<Film, 'title' | 'description' | 'categoryId'>;
  readonly size: number;
  readonly type: string;
  parts: Buffer[];
  film: Film | undefined;
}

export interface YouTube extends StandIn {
  readonly accounts: GoogleAccounts;
  readonly films: Film[];
  /** Sessions that are forgotten, as after a week. */
  forgetSessions(): void;
  /** How long the next film is worked on, and what it comes to. */
  works(asks: number, end: Film['end']): void;
  /** Nobody has audited the project. */
  isAudited: boolean;
}

export async function openYouTube(now: () => number): Promise<YouTube> {
  const accounts = openGoogleAccounts(now);
  const films: Film[] = [];
  const sessions = new Map<string, Session>();
  const next = { asks: 0, end: 'processed' as Film['end'] };
  const state = { isAudited: true };
  let count = 0;
  const newName = (kind: string): string => {
    count += 1;
    return `${kind}-${count}`;
  };
  const bytesOf = ({ parts }: Session) => parts.reduce((sum, part) => sum + part.length, 0);

  const begin: Handler = (asked) => {
    const refused = accounts.refuse(asked, `${SCOPE}youtube.upload`);
    if (refused) return refused;
    assert.equal(asked.query.get('uploadType'), 'resumable');
    assert.equal(asked.query.get('part'), 'snippet,status');
    const { snippet, status, ...rest } = jsonOf(asked) as Record<string, Record<string, unknown>>;
    assert.deepEqual(Object.keys(rest), []);
    const wrong = wrongIn(snippet ?? {}) ?? wrongStatus(status ?? {});
    if (wrong) return wrong;
    const size = Number(asked.headers['x-upload-content-length']);
    assert.ok(size > 0, 'no length');
    const type = String(asked.headers['x-upload-content-type']);
    assert.match(type, /^video\//);
    const id = newName('session');
    sessions.set(id, { snippet: snippet as never, size, type, parts: [], film: undefined });
    const place = new URL(`/upload/youtube/v3/videos`, standIn.at(API));
    place.search = new URLSearchParams({ uploadType: 'resumable', upload_id: id }).toString();
    return { headers: { Location: place.href } };
  };

  const take: Handler = (asked) => {
    const session = sessions.get(asked.query.get('upload_id') ?? '');
    if (!session) return { status: 404, body: 'Not Found' };
    const range = /^bytes (?:\*|(\d+)-(\d+))\/(\d+)$/.exec(String(asked.headers['content-range']));
    assert.ok(range, 'no Content-Range');
    const [, from, to, size] = range;
    assert.equal(Number(size), session.size);
    assert.equal(Number(asked.headers['content-length']), asked.body.length);
    if (session.film) return { json: resourceOf(session.film) };
    if (from === undefined || to === undefined) {
      assert.equal(asked.body.length, 0);
      return incomplete(bytesOf(session));
    }
    assert.equal(Number(to) - Number(from) + 1, asked.body.length);
    const isLast = Number(to) + 1 === session.size;
    if (!isLast && asked.body.length % KIB_256 !== 0) {
      return { status: 400, body: 'Parts must be multiples of 262144.' };
    }
    if (Number(from) !== bytesOf(session)) return incomplete(bytesOf(session));
    session.parts.push(asked.body);
    if (!isLast) return incomplete(bytesOf(session));
    const film: Film = {
      ...session.snippet,
      id: newName('film'),
      // YouTube trims what it stores.
      title: session.snippet.title.trim(),
      description: session.snippet.description.trim(),
      privacyStatus: state.isAudited ? 'public' : 'private',
      publishedAt: now(),
      bytes: session.size,
      ...next,
      statistics: { viewCount: '0', likeCount: '0', commentCount: '0' },
      shares: undefined,
    };
    Object.assign(next, { asks: 0, end: 'processed' });
    films.unshift(film);
    session.film = film;
    return { status: 201, json: resourceOf(film) };
  };

  const channels: Handler = (asked) =>
    accounts.refuse(asked, `${SCOPE}youtube.readonly`) ?? {
      json: {
        kind: 'youtube#channelListResponse',
        items: [
          {
            id: CHANNEL,
            snippet: { title: 'Corner Bakery', customUrl: '@cornerbakery', thumbnails: {} },
            statistics: {
              subscriberCount: '412',
              hiddenSubscriberCount: false,
              viewCount: '9',
              videoCount: '1',
            },
            contentDetails: { relatedPlaylists: { likes: '', uploads: 'UUbakery' } },
          },
        ],
      },
    };

  const uploads: Handler = (asked) => {
    const refused = accounts.refuse(asked, `${SCOPE}youtube.readonly`);
    if (refused) return refused;
    assert.equal(asked.query.get('part'), 'snippet,contentDetails');
    assert.equal(asked.query.get('playlistId'), 'UUbakery');
    const most = Number(asked.query.get('maxResults'));
    assert.ok(most <= 50);
    const from = Number(asked.query.get('pageToken') ?? 0);
    const items = films.slice(from, from + most).map((film) => ({
      snippet: {
        title: film.title,
        description: film.description,
        publishedAt: new Date(film.publishedAt).toISOString(),
      },
      contentDetails: { videoId: film.id },
    }));
    const more = from + most < films.length ? { nextPageToken: String(from + most) } : {};
    return { json: { items, ...more } };
  };

  const list: Handler = (asked) => {
    const refused = accounts.refuse(asked, `${SCOPE}youtube.readonly`);
    if (refused) return refused;
    const ids = (asked.query.get('id') ?? '').split(',');
    assert.ok(ids.length <= 50);
    const part = asked.query.get('part') ?? '';
    const items = films.filter(({ id }) => ids.includes(id)).map((film) => partsOf(film, part));
    return { json: { items } };
  };

  const change: Handler = (asked) => {
    const refused = accounts.refuse(asked, `${SCOPE}youtube.force-ssl`);
    if (refused) return refused;
    assert.equal(asked.query.get('part'), 'snippet');
    const { id, snippet, ...rest } = jsonOf(asked) as { id?: string; snippet?: Record<string, unknown> };
    assert.deepEqual(Object.keys(rest), []);
    const film = films.find((one) => one.id === id);
    if (!film)
      return apiError(404, 'videoNotFound', 'The video that you are trying to update cannot be found.');
    const wrong = wrongIn(snippet ?? {});
    if (wrong) return wrong;
    // What is not sent along is cleared.
    const { tags: _, ...bare } = film;
    for (const key of Object.keys(film)) delete (film as never)[key];
    Object.assign(film, bare, { description: '' }, snippet);
    return { json: resourceOf(film) };
  };

  const drop: Handler = (asked) => {
    const refused = accounts.refuse(asked, `${SCOPE}youtube.force-ssl`);
    if (refused) return refused;
    const at = films.findIndex(({ id }) => id === asked.query.get('id'));
    if (at < 0) return apiError(404, 'videoNotFound', 'The video cannot be found.');
    films.splice(at, 1);
    return { status: 204 };
  };

  const reports: Handler = (asked) => {
    const refused = accounts.refuse(asked, `${SCOPE}yt-analytics.readonly`);
    if (refused) return refused;
    assert.equal(asked.query.get('ids'), 'channel==MINE');
    assert.match(asked.query.get('endDate') ?? '', /^\d{4}-\d{2}-\d{2}$/);
    const id = /^video==(\S+)$/.exec(asked.query.get('filters') ?? '')?.[1];
    const shares = films.find((film) => film.id === id)?.shares;
    const columnHeaders = [{ name: 'shares', columnType: 'METRIC', dataType: 'INTEGER' }];
    return {
      json: {
        kind: 'youtubeAnalytics#resultTable',
        columnHeaders,
        ...(shares !== undefined && { rows: [[shares]] }),
      },
    };
  };

  const standIn = await openStandIn({
    origins: {
      ...accounts.origins,
      [API]: {
        'POST /upload/youtube/v3/videos': begin,
        'PUT /upload/youtube/v3/videos': take,
        'GET /youtube/v3/channels': channels,
        'GET /youtube/v3/playlistItems': uploads,
        'GET /youtube/v3/videos': list,
        'PUT /youtube/v3/videos': change,
        'DELETE /youtube/v3/videos': drop,
      },
      [ANALYTICS]: { 'GET /v2/reports': reports },
    },
    isVisible,
  });
  return {
    ...standIn,
    accounts,
    films,
    forgetSessions: () => sessions.clear(),
    works: (asks: number, end: Film['end']) => void Object.assign(next, { asks, end }),
    get isAudited() {
      return state.isAudited;
    },
    set isAudited(value: boolean) {
      state.isAudited = value;
    },
  };
}

/** The part that ends with the last byte. */
export function isVisible({ method, path, headers }: Asked): boolean {
  const range = /^bytes \d+-(\d+)\/(\d+)$/.exec(String(headers['content-range']));
  return (
    method === 'PUT' && path === '/upload/youtube/v3/videos' && Number(range?.[1]) + 1 === Number(range?.[2])
  );
}

function incomplete(bytes: number): Answer {
  return { status: 308, headers: bytes > 0 ? { Range: `bytes=0-${bytes - 1}` } : {} };
}

const SNIPPET = ['title', 'description', 'categoryId', 'tags', 'defaultLanguage', 'defaultAudioLanguage'];

function wrongIn(snippet: Record<string, unknown>): Answer | undefined {
  for (const key of Object.keys(snippet)) assert.ok(SNIPPET.includes(key), `unknown field snippet.${key}`);
  const { title, description, categoryId } = snippet as Record<string, string>;
  if (typeof title !== 'string' || title.length < 1 || title.length > 100 || /[<>]/.test(title)) {
    return apiError(400, 'invalidTitle', 'The request metadata specifies an invalid or empty video title.');
  }
  if (Buffer.byteLength(description ?? '') > 5000 || /[<>]/.test(description ?? '')) {
    return apiError(
      400,
      'invalidDescription',
      'The request metadata specifies an invalid video description.',
    );
  }
  if (!/^\d+$/.test(categoryId ?? '')) return apiError(400, 'invalidCategoryId', 'Invalid category.');
  return undefined;
}

function wrongStatus(status: Record<string, unknown>): Answer | undefined {
  for (const key of Object.keys(status)) {
    assert.ok(['privacyStatus', 'selfDeclaredMadeForKids'].includes(key), `unknown field status.${key}`);
  }
  if (['public', 'unlisted', 'private'].includes(String(status.privacyStatus))) return undefined;
  return apiError(400, 'invalidVideoMetadata', 'The request metadata is invalid.');
}

function resourceOf({ id, title, description, privacyStatus }: Film) {
  return {
    kind: 'youtube#video',
    id,
    snippet: { title, description },
    status: { uploadStatus: 'uploaded', privacyStatus },
  };
}

function partsOf(film: Film, part: string) {
  const { id, title, description, categoryId, tags, privacyStatus, statistics } = film;
  const parts = part.split(',');
  if (parts.includes('status') && film.asks > 0) film.asks -= 1;
  const isReady = film.asks === 0;
  return {
    id,
    ...(parts.includes('snippet') && { snippet: { title, description, categoryId, ...(tags && { tags }) } }),
    ...(parts.includes('statistics') && { statistics }),
    ...(parts.includes('status') && {
      status: {
        uploadStatus: isReady ? film.end : 'uploaded',
        ...(isReady && film.end === 'failed' && { failureReason: 'codec' }),
        privacyStatus,
      },
    }),
  };
}
