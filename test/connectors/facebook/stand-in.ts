// Facebook on this machine: pages, their posts, pictures that nobody sees yet, films that take a while, and what it says no to.
import assert from 'node:assert/strict';
import { practice } from '../../../server/contract/channels/facebook.ts';
import { SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { GRAPH, isAnswer, onlyFields, openLogin, refusal, type StoodPage, V } from '../meta/login.ts';
import { pageOf } from '../meta/pages.ts';
import { type Answer, type Asked, jsonOf, openStandIn, partsOf, type StandIn } from '../support/stand-in.ts';

const RUPLOAD = 'https://rupload.facebook.com';
const ME: StoodPage = {
  ...{ id: '100200300', name: 'Corner Bakery', username: 'cornerbakery' },
  tasks: ['ANALYZE', 'CREATE_CONTENT'],
};
const PAGES: readonly StoodPage[] = [
  ME,
  { id: '100200301', name: 'The Baker', tasks: ['PROFILE_PLUS_CREATE_CONTENT'] },
  { id: '100200302', name: 'A page that others run', tasks: ['ANALYZE'] },
  { id: '100200303', name: 'Bakery of the business', tasks: ['CREATE_CONTENT'], business: '77' },
];

interface StoodPost {
  readonly id: string;
  message: string;
  readonly link: string | null;
  readonly alts: readonly string[];
  readonly createdAt: number;
  figures: { shares?: number; comments?: number; reactions?: number; clicks?: number; views?: number };
}

interface StoodVideo {
  readonly id: string;
  uploaded: boolean;
  /** Null before it is to be seen. */
  post: StoodPost | null;
  description: string;
  asks: number;
  end: 'ready' | 'failed';
  readonly createdAt: number;
}

export type StoodFacebook = Awaited<ReturnType<typeof openFacebook>>;

export async function openFacebook(clock: SimulatedClock) {
  const scopes = practice.signIn.kind === 'oauth' ? practice.signIn.scopes : [];
  const login = openLogin(clock, PAGES, scopes);
  const photos = new Map<string, { alt: string; isUsed: boolean }>();
  const videos = new Map<string, StoodVideo>();
  const posts: StoodPost[] = [];
  const removed = new Set<string>();
  let works: { asks: number; end: 'ready' | 'failed' } = { asks: 0, end: 'ready' };
  let count = 5000;
  const nextId = () => {
    count += 1;
    return String(count);
  };

  /** As the page itself. */
  const asPage = (asked: Asked, scope: string, answer: (page: StoodPage) => Answer): Answer => {
    const token = login.admit(asked, scope);
    if (isAnswer(token)) return token;
    if (token.of === 'person')
      return refusal(210, 'A page access token is required to request this resource.');
    return asked.params.id === token.of.id ||
      asked.params.id?.startsWith(`${token.of.id}_`) ||
      videos.has(asked.params.id ?? '')
      ? answer(token.of)
      : refusal(100, 'Unsupported request. Object does not exist or is not yours.', { subcode: 33 });
  };
  const publish = (page: StoodPage, post: Pick<StoodPost, 'message' | 'link' | 'alts'>): StoodPost => {
    const stored = { ...post, id: `${page.id}_${nextId()}`, createdAt: clock.now(), figures: {} };
    posts.unshift(stored);
    return stored;
  };
  const feed = (asked: Asked) =>
    asPage(asked, 'pages_manage_posts', (page) => {
      const json = jsonOf(asked);
      onlyFields(Object.keys(json), ['message', 'link', 'attached_media']);
      const {
        message = '',
        link = null,
        attached_media = [],
      } = json as {
        message?: string;
        link?: string | null;
        attached_media?: { media_fbid: string }[];
      };
      if (message === '' && !link && attached_media.length === 0) return refusal(100, 'The post is empty.');
      assert.ok(!(link && attached_media.length > 0), 'one link or attached media');
      if (link?.includes('unreachable'))
        return refusal(100, 'The link cannot be read.', { subcode: 1609005 });
      const shown = attached_media.map(({ media_fbid }) => photos.get(media_fbid));
      if (shown.some((photo) => !photo || photo.isUsed)) return refusal(100, 'Invalid media_fbid.');
      if (posts[0]?.message === message && !removed.has(posts[0].id))
        return refusal(506, 'Duplicate status message');
      for (const photo of shown) if (photo) photo.isUsed = true;
      const alts = shown.map((photo) => photo?.alt ?? '');
      return { json: { id: publish(page, { message: message.trim(), link, alts }).id } };
    });
  const addPhoto = (asked: Asked) =>
    asPage(asked, 'pages_manage_posts', () => {
      const parts = partsOf(asked);
      const field = (name: string) => parts.find((part) => part.name === name)?.body.toString('utf8');
      onlyFields(
        parts.map(({ name }) => name),
        ['source', 'published', 'alt_text_custom'],
      );
      assert.equal(field('published'), 'false');
      const source = parts.find(({ name }) => name === 'source');
      assert.match(source?.type ?? '', /^image\/(jpeg|png|gif|bmp|tiff)$/);
      if ((source?.body.length ?? 0) > 4_000_000)
        return refusal(100, 'The picture is too large.', { subcode: 1366046 });
      const id = nextId();
      photos.set(id, { alt: field('alt_text_custom') ?? '', isUsed: false });
      return { json: { id } };
    });
  const addVideo = (description: string): StoodVideo => {
    const video = {
      id: nextId(),
      uploaded: false,
      post: null,
      description,
      ...works,
      createdAt: clock.now(),
    };
    works = { asks: 0, end: 'ready' };
    videos.set(video.id, video);
    return video;
  };
  const reels = (asked: Asked) =>
    asPage(asked, 'pages_manage_posts', (page) => {
      const json = jsonOf(asked) as Record<string, string>;
      if (json.upload_phase === 'start') {
        onlyFields(Object.keys(json), ['upload_phase']);
        const { id } = addVideo('');
        return { json: { video_id: id, upload_url: `${standIn.at(RUPLOAD)}/video-upload${V}/${id}` } };
      }
      onlyFields(Object.keys(json), ['upload_phase', 'video_id', 'video_state', 'description', 'title']);
      assert.deepEqual([json.upload_phase, json.video_state], ['finish', 'PUBLISHED']);
      const video = videos.get(json.video_id ?? '');
      if (!video?.uploaded) return refusal(6000, 'The video is not uploaded.', { subcode: 1363130 });
      video.description = json.description ?? '';
      video.post = makeFilmPost(page, video);
      return { json: { success: true, post_id: video.post.id.split('_')[1] } };
    });
  const makeFilmPost = (page: StoodPage, { description }: StoodVideo): StoodPost => ({
    ...{ id: `${page.id}_${nextId()}`, message: description, link: null, alts: [''] },
    ...{ createdAt: clock.now(), figures: {} },
  });
  const upload = (asked: Asked): Answer => {
    const { headers, params, body } = asked;
    const token = login.tokens.get(/^OAuth (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
    const video = videos.get(params.video ?? '');
    if (!token || !video) return { status: 401, json: { debug_info: { message: 'not authorized' } } };
    assert.deepEqual([headers.offset, headers.file_size], ['0', String(body.length)]);
    video.uploaded = true;
    return { json: { success: true } };
  };
  const sendVideo = (asked: Asked) =>
    asPage(asked, 'pages_manage_posts', (page) => {
      const parts = partsOf(asked);
      onlyFields(
        parts.map(({ name }) => name),
        ['source', 'description', 'title'],
      );
      assert.match(parts.find(({ name }) => name === 'source')?.type ?? '', /^video\/(mp4|quicktime)$/);
      const video = addVideo(parts.find(({ name }) => name === 'description')?.body.toString('utf8') ?? '');
      video.uploaded = true;
      video.post = makeFilmPost(page, video);
      return { json: { id: video.id } };
    });
  /** Every question brings a film nearer to being seen. */
  const statusOf = (video: StoodVideo) => {
    if (!video.post) return 'upload_complete';
    if (video.asks > 0) {
      video.asks -= 1;
      return 'processing';
    }
    if (video.end === 'failed') return 'error';
    if (!posts.includes(video.post)) posts.unshift(video.post);
    return 'ready';
  };
  const presentVideo = (video: StoodVideo, fields: readonly string[]): Answer => {
    onlyFields(fields, ['status', 'permalink_url', 'published']);
    if (!fields.includes('status')) return { json: { id: video.id, permalink_url: `/reel/${video.id}/` } };
    const status = statusOf(video);
    const failed =
      status === 'error'
        ? { errors: [{ code: 1363008, message: 'The video has no sound that can be read.' }] }
        : {};
    return {
      json: {
        id: video.id,
        published: status === 'ready',
        status: {
          video_status: status,
          uploading_phase: { status: video.uploaded ? 'complete' : 'not_started' },
          processing_phase: { status: status === 'ready' ? 'complete' : status, ...failed },
          publishing_phase: { status: video.post ? 'complete' : 'not_started' },
        },
      },
    };
  };
  const linkOf = (id: string) => `https://www.facebook.com/cornerbakery/posts/${id.split('_')[1]}`;
  const total = (count: number | undefined) =>
    count === undefined ? undefined : { data: [], summary: { total_count: count } };
  const read = (asked: Asked) =>
    asPage(asked, 'pages_read_engagement', (page) => {
      const id = asked.params.id ?? '';
      const fields = (asked.query.get('fields') ?? '').split(',');
      const video = videos.get(id);
      if (video) return presentVideo(video, fields);
      if (id === page.id) {
        onlyFields(fields, ['followers_count', 'fan_count']);
        return { json: { id, followers_count: 321, fan_count: 300 } };
      }
      const post = posts.find((one) => one.id === id && !removed.has(id));
      if (!post) return refusal(100, 'Object does not exist.', { subcode: 33 });
      const comments = 'comments.limit(0).summary(true)';
      onlyFields(fields, ['permalink_url', 'shares', comments, comments.replace('comments', 'reactions')]);
      const { figures } = post;
      return {
        json: {
          id,
          permalink_url: linkOf(id),
          ...(figures.shares !== undefined && { shares: { count: figures.shares } }),
          comments: total(figures.comments),
          reactions: total(figures.reactions),
        },
      };
    });
  const list = (asked: Asked) =>
    asPage(asked, 'pages_read_engagement', () => {
      onlyFields((asked.query.get('fields') ?? '').split(','), [
        'id',
        'message',
        'created_time',
        'permalink_url',
      ]);
      const since = Number(asked.query.get('since')) * SECOND;
      const found = posts.filter(({ id, createdAt }) => !removed.has(id) && createdAt >= since);
      const all = found.map(({ id, message, createdAt }) => ({
        ...{ id, message, created_time: written(createdAt), permalink_url: linkOf(id) },
      }));
      return pageOf(asked, all);
    });
  const listVideos = (asked: Asked) =>
    asPage(asked, 'pages_read_engagement', () => {
      const all = [...videos.values()].filter(({ post }) => post).reverse();
      const told = all.map(({ id, description, createdAt }) => ({
        ...{ id, description, created_time: written(createdAt) },
      }));
      return pageOf(asked, told);
    });
  const insights = (asked: Asked) =>
    asPage(asked, 'read_insights', () => {
      const metric = asked.query.get('metric') ?? '';
      if (!['post_media_view', 'post_clicks'].includes(metric))
        return refusal(100, '(#100) The value must be a valid insights metric');
      const figures = posts.find(({ id }) => id === asked.params.id)?.figures;
      const value = metric === 'post_clicks' ? figures?.clicks : figures?.views;
      const values = [{ value }];
      return { json: { data: value === undefined ? [] : [{ name: metric, period: 'lifetime', values }] } };
    });
  const change = (asked: Asked) =>
    asPage(asked, 'pages_manage_posts', () => {
      const json = jsonOf(asked);
      onlyFields(Object.keys(json), ['message']);
      const post = posts.find(({ id }) => id === asked.params.id);
      if (!post) return refusal(100, 'Object does not exist.', { subcode: 33 });
      post.message = String(json.message);
      return { json: { success: true } };
    });
  const remove = (asked: Asked) =>
    asPage(asked, 'pages_manage_posts', () => {
      const id = asked.params.id ?? '';
      if (removed.has(id) || !posts.some((post) => post.id === id))
        return refusal(100, 'Object does not exist.', { subcode: 33 });
      removed.add(id);
      return { json: { success: true } };
    });

  const comments: { post: string; message: string }[] = [];
  const ofPost = (asked: Asked, scope: string, answer: (id: string) => Answer) =>
    asPage(asked, scope, () => {
      const id = asked.params.id ?? '';
      const isThere = posts.some((post) => post.id === id) && !removed.has(id);
      return isThere ? answer(id) : refusal(100, 'Object does not exist.', { subcode: 33 });
    });
  const listComments = (asked: Asked) =>
    ofPost(asked, 'pages_read_engagement', (id) => {
      onlyFields((asked.query.get('fields') ?? '').split(','), ['id', 'message']);
      const found = comments.filter(({ post }) => post === id);
      const all = found.map(({ message }, index) => ({ id: `${id}_${index}`, message }));
      return pageOf(asked, all);
    });
  const addComment = (asked: Asked) =>
    ofPost(asked, 'pages_manage_engagement', (id) => {
      const json = jsonOf(asked);
      onlyFields(Object.keys(json), ['message']);
      comments.push({ post: id, message: String(json.message).trim() });
      return { json: { id: `${id}_${comments.length}` } };
    });
  const isFinish = ({ path, body }: Asked) => path.endsWith('/video_reels') && body.includes('"finish"');
  const isVisible = (asked: Asked) =>
    asked.method === 'POST' && (/\/(feed|videos|comments)$/.test(asked.path) || isFinish(asked));
  const standIn: StandIn = await openStandIn({
    origins: {
      ...login.routes,
      [GRAPH]: {
        ...login.routes[GRAPH],
        [`POST ${V}/:id/feed`]: feed,
        [`POST ${V}/:id/photos`]: addPhoto,
        [`POST ${V}/:id/videos`]: sendVideo,
        [`GET ${V}/:id/videos`]: listVideos,
        [`POST ${V}/:id/video_reels`]: reels,
        [`GET ${V}/:id/published_posts`]: list,
        [`GET ${V}/:id/insights`]: insights,
        [`GET ${V}/:id/comments`]: listComments,
        [`POST ${V}/:id/comments`]: addComment,
        [`GET ${V}/:id`]: read,
        [`POST ${V}/:id`]: change,
        [`DELETE ${V}/:id`]: remove,
      },
      [RUPLOAD]: { [`POST /video-upload${V}/:video`]: upload },
    },
    isVisible,
  });
  return {
    ...standIn,
    login,
    page: ME,
    isVisible,
    comments,
    posts: () => posts.filter(({ id }) => !removed.has(id)),
    /** Posts as the page's people would on the website. */
    write: (message: string) => void publish(ME, { message, link: null, alts: [] }),
    /** Shows a film as they would. */
    film: (description: string) => {
      const video = addVideo(description);
      video.post = makeFilmPost(ME, video);
    },
    work: (asks: number, end: 'ready' | 'failed') => {
      works = { asks, end };
    },
  };
}

/** As the Graph writes moments: whole seconds. */
function written(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, '+0000');
}
