// A Mastodon server on this machine, as its documentation of July 2026 and the source of 4.5 have it: apps, tokens with
// scopes, media that are worked on, statuses with idempotency keys, threads, edits and limits.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { Figures } from '../../../server/connectors/channels/connector.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { countText } from '../../../server/contract/count-text.ts';
import { type Clock, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, formOf, jsonOf, openStandIn, partsOf } from '../support/stand-in.ts';

export const SERVER = 'social.example';
export const ORIGIN = `https://${SERVER}`;
const MOST_CALLS = 300;
const MOST_LISTED = 40;

interface Medium {
  readonly type: string;
  readonly description: string | null;
  asks: number;
  end: 'ready' | 'failed';
}

interface Status {
  readonly id: string;
  text: string;
  readonly createdAt: number;
  readonly parent: string | null;
  readonly account: string;
  readonly visibility: string;
  media: readonly string[];
  figures: Figures;
}

type Body = Readonly<Record<string, unknown>>;

const error = (status: number, message: string, headers = {}): Answer => ({
  status,
  headers,
  json: { error: message },
});
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

export async function openMastodon(clock: Pick<Clock, 'now'>) {
  const apps = new Map<string, { secret: string; redirect: string; scopes: string[] }>();
  const codes = new Map<string, { client: string; redirect: string; challenge: string; scopes: string[] }>();
  const tokens = new Map<string, string[]>([['token-1', ['read', 'write']]]);
  const media = new Map<string, Medium>();
  const statuses: Status[] = [];
  const keys = new Map<string, { id: string; until: number }>();
  const next: { asks: number; end: 'ready' | 'failed' } = { asks: 0, end: 'ready' };
  /** What this server has set for itself; null: it does not tell. */
  const own: { characters: number; told: unknown } = { characters: 500, told: undefined };
  let used = 0;
  let windowEndsAt = 0;
  let count = 100;
  const nextId = () => {
    count += 1;
    return String(count);
  };

  /** Answers in the name of whoever's token it is, as far as its scopes reach. */
  const as = (scope: string, answer: (asked: Asked) => Answer) => (asked: Asked) => {
    const scopes = tokens.get(/^Bearer (.+)$/.exec(asked.headers.authorization ?? '')?.[1] ?? '');
    if (!scopes) return error(401, 'The access token is invalid');
    const [all] = scope.split(':');
    if (!scopes.includes(scope) && !scopes.includes(String(all)))
      return error(403, 'This action is outside the authorized scopes');
    countCall();
    const given = answer(asked);
    return { ...given, headers: { ...limits(), ...given.headers } };
  };
  /** Counts a call of this window, or the first of the next. */
  const countCall = () => {
    if (clock.now() >= windowEndsAt) used = 0;
    windowEndsAt = limitedUntil();
    used += 1;
  };
  const limits = () => ({
    'X-RateLimit-Limit': String(MOST_CALLS),
    'X-RateLimit-Remaining': String(MOST_CALLS - used),
    'X-RateLimit-Reset': new Date(limitedUntil()).toISOString(),
  });
  const limitedUntil = () => Math.ceil((clock.now() + 1) / (5 * MINUTE)) * 5 * MINUTE;
  const find = (id: string | undefined) => statuses.find((one) => one.id === id);
  const show = (status: Status) => ({
    id: status.id,
    created_at: new Date(status.createdAt).toISOString(),
    in_reply_to_id: status.parent,
    uri: `${ORIGIN}/users/baker/statuses/${status.id}`,
    url: `${ORIGIN}/@baker/${status.id}`,
    visibility: status.visibility,
    content: `<p>${status.text.replaceAll('\n', '<br>')}</p>`,
    account: { id: status.account },
    media_attachments: status.media.map((id) => ({ id, description: media.get(id)?.description ?? null })),
    favourites_count: status.figures.likes ?? 0,
    replies_count: status.figures.comments ?? 0,
    reblogs_count: status.figures.shares ?? 0,
  });

  /** What a server of that API says of a status that it does not take; null when it takes it. */
  const judge = ({
    status = '',
    media_ids = [],
  }: {
    status?: unknown;
    media_ids?: unknown;
  }): Answer | null => {
    const text = String(status).trim();
    const ids = media_ids as string[];
    const { form } = channelOf('mastodon');
    const { characters } = own;
    if (text === '' && ids.length === 0) return error(422, "Validation failed: Text can't be blank");
    if (countText(form.counting, text) > characters)
      return error(422, `Validation failed: Text character limit of ${characters} exceeded`);
    if (ids.length > 4) return error(422, 'Validation failed: Cannot attach more than 4 files');
    const shown = ids.map((id) => media.get(id));
    if (shown.includes(undefined)) return error(422, 'Validation failed: Media not found');
    if (ids.length > 1 && shown.some((one) => one?.type.startsWith('video/')))
      return error(422, 'Validation failed: Cannot attach a video to a post that already contains images');
    if (shown.some((one) => one && one.asks > 0))
      return error(422, 'Cannot attach files that have not finished processing. Try again in a moment!');
    return null;
  };

  const post = (asked: Asked): Answer => {
    const body: Body = jsonOf(asked);
    const key = String(asked.headers['idempotency-key'] ?? '');
    const known = keys.get(key);
    const earlier = known && known.until > clock.now() ? find(known.id) : undefined;
    if (key !== '' && earlier) return { json: show(earlier) };
    const refusal = judge(body);
    if (refusal) return refusal;
    const parent = body.in_reply_to_id === undefined ? null : String(body.in_reply_to_id);
    if (parent !== null && !find(parent)) return error(404, 'Record not found');
    const status = {
      ...{ id: nextId(), text: String(body.status).trim(), createdAt: clock.now(), parent, account: '1' },
      ...{ visibility: String(body.visibility), media: (body.media_ids ?? []) as string[], figures: {} },
    };
    statuses.push(status);
    if (key !== '') keys.set(key, { id: status.id, until: clock.now() + HOUR });
    return { json: show(status) };
  };

  const edit = (asked: Asked): Answer => {
    const status = find(asked.params.id);
    if (!status) return error(404, 'Record not found');
    const body = jsonOf(asked);
    const refusal = judge(body);
    if (refusal) return refusal;
    // What an edit does not name is dropped.
    Object.assign(status, { text: String(body.status).trim(), media: body.media_ids ?? [] });
    return { json: show(status) };
  };

  const take = (asked: Asked): Answer => {
    const parts = partsOf(asked);
    const file = parts.find(({ name }) => name === 'file');
    assert.ok(file?.type && file.fileName, 'a file has a name and a type');
    const description = parts.find(({ name }) => name === 'description')?.body.toString('utf8') ?? null;
    if ((description?.length ?? 0) > 1500) return error(422, 'Validation failed: Description is too long');
    if (!/^(image\/(jpeg|png|webp)|video\/(mp4|quicktime|webm))$/.test(file.type))
      return error(422, 'Validation failed: File content type is invalid, File is invalid');
    const id = nextId();
    const isFilm = file.type.startsWith('video/');
    media.set(id, { type: file.type, description, asks: 0, end: 'ready', ...(isFilm && next) });
    return { status: isFilm ? 202 : 200, json: { id, type: isFilm ? 'video' : 'image', url: null } };
  };

  const askMedium = ({ params }: Asked): Answer => {
    const medium = media.get(params.id ?? '');
    if (!medium) return error(404, 'Record not found');
    if (medium.asks > 0) {
      medium.asks -= 1;
      return { status: 206, json: { id: params.id, url: null } };
    }
    if (medium.end === 'failed') return error(422, 'Validation failed: File content type is invalid');
    return { json: { id: params.id, url: `${ORIGIN}/media/${params.id}` } };
  };

  const hand = (asked: Asked): Answer => {
    const form = formOf(asked);
    const app = apps.get(form.get('client_id') ?? '');
    if (!app || app.secret !== form.get('client_secret'))
      return {
        status: 401,
        json: { error: 'invalid_client', error_description: 'Client authentication failed' },
      };
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isRight =
      form.get('grant_type') === 'authorization_code' &&
      code?.client === form.get('client_id') &&
      code?.redirect === form.get('redirect_uri') &&
      code?.challenge === hash(form.get('code_verifier') ?? '');
    if (!isRight) return { status: 400, json: { error: 'invalid_grant' } };
    const token = `token-${nextId()}`;
    tokens.set(token, code.scopes);
    const created_at = Math.floor(clock.now() / 1000);
    return { json: { access_token: token, token_type: 'Bearer', scope: code.scopes.join(' '), created_at } };
  };

  const register = (asked: Asked): Answer => {
    const form = formOf(asked);
    if (!URL.canParse(form.get('redirect_uris') ?? ''))
      return error(422, 'Validation failed: Redirect URI must be an absolute URI.');
    const client = `client-${nextId()}`;
    const [secret, scopes] = [`secret-${client}`, (form.get('scopes') ?? 'read').split(' ')];
    apps.set(client, { secret, redirect: form.get('redirect_uris') ?? '', scopes });
    return { json: { id: '1', name: form.get('client_name'), client_id: client, client_secret: secret } };
  };

  /** Allows what the page asks. @returns the code */
  const allow = (address: string): string => {
    const { origin, pathname, searchParams } = new URL(address);
    assert.deepEqual([origin, pathname], [ORIGIN, '/oauth/authorize']);
    const asked = (name: string) => searchParams.get(name) ?? '';
    const app = apps.get(asked('client_id'));
    assert.ok(
      app && app.redirect === asked('redirect_uri'),
      'an app that is known, and leads back to its own address',
    );
    assert.deepEqual([asked('response_type'), asked('code_challenge_method')], ['code', 'S256']);
    const scopes = asked('scope').split(' ');
    assert.ok(
      scopes.every((one) => app.scopes.includes(one)),
      'no scope beyond those of the app',
    );
    const code = `code-${nextId()}`;
    codes.set(code, {
      client: asked('client_id'),
      redirect: app.redirect,
      challenge: asked('code_challenge'),
      scopes,
    });
    return code;
  };

  const standIn = await openStandIn({
    origins: {
      [ORIGIN]: {
        'POST /api/v1/apps': register,
        // The page, on which the person allows at once.
        'GET /oauth/authorize': ({ path, query }) => {
          const back = new URL(query.get('redirect_uri') ?? '');
          back.searchParams.set('code', allow(`${ORIGIN}${path}?${query}`));
          back.searchParams.set('state', query.get('state') ?? '');
          return { status: 302, headers: { Location: back.href } };
        },
        'POST /oauth/token': hand,
        'POST /oauth/revoke': (asked) => {
          tokens.delete(formOf(asked).get('token') ?? '');
          return { json: {} };
        },
        'GET /api/v1/accounts/verify_credentials': as('read:accounts', () => ({
          json: { id: '1', username: 'baker', display_name: 'Harbour Bakery', followers_count: 321 },
        })),
        'GET /api/v2/instance': () => ({
          json: own.told ?? {
            domain: SERVER,
            version: '4.5.0',
            configuration: {
              statuses: {
                max_characters: own.characters,
                max_media_attachments: 4,
                characters_reserved_per_url: 23,
              },
            },
          },
        }),
        'GET /api/v1/accounts/:id/statuses': as('read:statuses', ({ params, query }) => {
          const before = query.get('max_id');
          const own = statuses.filter(
            (one) => one.account === params.id && (!before || Number(one.id) < Number(before)),
          );
          return {
            json: own
              .reverse()
              .slice(0, Math.min(Number(query.get('limit') ?? 20), MOST_LISTED))
              .map(show),
          };
        }),
        'POST /api/v2/media': as('write:media', take),
        'GET /api/v1/media/:id': as('write:media', askMedium),
        'POST /api/v1/statuses': as('write:statuses', post),
        'GET /api/v1/statuses/:id': as('read:statuses', ({ params }) => {
          const status = find(params.id);
          return status ? { json: show(status) } : error(404, 'Record not found');
        }),
        'GET /api/v1/statuses/:id/source': as('read:statuses', ({ params }) => {
          const status = find(params.id);
          return status
            ? { json: { id: status.id, text: status.text, spoiler_text: '' } }
            : error(404, 'Record not found');
        }),
        'GET /api/v1/statuses/:id/context': as('read:statuses', ({ params }) => {
          const below = (id: string | undefined): Status[] =>
            statuses.filter((one) => one.parent === id).flatMap((one) => [one, ...below(one.id)]);
          return { json: { ancestors: [], descendants: below(params.id).map(show) } };
        }),
        'PUT /api/v1/statuses/:id': as('write:statuses', edit),
        'DELETE /api/v1/statuses/:id': as('write:statuses', ({ params }) => {
          const at = statuses.findIndex(({ id }) => id === params.id);
          if (at < 0) return error(404, 'Record not found');
          const [gone] = statuses.splice(at, 1);
          // What answered it stays, and answers nothing any more.
          for (const [index, one] of statuses.entries())
            if (one.parent === gone?.id) statuses[index] = { ...one, parent: null };
          return { json: gone && show(gone) };
        }),
      },
    },
    isVisible: ({ method, path }) => method === 'POST' && path === '/api/v1/statuses',
  });

  return {
    ...standIn,
    statuses,
    media,
    tokens,
    limitedUntil,
    /** Makes what the next uploads need. */
    works: (asks: number, end: 'ready' | 'failed') => void Object.assign(next, { asks, end }),
    /** The server knows no app any more. */
    forget: () => void apps.clear(),
    useUp: () => {
      used = MOST_CALLS;
      windowEndsAt = limitedUntil();
    },
    limits,
    /** @param told instead of what it says of that usually */
    limitTo: (characters: number, told?: unknown) => void Object.assign(own, { characters, told }),
    /** Posts as the person would on the website. */
    write: (text: string, change: Partial<Status> = {}) =>
      void statuses.push({
        ...{ id: nextId(), text, createdAt: clock.now(), parent: null, account: '1' },
        ...{ visibility: 'public', media: [], figures: {} },
        ...change,
      }),
    allow,
  };
}

export type MastodonStandIn = Awaited<ReturnType<typeof openMastodon>>;
