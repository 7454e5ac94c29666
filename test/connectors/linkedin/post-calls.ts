// Posts of LinkedIn on this machine, and their figures.
import assert from 'node:assert/strict';
import * as v from 'valibot';
import { type Answer, jsonOf } from '../support/stand-in.ts';
import { workOn } from './media-calls.ts';
import { API, type Guards, keysOf, type LinkedIn, refuse } from './world.ts';

/** What a reader sees: everything before the first character of the syntax that stands for itself. */
export function shownOf(commentary: string): string {
  let shown = '';
  for (let at = 0; at < commentary.length; at += 1) {
    const rest = commentary.slice(at);
    const template = /^\{hashtag\|\\#\|((?:[\p{L}\p{N}]|\\_)+)\}/u.exec(rest);
    const one = commentary[at] ?? '';
    if (template) {
      shown += `#${(template[1] ?? '').replaceAll('\\', '')}`;
      at += template[0].length - 1;
    } else if (one === '\\') {
      at += 1;
      shown += commentary[at] ?? '';
    } else if ('|{}@[]()<>#*_~'.includes(one)) return shown;
    else shown += one;
  }
  return shown;
}

const MediaRef = v.strictObject({
  id: v.string(),
  altText: v.optional(v.pipe(v.string(), v.maxLength(4086))),
});
/** A document has a name, and no alternative text; neither has what is no document a name. */
const SingleRef = v.union([
  v.strictObject({
    id: v.pipe(v.string(), v.startsWith('urn:li:document:')),
    title: v.pipe(
      v.string(),
      v.nonEmpty(),
      v.maxLength(100),
      v.check((title) => title.isWellFormed()),
    ),
  }),
  v.strictObject({ ...MediaRef.entries, id: v.pipe(v.string(), v.regex(/^urn:li:(image|video):/)) }),
]);
const NewPost = v.strictObject({
  author: v.string(),
  commentary: v.string(),
  visibility: v.picklist(['PUBLIC', 'CONNECTIONS']),
  distribution: v.strictObject({
    feedDistribution: v.literal('MAIN_FEED'),
    targetEntities: v.strictTuple([]),
    thirdPartyDistributionChannels: v.strictTuple([]),
  }),
  content: v.optional(
    v.union([
      v.strictObject({ media: SingleRef }),
      v.strictObject({
        multiImage: v.strictObject({ images: v.pipe(v.array(MediaRef), v.minLength(2), v.maxLength(20)) }),
      }),
      v.strictObject({
        article: v.strictObject({
          source: v.pipe(v.string(), v.url()),
          title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(400)),
          description: v.optional(v.string()),
          thumbnail: v.optional(v.string()),
        }),
      }),
    ]),
  ),
  lifecycleState: v.literal('PUBLISHED'),
  isReshareDisabledByAuthor: v.boolean(),
});

