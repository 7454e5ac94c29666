// Instagram on this machine, at both of its hosts, each of which takes the tokens of its own sign-in alone: containers that
// are fetched and worked on, one call that publishes, and what it says no to.
import assert from 'node:assert/strict';
import { SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { GRAPH, isAnswer, onlyFields, openLogin, refusal, type StoodPage, V } from '../meta/login.ts';
import { pageOf } from '../meta/pages.ts';
import {
  type Answer,
  type Asked,
  type Handler,
  jsonOf,
  openStandIn,
  type StandIn,
} from '../support/stand-in.ts';
import { openOwnLogin } from './own-login.ts';

const INSTAGRAM = 'https://graph.instagram.com';
const RUPLOAD = 'https://rupload.facebook.com';
export const ACCOUNT = { id: '17841400000000001', username: 'corner.bakery', name: 'Corner Bakery' };
const PAGES: readonly StoodPage[] = [
  { id: '100200300', name: 'Corner Bakery', tasks: ['CREATE_CONTENT'], instagram: ACCOUNT },
  { id: '100200301', name: 'A page without Instagram', tasks: ['CREATE_CONTENT'] },
];
const FACEBOOK_SCOPES = [
  ...[
    'instagram_basic',
    'instagram_content_publish',
    'instagram_manage_insights',
    'instagram_manage_contents',
  ],
  ...['instagram_manage_comments', 'pages_show_list', 'pages_read_engagement', 'business_management'],
];
/** What a call needs by the two ways. */
const NEEDS = {
  read: ['instagram_business_basic', 'instagram_basic'],
  publish: ['instagram_business_content_publish', 'instagram_content_publish'],
  insights: ['instagram_business_manage_insights', 'instagram_manage_insights'],
  comment: ['instagram_business_manage_comments', 'instagram_manage_comments'],
} as const;

interface Container {
  readonly id: string;
  readonly caption: string;
  readonly alts: readonly string[];
  readonly isItem: boolean;
  isUploaded: boolean;
  asks: number;
  end: 'ready' | 'failed' | 'tired';
  isPublished: boolean;
  readonly json: Readonly<Record<string, unknown>>;
}

interface StoodMedia {
  readonly id: string;
  readonly caption: string;
  readonly alts: readonly string[];
  readonly publishedAt: number;
  figures: { likes?: number; comments?: number; shares?: number; views?: number };
}

export type StoodInstagram = Awaited<ReturnType<typeof openInstagram>>;

export async function openInstagram(clock: SimulatedClock) {
  const facts = { followers_count: 812, account_type: 'BUSINESS', user_id: ACCOUNT.id };
  const own = openOwnLogin(clock, { ...ACCOUNT, ...facts });
  const login = openLogin(clock, PAGES, FACEBOOK_SCOPES);
  const containers = new Map<string, Container>();
  const media: StoodMedia[] = [];
  const quota = { quota_total: 50, used: 0 };
  let works: Pick<Container, 'asks' | 'end'> = { asks: 0, end: 'ready' };
  let count = 18000;
  const nextId = () => {
    count += 1;
    return String(count);
  };

  const asAccount =
    (need: keyof typeof NEEDS, answer: (asked: Asked) => Answer): Handler =>
    (asked) => {
      const [ownScope, facebookScope] = NEEDS[need];
      if (asked.origin === INSTAGRAM) {
        const token = own.admit(asked, ownScope);
        return 'endsAt' in token ? answer(asked) : token;
      }
      const token = login.admit(asked, facebookScope);
      if (isAnswer(token)) return token;
      return token.of === 'person' ? refusal(210, 'A page access token is required.') : answer(asked);
    };
  const ofAccount = (need: keyof typeof NEEDS, answer: (asked: Asked) => Answer) =>
    asAccount(need, (asked) =>
      asked.params.id === ACCOUNT.id ? answer(asked) : refusal(100, 'No such account.', { subcode: 33 }),
    );

  const add = ofAccount('publish', (asked) => {
    const json = jsonOf(asked);
    const {
      media_type,
      image_url,
      video_url,
      upload_type,
      children,
      caption = '',
      alt_text = '',
    } = json as Record<string, string>;
    const isItem = json.is_carousel_item === true;
    const made: Omit<Container, 'alts' | 'isUploaded'> = {
      ...{ id: nextId(), caption, isItem, isPublished: false, json },
      ...{ asks: 0, end: 'ready' },
    };
    const keep = (more: Partial<Container>): Answer => {
      const container = { ...made, alts: [alt_text], isUploaded: true, ...more };
      containers.set(container.id, container);
      return { json: { id: container.id } };
    };
    if (caption.length > 2200) return refusal(36004, 'The caption is too long.', { subcode: 2207010 });
    if (media_type === 'CAROUSEL') {
      onlyFields(Object.keys(json), ['media_type', 'children', 'caption']);
      const items = (children ?? '').split(',').map((id) => containers.get(id));
      if (items.length < 2 || items.length > 10)
        return refusal(100, 'A carousel has 2 to 10 items.', { subcode: 2207028 });
      if (items.some((item) => !item?.isItem || item.asks > 0))
        return refusal(9007, 'An item is not ready.', { subcode: 2207027 });
      return keep({ alts: items.flatMap((item) => item?.alts ?? []) });
    }
    const work = works;
    works = { asks: 0, end: 'ready' };
    if (media_type === 'REELS') {
      onlyFields(Object.keys(json), ['media_type', 'caption', 'share_to_feed', 'video_url', 'upload_type']);
      assert.notEqual(video_url === undefined, upload_type === undefined, 'either an address or an upload');
      if (video_url !== undefined) assert.match(video_url, /^https:\/\//);
      return keep({ ...work, isUploaded: video_url !== undefined });
    }
    onlyFields(Object.keys(json), ['image_url', 'caption', 'alt_text', 'is_carousel_item']);
    assert.match(image_url ?? '', /^https:\/\//);
    if (image_url?.includes('unreachable'))
      return refusal(9004, 'The media could not be fetched from this URI.', { subcode: 2207052 });
    assert.ok(!(isItem && caption), 'items have no caption');
    return keep(work);
  });
  const upload: Handler = ({ params, headers, body }) => {
    const container = containers.get(params.id ?? '');
    const token = /^OAuth (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    if (!container || !(own.tokens.has(token) || login.tokens.has(token))) return { status: 401, json: {} };
    assert.equal(container.json.upload_type, 'resumable');
    assert.deepEqual([headers.offset, headers.file_size], ['0', String(body.length)]);
    container.isUploaded = true;
    return { json: { success: true, message: 'Upload successful.' } };
  };
  /** Every question brings it nearer. */
  const statusOf = (container: Container): { status_code: string; status: string } => {
    if (container.isPublished)
      return { status_code: 'PUBLISHED', status: 'Published: Media has been successfully published.' };
    if (container.asks > 0 || !container.isUploaded) {
      container.asks -= 1;
      return { status_code: 'IN_PROGRESS', status: 'In Progress: Media is still being processed.' };
    }
    const failed = (code: number) => ({
      status_code: 'ERROR',
      status: `Error: Media upload has failed with error code ${code}`,
    });
    if (container.end === 'failed') return failed(2207026);
    if (container.end === 'tired') return failed(2207053);
    return {
      status_code: 'FINISHED',
      status: 'Finished: Media has been uploaded and it is ready to be published.',
    };
  };
  const linkOf = (id: string) => `https://www.instagram.com/p/C${id}/`;
  const read = asAccount('read', (asked) => {
    const id = asked.params.id ?? '';
    const fields = (asked.query.get('fields') ?? '').split(',');
    const container = containers.get(id);
    if (container) {
      onlyFields(fields, ['status_code', 'status']);
      return { json: { id, ...statusOf(container) } };
    }
    if (id === ACCOUNT.id) {
      onlyFields(fields, ['followers_count', 'username', 'media_count']);
      return { json: { id, followers_count: facts.followers_count } };
    }
    const found = media.find((one) => one.id === id);
    if (!found) return refusal(100, 'Object does not exist.', { subcode: 33 });
    onlyFields(fields, ['permalink', 'like_count', 'comments_count']);
    const { likes, comments } = found.figures;
    return { json: { id, permalink: linkOf(id), like_count: likes, comments_count: comments } };
  });
  const publish = ofAccount('publish', (asked) => {
    const json = jsonOf(asked);
    onlyFields(Object.keys(json), ['creation_id']);
    if (quota.used >= quota.quota_total)
      return refusal(9, 'The limit of posts is reached.', { subcode: 2207042 });
    const container = containers.get(String(json.creation_id));
    if (!container || container.isItem || container.isPublished)
      return refusal(24, 'The media with this creation id is not there.', { subcode: 2207008 });
    if (container.asks > 0 || !container.isUploaded || container.end !== 'ready')
      return refusal(9007, 'The media is not ready for publishing.', { subcode: 2207027 });
    container.isPublished = true;
    quota.used += 1;
    const { caption, alts } = container;
    const made = { id: nextId(), caption: caption.trim(), alts, publishedAt: clock.now(), figures: {} };
    media.unshift(made);
    return { json: { id: made.id } };
  });
  const list = ofAccount('read', (asked) => {
    onlyFields((asked.query.get('fields') ?? '').split(','), ['id', 'caption', 'timestamp', 'permalink']);
    const all = media.map(({ id, caption, publishedAt }) => ({
      ...{ id, caption, permalink: linkOf(id) },
      timestamp: new Date(publishedAt).toISOString().replace(/\.\d+Z$/, '+0000'),
    }));
    return pageOf(asked, all);
  });
  const room = ofAccount('read', () => {
    const { used, quota_total } = quota;
    return {
      json: {
        data: [{ config: { quota_total, quota_duration: (24 * 3600 * SECOND) / SECOND }, quota_usage: used }],
      },
    };
  });
  const insights = asAccount('insights', (asked) => {
    onlyFields(asked.query.keys(), ['metric']);
    const metric = asked.query.get('metric') ?? '';
    if (metric !== 'views' && metric !== 'shares') return refusal(100, '(#100) Invalid metric');
    const value = media.find(({ id }) => id === asked.params.id)?.figures[metric];
    const values = [{ value }];
    return { json: { data: value === undefined ? [] : [{ name: metric, period: 'lifetime', values }] } };
  });
  const remove: Handler = (asked) => {
    const token = login.admit(asked, 'instagram_manage_contents');
    if (isAnswer(token)) return token;
    const at = media.findIndex(({ id }) => id === asked.params.id);
    if (at < 0) return refusal(100, 'Object does not exist.', { subcode: 33 });
    media.splice(at, 1);
    return { json: { success: true } };
  };

  const comments: { post: string; text: string }[] = [];
  const listComments = asAccount('comment', (asked) => {
    const { params, query } = asked;
    onlyFields((query.get('fields') ?? '').split(','), ['id', 'text']);
    const found = comments.filter(({ post }) => post === params.id);
    const all = found.map(({ text }, index) => ({ id: String(index), text }));
    return pageOf(asked, all);
  });
  const addComment = asAccount('comment', (asked) => {
    const json = jsonOf(asked);
    onlyFields(Object.keys(json), ['message']);
    assert.equal(asked.query.size, 0, 'asked for fields, it fails after it has written');
    if (!media.some(({ id }) => id === asked.params.id))
      return refusal(100, 'No such media.', { subcode: 33 });
    comments.push({ post: asked.params.id ?? '', text: String(json.message) });
    return { json: { id: String(comments.length) } };
  });
  const routes: Readonly<Record<string, Handler>> = {
    [`POST ${V}/:id/media`]: add,
    [`GET ${V}/:id/media`]: list,
    [`POST ${V}/:id/media_publish`]: publish,
    [`GET ${V}/:id/content_publishing_limit`]: room,
    [`GET ${V}/:id/insights`]: insights,
    [`GET ${V}/:id/comments`]: listComments,
    [`POST ${V}/:id/comments`]: addComment,
    [`GET ${V}/:id`]: read,
  };
  const isVisible = ({ path }: Asked) => path.endsWith('/media_publish');
  const standIn: StandIn = await openStandIn({
    origins: {
      ...login.routes,
      ...own.routes,
      [GRAPH]: { ...login.routes[GRAPH], ...routes, [`DELETE ${V}/:id`]: remove },
      [INSTAGRAM]: { ...own.routes[INSTAGRAM], ...routes },
      [RUPLOAD]: { [`POST /ig-api-upload${V}/:id`]: upload },
    },
    isVisible,
  });
  return {
    ...standIn,
    own,
    login,
    page: PAGES[0] as StoodPage,
    media,
    comments,
    quota,
    facts,
    isVisible,
    containers: () => [...containers.values()],
    work: (asks: number, end: Container['end']) => {
      works = { asks, end };
    },
  };
}
