// Facebook Pages as the Graph's documents have them. Lists come two at a time, newest first, and a post is in them some time
// after it is out; the same words are taken twice; who asks for one figure that is unknown gets none.
import { DAY, HOUR, SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { toGraphTime, trouble } from './graph.ts';
import { allow, type Heard, openStranger, paramsOf, type Said, type Stranger } from './stranger.ts';

export const KEYS = { clientId: '4400', clientSecret: 'stranger-graph-secret' };
export const PAGE = '550000000000002';

export interface StrangePost {
  readonly id: string;
  message: string | null;
  readonly link: string | null;
  readonly at: number;
  readonly photos: readonly { readonly id: string; readonly alt: string | null }[];
  readonly film: string | null;
  /** A reader, who shows a picture without words, is always the first. */
  readonly comments: { readonly id: string; readonly message: string | null; readonly at: number }[];
}

export interface StrangeFacebook extends Stranger {
  readonly originMap: Readonly<Record<string, string>>;
  readonly posts: StrangePost[];
  /** How long a post that is out is in no list. */
  lag: number;
  /** How often it is asked before a film is ready; -1: it fails. */
  rounds: number;
  /** Whether words that were just said are refused, as Facebook does at times. */
  refusesDoubles: boolean;
  /** Ends what pages let in by. */
  end(subcode: number): void;
}

interface Film {
  readonly id: string;
  readonly isReel: boolean;
  bytes: number;
  left: number;
  post: StrangePost | null;
}

const PAGES = [
  { id: '550000000000001', name: 'Only looked at', tasks: ['ANALYZE'], picture: null },
  { id: PAGE, name: 'Stranger’s Loaves', tasks: ['MODERATE', 'CREATE_CONTENT', 'A_NEW_TASK'] },
  { id: '550000000000003', name: 'Rolls', tasks: ['CREATE_CONTENT'], username: null },
];

const GRANTED = [
  ...['pages_manage_posts', 'pages_manage_engagement', 'read_insights', 'a_new_scope'].map((permission) => ({
    ...{ permission, status: 'granted' },
  })),
  { permission: 'business_management', status: 'unheard_of' },
];

const METRICS: Readonly<Record<string, unknown>> = {
  post_media_view: 210,
  post_total_media_view_unique: '190',
  post_clicks: 7,
  post_clicks_by_type: { 'link clicks': 4, 'other clicks': 3 },
  post_reactions_by_type_total: { like: 4, love: '1' },
};

export async function openStrangeFacebook(clock: SimulatedClock): Promise<StrangeFacebook> {
  const posts: StrangePost[] = [];
  const films = new Map<string, Film>();
  const photos = new Map<string, string | null>();
  const codes = new Map<string, string>();
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const tokens = new Map<string, { of: string; until: number }>();
  let ended: number | null = null;
  const give = (of: string, until = Number.POSITIVE_INFINITY): string => {
    const token = `EAA${next()}x${of}`;
    tokens.set(token, { of, until });
    return token;
  };

  const grant = (asked: Record<string, string>): Said => {
    if (asked.client_id !== KEYS.clientId || asked.client_secret !== KEYS.clientSecret)
      return trouble(1, null, 'Error validating client secret.');
    if (asked.grant_type === 'fb_exchange_token') {
      const known = tokens.get(asked.fb_exchange_token ?? '');
      if (known?.of !== 'me') return trouble(190, 463, 'Session has expired.');
      // Without `expires_in`, as it may be.
      return {
        status: 200,
        body: { access_token: give('me', clock.now() + 60 * DAY), token_type: 'bearer' },
      };
    }
    const redirect = codes.get(asked.code ?? '');
    codes.delete(asked.code ?? '');
    if (redirect === undefined || redirect !== asked.redirect_uri)
      return trouble(100, 36009, 'This authorization code has been used.');
    const access_token = give('me', clock.now() + HOUR);
    return { status: 200, body: { access_token, token_type: 'bearer', expires_in: '5183' } };
  };

  const accounts = (asked: Record<string, string>): Said => {
    const at = Number(asked.after ?? 0);
    const page = PAGES[at];
    const cursors = { before: String(at), after: String(at + 1) };
    const after = at + 1 < PAGES.length;
    const url = `https://graph.facebook.com/v25.0/me/accounts?limit=1&after=${at + 1}&access_token=${asked.access_token}`;
    const data = page === undefined ? [] : [{ ...page, access_token: give(page.id), category: 'Bakery' }];
    return { status: 200, body: { data, paging: { cursors, ...(after && { next: url }) } } };
  };

  const show = (made: Omit<StrangePost, 'id' | 'at' | 'comments'>): StrangePost => {
    const post = {
      ...made,
      id: `${PAGE}_${next() + 9_000_000}`,
      at: clock.now(),
      comments: [{ id: `${next()}`, message: null, at: clock.now() }],
    };
    posts.unshift(post);
    return post;
  };
  const linkOf = ({ id }: StrangePost) => `https://www.facebook.com/${id.replace('_', '/posts/')}`;

  const create = (asked: Record<string, string>): Said => {
    const { message = null, link = null, attached_media = '[]' } = asked;
    const attached = (JSON.parse(attached_media) as { media_fbid: string }[]).map((one) => one.media_fbid);
    for (const [name, value] of Object.entries(asked)) {
      const [, at] = /^attached_media\[(\d+)\]$/.exec(name) ?? [];
      if (at !== undefined) attached[Number(at)] = (JSON.parse(value) as { media_fbid: string }).media_fbid;
    }
    if (attached.some((id) => !photos.has(id))) return trouble(100, 33, 'Unsupported object');
    if (message === null && link === null && attached.length === 0)
      return trouble(100, 1349125, 'Missing message');
    if (there.refusesDoubles && posts[0]?.message === message)
      return trouble(506, 1455006, 'Duplicate status message');
    const post = show({
      ...{ message, link, film: null },
      photos: attached.map((id) => ({ id, alt: photos.get(id) ?? null })),
    });
    const asks = asked.fields?.includes('permalink_url');
    return { status: 200, body: { id: post.id, ...(asks && { permalink_url: linkOf(post) }) } };
  };

  const photo = (asked: Record<string, string>): Said => {
    const { message = asked.caption ?? null, alt_text_custom: alt = null, published = 'true' } = asked;
    if (!asked.source?.startsWith('file:') && !asked.url?.startsWith('https://'))
      return trouble(324, 2069019, 'Requires upload file');
    const id = String(7_000_000 + next());
    photos.set(id, alt);
    if (published === 'false') return { status: 200, body: { id } };
    const post = show({ message, link: null, photos: [{ id, alt }], film: null });
    return { status: 200, body: { id, post_id: post.id } };
  };

  const finish = (film: Film, words: string | null): void => {
    film.post = show({ message: words, link: null, photos: [], film: film.id });
  };
  const video = (asked: Record<string, string>): Said => {
    if (!asked.source?.startsWith('file:') && !asked.file_url?.startsWith('https://'))
      return trouble(352, 1363024, 'Unsupported video');
    const film = { id: String(3_000_000 + next()), isReel: false, bytes: 1, left: there.rounds, post: null };
    films.set(film.id, film);
    finish(film, asked.description ?? null);
    return { status: 200, body: { id: film.id } };
  };
  const reel = (asked: Record<string, string>): Said => {
    if (asked.upload_phase === 'start') {
      const film = { id: String(3_000_000 + next()), isReel: true, bytes: 0, left: there.rounds, post: null };
      films.set(film.id, film);
      const upload_url = `https://rupload.facebook.com/video-upload/v25.0/${film.id}`;
      return { status: 200, body: { video_id: film.id, upload_url } };
    }
    const film = films.get(asked.video_id ?? '');
    if (asked.upload_phase !== 'finish' || !film) return trouble(100, 33, 'Unknown video');
    if (film.bytes === 0) return trouble(6000, 1363130, 'There was a problem uploading your video file.');
    if (asked.video_state === 'PUBLISHED') finish(film, asked.description ?? null);
    return { status: 200, body: { success: true, message: 'Upload in progress.' } };
  };
  const receive = ({ url, headers, raw }: Heard): Said => {
    const film = films.get(url.pathname.split('/').at(-1) ?? '');
    const isLetIn = tokens.get(String(headers.authorization).replace(/^OAuth /, ''))?.of === PAGE;
    if (!film || !isLetIn)
      return { status: 401, body: { debug_info: { retriable: false, type: 'NotAuthorizedError' } } };
    if (Number(headers.file_size) !== raw.length || headers.offset !== '0')
      return { status: 400, body: { debug_info: { retriable: true, type: 'OffsetInvalidError' } } };
    film.bytes = raw.length;
    return { status: 200, body: { success: true, h: null } };
  };
  const filmStatus = (film: Film): Said => {
    const isWorking = film.left > 0;
    if (isWorking) film.left -= 1;
    const word = film.left < 0 ? 'error' : isWorking ? 'processing' : 'ready';
    const phase = { status: isWorking ? 'in_progress' : 'complete', a_new_field: 1 };
    const failed = { status: 'error', errors: [{ code: 1363128, message: 'The video is too wide.' }] };
    return {
      status: 200,
      body: {
        id: film.id,
        published: film.post !== null && !isWorking,
        permalink_url: `/${PAGE}/videos/${film.id}/`,
        status: {
          video_status: word,
          uploading_phase: { status: 'complete' },
          processing_phase: film.left < 0 ? failed : phase,
          publishing_phase: null,
        },
      },
    };
  };

  const seen = () => posts.filter(({ at }) => at + there.lag <= clock.now());
  const list = (asked: Record<string, string>): Said => {
    const since = Number(asked.since ?? 0) * SECOND;
    const all = seen().filter(({ at }) => at >= since);
    const from = Number(asked.after ?? 0);
    const some = all.slice(from, from + 2);
    // What has no words has no field of them.
    const data = some.map((post) => ({
      ...{ id: post.id, created_time: toGraphTime(post.at), permalink_url: linkOf(post), is_hidden: false },
      ...(post.message !== null && { message: post.message }),
    }));
    const cursors = { before: String(from), after: String(from + 2) };
    const next = `https://graph.facebook.com/v25.0/${PAGE}/published_posts?after=${from + 2}`;
    const isMore = from + 2 < all.length;
    return {
      status: 200,
      body: { data, ...(some.length > 0 && { paging: { cursors, ...(isMore && { next }) } }) },
    };
  };

  const measure = (asked: Record<string, string>): Said => {
    const names = (asked.metric ?? '').split(',');
    if (names.some((name) => !(name in METRICS)))
      return trouble(100, null, '(#100) The value must be a valid insights metric');
    const data = names.map((name) => ({
      ...{ name, period: 'lifetime', title: null, description: null, id: `x/insights/${name}` },
      values: [{ value: METRICS[name] }],
    }));
    return { status: 200, body: { data, paging: {} } };
  };

  const onPost = (post: StrangePost, edge: string, method: string, asked: Record<string, string>): Said => {
    if (edge === 'insights') return measure(asked);
    if (edge === 'comments' && method === 'POST') {
      const comment = {
        id: `${post.id.split('_')[1]}_${next()}`,
        message: asked.message ?? '',
        at: clock.now(),
      };
      post.comments.push(comment);
      return { status: 200, body: { id: comment.id } };
    }
    if (edge === 'comments') {
      const from = Number(asked.after ?? 0);
      const data = post.comments.slice(from, from + 1).map(({ id, message, at }) => ({
        ...{ id, message, created_time: toGraphTime(at), from: null },
      }));
      const cursors = { before: String(from), after: String(from + 1) };
      const next = `https://graph.facebook.com/v25.0/${post.id}/comments?after=${from + 1}`;
      const isMore = from + 1 < post.comments.length;
      return { status: 200, body: { data, paging: { cursors, ...(isMore && { next }) } } };
    }
    if (method === 'DELETE') {
      posts.splice(posts.indexOf(post), 1);
      return { status: 200, body: { success: true } };
    }
    if (method === 'POST') {
      post.message = asked.message ?? null;
      return { status: 200, body: { success: true } };
    }
    const summary = (total_count: unknown) => ({ data: [], summary: { total_count, order: 'ranked' } });
    return {
      status: 200,
      body: {
        ...{ id: post.id, permalink_url: linkOf(post), created_time: toGraphTime(post.at) },
        ...(post.message !== null && { message: post.message }),
        // No `shares` where there are none.
        ...{ comments: summary('2'), reactions: summary(5) },
      },
    };
  };

  const speak = (heard: Heard): Said => {
    const { method, url, headers } = heard;
    const path = url.pathname.replace(/^\/v\d+\.\d/, '');
    const asked = paramsOf(heard);
    if (path === '/dialog/oauth') {
      const code = `AQ${next()}`;
      codes.set(code, asked.redirect_uri ?? '');
      return allow(heard, code);
    }
    if (path === '/oauth/access_token') return grant(asked);
    if (path.startsWith('/video-upload')) return receive(heard);
    const token = headers.authorization?.replace(/^Bearer /, '') ?? asked.access_token ?? '';
    if (path === '/debug_token') {
      const is_valid = tokens.has(asked.input_token ?? '') && ended === null;
      return { status: 200, body: { data: { is_valid, expires_at: 0, scopes: null, app_id: 4400 } } };
    }
    const access = tokens.get(token);
    if (!access || clock.now() >= access.until) return trouble(190, 463, 'Session has expired.', 401);
    if (ended !== null && access.of !== 'me') return trouble(190, ended, 'The session was invalidated.');
    const [, first = '', edge = ''] = path.split('/');
    if (first === 'me' && access.of === 'me') {
      if (edge === 'accounts') return accounts({ ...asked, access_token: token });
      if (edge === 'permissions') return { status: 200, body: { data: GRANTED } };
      if (edge === 'businesses') return { status: 200, body: { data: [] } };
      return { status: 200, body: { id: 33, name: null } };
    }
    if (access.of !== PAGE) return trouble(200, null, 'The token is of another page.', 403);
    const film = films.get(first);
    if (film && edge === '' && method === 'GET') return filmStatus(film);
    if (film && edge === '' && method === 'DELETE' && film.post)
      return onPost(film.post, '', 'DELETE', asked);
    if (film?.post) return onPost(film.post, edge, method, asked);
    const post = posts.find(({ id }) => id === first);
    if (post) return onPost(post, edge, method, asked);
    if (first !== PAGE) return trouble(100, 33, `Object with ID '${first}' does not exist`);
    switch (`${method} ${edge}`) {
      case 'POST feed':
        return create(asked);
      case 'POST photos':
        return photo(asked);
      case 'POST videos':
        return video(asked);
      case 'POST video_reels':
        return reel(asked);
      case 'GET published_posts':
        return list(asked);
      case 'GET ':
        return {
          status: 200,
          body: { id: PAGE, name: 'Stranger’s Loaves', followers_count: '88', fan_count: null },
        };
      default:
        return trouble(100, null, `Unknown path components: /${edge}`);
    }
  };

  const stranger = await openStranger((heard) => speak(heard));
  const origins = ['https://www.facebook.com', 'https://graph.facebook.com', 'https://rupload.facebook.com'];
  const there: StrangeFacebook = {
    ...stranger,
    ...{ posts, lag: 0, rounds: 0, refusesDoubles: false },
    originMap: Object.fromEntries(origins.map((origin) => [origin, stranger.url])),
    end: (subcode) => {
      ended = subcode;
    },
  };
  return there;
}