export function postCalls(there: LinkedIn, { rest, mayWrite, mayRead }: Guards) {
  const unready = (author: string, content: v.InferOutput<typeof NewPost>['content']): Answer | null => {
    if (!content) return null;
    const ids =
      'media' in content
        ? [content.media.id]
        : 'multiImage' in content
          ? content.multiImage.images.map(({ id }) => id)
          : content.article.thumbnail
            ? [content.article.thumbnail]
            : [];
    for (const id of ids) {
      const asset = there.assets.get(id);
      if (asset?.owner !== author) return refuse(400, `${id} is not of ${author}`, 'INVALID_URN');
      // Whoever may not read it sends its post and sees.
      workOn(asset);
      if (asset.status === 'PROCESSING_FAILED') return refuse(400, 'MEDIA_ASSET_PROCESSING_FAILED');
      if (asset.status !== 'AVAILABLE') return refuse(400, 'MEDIA_ASSET_WAITING_UPLOAD');
    }
    return null;
  };

  const createPost = rest(null, (asked) => {
    const read = v.safeParse(NewPost, jsonOf(asked));
    if (!read.success) return refuse(422, v.flatten(read.issues).root?.[0] ?? read.issues[0].message);
    const { author, commentary, content } = read.output;
    if (!mayWrite(asked, author))
      return refuse(403, `Organization permissions must be used: ${author}`, 'ACCESS_DENIED');
    const shown = shownOf(commentary);
    if ([...shown].length > 3000) return refuse(422, 'The commentary is too long');
    const trouble = unready(author, content);
    if (trouble) return trouble;
    const twin = there.posts.find((one) => one.author === author && shownOf(one.commentary) === shown);
    if (twin) return duplicateOf(twin.id);
    // Films make posts of another kind.
    const isFilm = JSON.stringify(content ?? {}).includes('urn:li:video:');
    const id = `urn:li:${isFilm ? 'ugcPost' : 'share'}:72${there.next().padStart(17, '0')}`;
    there.posts.push({ id, author, commentary, content: content ?? null, createdAt: there.clock.now() });
    return { status: 201, headers: { 'x-restli-id': id, 'x-linkedin-id': id } };
  });

  const listPosts = rest(null, (asked) => {
    keysOf(asked, 'q', 'author', 'count', 'start', 'sortBy');
    if (asked.query.get('q') !== 'author' || asked.headers['x-restli-method'] !== 'FINDER')
      return refuse(400, 'No finder');
    const author = asked.query.get('author') ?? '';
    if (!mayRead(asked, author)) return refuse(403, 'Not enough permissions to read posts', 'ACCESS_DENIED');
    const [count, start] = [Number(asked.query.get('count') ?? 10), Number(asked.query.get('start') ?? 0)];
    assert.ok(count <= 100);
    const theirs = there.posts.filter((one) => one.author === author).reverse();
    const seen = theirs.slice(start, start + count).filter(({ isHidden }) => !isHidden);
    const elements = seen.map(({ content, isHidden: _, ...one }) => ({
      ...one,
      ...(content && { content }),
      publishedAt: one.createdAt,
      lifecycleState: 'PUBLISHED',
      visibility: 'PUBLIC',
    }));
    return {
      json: {
        elements,
        paging: { count, start, links: start + count < theirs.length ? [{ rel: 'next' }] : [] },
      },
    };
  });

  const changePost = rest(null, (asked) => {
    if (asked.headers['x-restli-method'] !== 'PARTIAL_UPDATE') return refuse(400, 'No such method');
    const post = there.posts.find(({ id }) => id === asked.params.urn);
    if (!post) return refuse(404, 'Not found');
    if (!mayWrite(asked, post.author)) return refuse(403, 'Not yours', 'ACCESS_DENIED');
    const Patch = v.strictObject({
      patch: v.strictObject({ $set: v.strictObject({ commentary: v.string() }) }),
    });
    post.commentary = v.parse(Patch, jsonOf(asked)).patch.$set.commentary;
    return { status: 204 };
  });

  const deletePost = rest(null, (asked) => {
    const at = there.posts.findIndex(({ id }) => id === asked.params.urn);
    if (at >= 0 && !mayWrite(asked, there.posts[at]?.author ?? ''))
      return refuse(403, 'Not yours', 'ACCESS_DENIED');
    if (at >= 0) there.posts.splice(at, 1);
    return { status: 204 };
  });

  const pageStatistics = rest('rw_organization_admin', (asked) => {
    keysOf(asked, 'q', 'organizationalEntity', 'shares', 'ugcPosts');
    assert.equal(asked.query.get('q'), 'organizationalEntity');
    const wanted = (key: 'shares' | 'ugcPosts') =>
      /^List\((.+)\)$/
        .exec(asked.query.get(key) ?? '')?.[1]
        ?.split(',')
        .map(decodeURIComponent) ?? [];
    const of = (key: 'shares' | 'ugcPosts', name: string) =>
      wanted(key).flatMap((id) => {
        assert.equal(id.includes('ugcPost'), key === 'ugcPosts');
        const totalShareStatistics = there.statistics.get(id);
        const organizationalEntity = asked.query.get('organizationalEntity');
        return totalShareStatistics ? [{ [name]: id, organizationalEntity, totalShareStatistics }] : [];
      });
    return { json: { elements: [...of('shares', 'share'), ...of('ugcPosts', 'ugcPost')] } };
  });

  const memberStatistics = rest('r_member_postAnalytics', (asked) => {
    keysOf(asked, 'q', 'entity', 'queryType', 'aggregation');
    const id = /^\((?:share|ugc):(.+)\)$/.exec(asked.query.get('entity') ?? '')?.[1] ?? '';
    const count = there.statistics.get(decodeURIComponent(id))?.[asked.query.get('queryType') ?? ''];
    return { json: { elements: count === undefined ? [] : [{ count }] } };
  });

  const networkSize = rest('rw_organization_admin', (asked) => {
    assert.equal(asked.query.get('edgeType'), 'COMPANY_FOLLOWED_BY_MEMBER');
    return { json: { firstDegreeSize: 321 } };
  });
  return {
    [API]: {
      'POST /rest/posts': createPost,
      'GET /rest/posts': listPosts,
      'POST /rest/posts/:urn': changePost,
      'DELETE /rest/posts/:urn': deletePost,
      'GET /rest/organizationalEntityShareStatistics': pageStatistics,
      'GET /rest/memberCreatorPostAnalytics': memberStatistics,
      'GET /rest/networkSizes/:urn': networkSize,
    },
  };
}

export function duplicateOf(urn: string): Answer {
  return {
    status: 422,
    json: {
      errorDetailType: 'com.linkedin.common.error.BadRequest',
      message: `Content is a duplicate of ${urn}`,
      errorDetails: { inputErrors: [{ description: `Duplicate of ${urn}`, code: 'DUPLICATE_POST' }] },
      status: 422,
    },
  };
}
