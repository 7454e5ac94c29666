// LinkedIn as its documents have it: posts whose id is a header alone, words that end at a sign with a meaning of its own, pages
// of a list that are short, the same words refused by the address of the post that has them.
import { DAY, HOUR, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { allow, type Heard, openStranger, type Said, type Stranger } from './stranger.ts';

export const KEYS = { clientId: 'stranger-in', clientSecret: 'stranger-in-secret', isReviewed: true };
export const PAGE = 'urn:li:organization:7007';
const PERSON = 'urn:li:person:aB-9_x';

interface Content {
  readonly media?: { readonly id: string; readonly altText?: string; readonly title?: string };
  readonly multiImage?: { readonly images: readonly { readonly id: string; readonly altText?: string }[] };
  readonly article?: { readonly source: string; readonly title: string };
}

export interface StrangeInPost {
  readonly id: string;
  readonly author: string;
  commentary: string;
  readonly at: number;
  readonly content: Content;
}

export interface StrangeLinkedIn extends Stranger {
  readonly originMap: Readonly<Record<string, string>>;
  readonly posts: StrangeInPost[];
  /** How often it is asked before a film, picture or document is ready; -1: it fails. */
  rounds: number;
  /** How long a post that is out is in no list. */
  lag: number;
  refusesDoubles: boolean;
  /** Whether a refresh token comes with access. */
  renews: boolean;
  /** What its readers see: words end at the first sign that has a meaning and was not escaped. */
  shown(post: StrangeInPost): string;
}

interface Asset {
  readonly urn: string;
  readonly size: number;
  isStored: boolean;
  readonly etags: string[];
  left: number;
}

const trouble = (status: number, code: string | null, message: string): Said => ({
  status,
  body: { status: String(status), code, message, serviceErrorCode: null },
});
const PART = 4 * 1024 * 1024;

export async function openStrangeLinkedIn(clock: SimulatedClock): Promise<StrangeLinkedIn> {
  const posts: StrangeInPost[] = [];
  const assets = new Map<string, Asset>();
  const codes = new Map<string, string>();
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  let access = { token: '', since: 0, until: 0 };
  let refresh = '';

  const grant = ({ form }: Heard): Said => {
    const isKnown =
      form.get('client_id') === KEYS.clientId && form.get('client_secret') === KEYS.clientSecret;
    if (!isKnown) return { status: 401, body: { error: 'invalid_client', error_description: null } };
    const isRefresh = form.get('grant_type') === 'refresh_token';
    const redirect = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isGood = isRefresh
      ? form.get('refresh_token') === refresh && refresh !== ''
      : redirect === form.get('redirect_uri');
    if (!isGood)
      return {
        status: 400,
        body: { error: 'invalid_request', error_description: 'Unable to retrieve access token' },
      };
    access = { token: `AQX${next()}`, since: clock.now(), until: clock.now() + 60 * DAY };
    if (!isRefresh) refresh = `AQW${next()}`;
    const renewal = there.renews ? { refresh_token: refresh, refresh_token_expires_in: '31536000' } : {};
    const scope =
      'r_basicprofile,w_member_social,w_organization_social,r_organization_social,rw_organization_admin';
    return {
      status: 200,
      body: { access_token: access.token, expires_in: '5184000', scope, token_type: null, ...renewal },
    };
  };

  const initialize = (
    kind: string,
    {
      initializeUploadRequest: asked,
    }: { initializeUploadRequest: { owner: string; fileSizeBytes?: number } },
  ): Said => {
    const urn = `urn:li:${kind === 'videos' ? 'video' : kind === 'images' ? 'image' : 'document'}:C5${next()}-_Q`;
    const size = asked.fileSizeBytes ?? 0;
    const asset = { urn, size, isStored: false, etags: [], left: there.rounds };
    assets.set(urn, asset);
    const uploadUrl = `https://www.linkedin.com/dms-uploads/${encodeURIComponent(urn)}`;
    if (kind !== 'videos')
      return {
        status: 200,
        body: {
          value: { uploadUrlExpiresAt: String(clock.now() + HOUR), uploadUrl, [kind.slice(0, -1)]: urn },
        },
      };
    const parts = Array.from({ length: Math.ceil(size / PART) }, (_, at) => ({
      ...{ uploadUrl: `${uploadUrl}?part=${at}`, firstByte: String(at * PART) },
      lastByte: Math.min(size, (at + 1) * PART) - 1,
    }));
    // In no order that anybody promised.
    const uploadInstructions = parts.toReversed();
    return {
      status: 200,
      body: { value: { video: urn, uploadToken: '', uploadInstructions, uploadUrlsExpireAt: null } },
    };
  };
  const receive = ({ url, raw, headers }: Heard): Said => {
    const asset = assets.get(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''));
    if (!asset || raw.length === 0) return { status: 400 };
    const part = url.searchParams.get('part');
    if (part === null) {
      if (headers.authorization !== `Bearer ${access.token}`) return { status: 401 };
      asset.isStored = true;
      return { status: 201 };
    }
    const whole = Math.min(PART, asset.size - Number(part) * PART);
    if (raw.length !== whole) return { status: 400 };
    asset.etags[Number(part)] = `"/ambry-video/${part}-${next()}"`;
    return { status: 200, headers: { ETag: asset.etags[Number(part)] ?? '' } };
  };
  const finalize = ({
    finalizeUploadRequest: asked,
  }: {
    finalizeUploadRequest: { video: string; uploadToken?: string; uploadedPartIds: string[] };
  }): Said => {
    const asset = assets.get(asked.video);
    const isWhole = asset && JSON.stringify(asset.etags) === JSON.stringify(asked.uploadedPartIds);
    if (!isWhole || asked.uploadToken === undefined)
      return trouble(400, 'BAD_REQUEST', 'The parts are not those that were uploaded');
    asset.isStored = true;
    return { status: 200 };
  };
  const stateOf = (asset: Asset): Said => {
    const isWorking = asset.left > 0;
    if (isWorking) asset.left -= 1;
    const status = !asset.isStored
      ? 'WAITING_UPLOAD'
      : asset.left < 0
        ? 'PROCESSING_FAILED'
        : isWorking
          ? 'PROCESSING'
          : 'AVAILABLE';
    return {
      status: 200,
      body: {
        id: asset.urn,
        status,
        owner: null,
        downloadUrl: null,
        processingFailureReason: 'The film has no track',
      },
    };
  };

  const create = ({ json }: Heard): Said => {
    const {
      author,
      commentary = '',
      content = {},
      visibility,
      distribution,
      lifecycleState,
    } = json as {
      author?: string;
      commentary?: string;
      content?: Content;
      visibility?: string;
      distribution?: { feedDistribution?: string };
      lifecycleState?: string;
    };
    if (
      ![PAGE, PERSON].includes(author ?? '') ||
      !visibility ||
      distribution?.feedDistribution !== 'MAIN_FEED' ||
      lifecycleState !== 'PUBLISHED'
    )
      return trouble(400, 'INVALID_REQUEST', 'ERROR :: /author :: field is required');
    const shown = [content.media?.id, ...(content.multiImage?.images.map(({ id }) => id) ?? [])].filter(
      (id) => id !== undefined,
    );
    if (content.multiImage && (shown.length < 2 || shown.length > 20))
      return trouble(400, 'INVALID_REQUEST', 'multiImage');
    for (const urn of shown) {
      const asset = assets.get(urn);
      if (!asset?.isStored) return trouble(400, 'MEDIA_ASSET_WAITING_UPLOAD', 'The asset is not there');
      if (asset.left < 0)
        return trouble(400, 'MEDIA_ASSET_PROCESSING_FAILED', 'The asset could not be processed');
    }
    const twin = posts.find((one) => one.commentary === commentary && one.author === author);
    if (there.refusesDoubles && twin) {
      const message = `Content is a duplicate of ${twin.id}`;
      const errorDetails = { inputErrors: [{ description: message, code: 'DUPLICATE_POST', input: null }] };
      return {
        status: 422,
        body: { errorDetailType: 'com.linkedin.common.error.BadRequest', message, errorDetails, status: 422 },
      };
    }
    const id = `urn:li:${shown.length > 0 ? 'ugcPost' : 'share'}:${7_200_000_000_000_000_000n + BigInt(next())}`;
    posts.unshift({ id, author: author ?? '', commentary, at: clock.now(), content });
    return {
      status: 201,
      headers: { [commentary === 'By its older name.' ? 'x-linkedin-id' : 'X-RestLi-Id']: id },
    };
  };
  const list = ({ url }: Heard): Said => {
    const author = url.searchParams.get('author');
    const start = Number(url.searchParams.get('start') ?? 0);
    const size = Math.min(2, Number(url.searchParams.get('count') ?? 10));
    const all = posts.filter((one) => one.author === author && one.at + there.lag <= clock.now());
    const elements = all.slice(start, start + size).map(({ id, commentary, at }) => ({
      ...{
        id,
        commentary,
        author,
        publishedAt: String(at),
        createdAt: at,
        lastModifiedAt: null,
        lifecycleState: 'PUBLISHED',
        content: null,
      },
    }));
    const isMore = start + size < all.length;
    const links = isMore
      ? [{ rel: 'next', type: 'application/json', href: `/rest/posts?start=${start + size}` }]
      : [];
    return { status: 200, body: { elements, paging: { start, count: size, links, total: null } } };
  };

  const onPost = (post: StrangeInPost, { method, headers, json }: Heard): Said => {
    if (method === 'DELETE') {
      posts.splice(posts.indexOf(post), 1);
      return { status: 204 };
    }
    if (method === 'GET')
      return { status: 200, body: { id: post.id, commentary: post.commentary, author: post.author } };
    if (String(headers['x-restli-method']).toUpperCase() !== 'PARTIAL_UPDATE')
      return trouble(400, null, 'X-RestLi-Method');
    const { patch } = json as { patch?: { $set?: { commentary?: string } } };
    post.commentary = patch?.$set?.commentary ?? post.commentary;
    return { status: 204 };
  };
  const SUMMARY = {
    likesSummary: { totalLikes: '6', aggregatedTotalLikes: null },
    commentsSummary: { totalFirstLevelComments: 2 },
  };

  const speak = (heard: Heard): Said => {
    const { method, url, headers } = heard;
    const path = url.pathname;
    if (path === '/oauth/v2/authorization') {
      const code = `AQT${next()}`;
      codes.set(code, url.searchParams.get('redirect_uri') ?? '');
      return allow(heard, code);
    }
    if (path === '/oauth/v2/accessToken') return grant(heard);
    if (path.startsWith('/dms-uploads/')) return receive(heard);
    if (headers.authorization !== `Bearer ${access.token}`)
      return { ...trouble(401, 'INVALID_ACCESS_TOKEN', 'Invalid access token') };
    if (clock.now() >= access.until)
      return trouble(401, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired');
    // Apps that may post for pages have no OpenID Connect, so there is no `/v2/userinfo`.
    if (path === '/v2/me')
      return {
        status: 200,
        body: { id: 'aB-9_x', localizedFirstName: 'A', localizedLastName: 'Stranger', vanityName: null },
      };
    if (!path.startsWith('/rest/')) return trouble(404, null, `No virtual resource found: ${path}`);
    if (!/^\d{6}$/.test(String(headers['linkedin-version'])))
      return trouble(426, 'NONEXISTENT_VERSION', 'Requested version is not active');
    if (headers['x-restli-protocol-version'] !== '2.0.0')
      return trouble(400, null, 'Invalid protocol version');
    const [, , kind = '', name = ''] = path.split('/');
    const urn = decodeURIComponent(name);
    const action = url.searchParams.get('action');
    if (action === 'initializeUpload') return initialize(kind, heard.json as never);
    if (action === 'finalizeUpload') return finalize(heard.json as never);
    if (['images', 'videos', 'documents'].includes(kind)) {
      const asset = assets.get(urn);
      return asset ? stateOf(asset) : trouble(404, null, 'Not found');
    }
    if (kind === 'organizationAcls') {
      const role = url.searchParams.get('role');
      const elements =
        role === 'ADMINISTRATOR'
          ? [{ organization: PAGE, organizationTarget: PAGE, role, state: 'APPROVED', roleAssignee: PERSON }]
          : [];
      return { status: 200, body: { elements, paging: { links: null } } };
    }
    if (kind === 'organizations') {
      const one = { id: 7007, localizedName: 'Strangers’ Bakery', vanityName: null, logoV2: null };
      return { status: 200, body: name ? one : { results: { 7007: one }, errors: {}, statuses: null } };
    }
    if (kind === 'organizationalEntityShareStatistics') {
      const totalShareStatistics = {
        ...{ impressionCount: '140', uniqueImpressionsCount: 99, clickCount: 9, likeCount: 6 },
        ...{ commentCount: null, shareCount: -1, engagement: 0.1 },
      };
      const asked = posts.filter(({ id }) => url.search.includes(encodeURIComponent(id)));
      return {
        status: 200,
        body: {
          elements: asked.map(({ id }) => ({
            totalShareStatistics,
            organizationalEntity: PAGE,
            [id.includes('ugcPost') ? 'ugcPost' : 'share']: id,
          })),
          paging: {},
        },
      };
    }
    if (kind === 'networkSizes') return { status: 200, body: { firstDegreeSize: '320' } };
    const post = posts.find(({ id }) => id === urn);
    if (kind === 'socialActions')
      return post ? { status: 200, body: SUMMARY } : trouble(404, null, 'Not found');
    if (kind === 'posts' && post) return onPost(post, heard);
    if (kind === 'posts' && name === '' && method === 'POST') return create(heard);
    if (kind === 'posts' && name === '' && url.searchParams.get('q') === 'author') return list(heard);
    // Taking down what is gone is no trouble.
    if (kind === 'posts' && method === 'DELETE') return { status: 204 };
    return trouble(404, null, `No such resource: ${path}`);
  };

  const stranger = await openStranger((heard) => speak(heard));
  const there: StrangeLinkedIn = {
    ...stranger,
    ...{ posts, rounds: 0, lag: 0, refusesDoubles: false, renews: true },
    originMap: { 'https://www.linkedin.com': stranger.url, 'https://api.linkedin.com': stranger.url },
    shown: ({ commentary }) => {
      const hashtags = commentary.replace(/\{hashtag\|\\#\|([^}]+)\}/g, (_, tag) => `\\#${tag}`);
      const [whole] = /^(?:\\[\s\S]|[^\\|{}@[\]()<>#*_~])*/.exec(hashtags) ?? [''];
      return whole.replace(/\\([\s\S])/g, '$1');
    },
  };
  return there;
}
