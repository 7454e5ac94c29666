// A server of Mastodon as its documentation has it (methods apps, oauth, accounts, media and statuses): snowflakes for ids,
// nulls where something is missing, pages by ids that are led to by a header, files that are worked on, words that come back
// as HTML.
import { createHash } from 'node:crypto';
import { HOUR, MINUTE, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { allow, type Heard, openStranger, paramsOf, type Said, type Stranger } from './stranger.ts';

export const SERVER = 'toots.example';
const ME = '109876543210987654';
const LIMIT = 300;

export interface StrangeStatus {
  readonly id: string;
  text: string;
  readonly at: number;
  readonly answers: string | null;
  readonly visibility: string;
  media: readonly string[];
}

export interface StrangeMastodon extends Stranger {
  readonly originMap: Readonly<Record<string, string>>;
  readonly statuses: StrangeStatus[];
  /** How often a file is asked for before it is ready; never where it is negative. */
  rounds: number;
  /** Nobody's token is good any more. */
  signOut(): void;
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br />' };

export async function openStrangeMastodon(clock: SimulatedClock): Promise<StrangeMastodon> {
  const statuses: StrangeStatus[] = [];
  const apps = new Map<string, { secret: string; uris: readonly string[]; scopes: readonly string[] }>();
  const codes = new Map<string, { client: string; scope: string; challenge: string | null; uri: string }>();
  const tokens = new Map<string, string>();
  const files = new Map<string, { description: string | null; rounds: number; isFilm: boolean }>();
  const names = new Map<string, { id: string; until: number }>();
  let count = 0;
  let used = 0;
  /** As the server makes them: by the moment, too long for a number of JavaScript. */
  const next = (): string => {
    count += 1;
    return String(BigInt(clock.now()) * 65536n + BigInt(count));
  };
  const trouble = (status: number, error: string, error_description?: string): Said => ({
    status,
    body: { error, ...(error_description && { error_description }) },
  });
  const shape = (one: StrangeStatus) => ({
    id: one.id,
    created_at: new Date(one.at).toISOString(),
    ...{ in_reply_to_id: one.answers, in_reply_to_account_id: one.answers && ME },
    ...{ sensitive: false, spoiler_text: '', language: null, edited_at: null, poll: null, card: null },
    visibility: one.visibility,
    uri: `https://${SERVER}/users/oven/statuses/${one.id}`,
    url: `https://${SERVER}/@oven/${one.id}`,
    ...{ replies_count: 1, reblogs_count: 2, favourites_count: 3, quotes_count: null },
    content: `<p>${one.text.replace(/[&<>\n]/g, (sign) => HTML[sign] ?? sign)}</p>`,
    ...{ reblog: null, application: { name: 'Drivyn', website: null }, mentions: [], tags: [], emojis: [] },
    account: { id: ME, username: 'oven', acct: 'oven', fields: [] },
    media_attachments: one.media.map((id) => ({
      ...{ id, type: 'image', url: `https://${SERVER}/media/${id}`, preview_url: null, meta: {} },
      description: files.get(id)?.description ?? null,
    })),
  });

  const register = (heard: Heard): Said => {
    const { client_name, redirect_uris = '', scopes = 'read' } = paramsOf(heard);
    if (!client_name) return trouble(422, "Validation failed: Application name can't be blank");
    const client = `client_${next()}`;
    const uris = redirect_uris.split('\n');
    apps.set(client, { secret: `secret_${client}`, uris, scopes: scopes.split(' ') });
    const told = { client_id: client, client_secret: `secret_${client}`, client_secret_expires_at: 0 };
    return { status: 200, body: { id: '1', name: client_name, website: null, redirect_uris: uris, ...told } };
  };

  const page = (heard: Heard): Said => {
    const asked = heard.url.searchParams;
    const client = asked.get('client_id') ?? '';
    const uri = asked.get('redirect_uri') ?? '';
    if (!apps.get(client)?.uris.includes(uri)) return trouble(400, 'invalid_request');
    const code = `code_${next()}`;
    const challenge = asked.get('code_challenge_method') === 'S256' ? asked.get('code_challenge') : null;
    codes.set(code, { client, scope: asked.get('scope') ?? 'read', challenge, uri });
    return allow(heard, code);
  };

  const grant = (heard: Heard): Said => {
    const { client_id = '', client_secret, code = '', ...asked } = paramsOf(heard);
    if (apps.get(client_id)?.secret !== client_secret || client_secret === undefined)
      return trouble(401, 'invalid_client', 'Client authentication failed due to unknown client');
    const known = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(asked.code_verifier ?? '')
      .digest('base64url');
    const isRight = known?.client === client_id && known.uri === asked.redirect_uri;
    if (!isRight || (known.challenge !== null && known.challenge !== challenge))
      return trouble(400, 'invalid_grant', 'The provided authorization grant is invalid');
    const token = `token_${next()}`;
    tokens.set(token, known.scope);
    const created_at = Math.floor(clock.now() / 1000);
    return {
      status: 200,
      body: { access_token: token, token_type: 'Bearer', scope: known.scope, created_at },
    };
  };

  const write = (heard: Heard): Said => {
    const name = String(heard.headers['idempotency-key'] ?? '');
    const known = names.get(name);
    const earlier = known && known.until > clock.now() && statuses.find(({ id }) => id === known.id);
    if (earlier) return { status: 200, body: shape(earlier) };
    const {
      status = '',
      media_ids = [],
      in_reply_to_id,
      visibility = 'public',
    } = heard.json as {
      status?: string;
      media_ids?: string[];
      in_reply_to_id?: string;
      visibility?: string;
    };
    const wrong = judge(status, media_ids);
    if (wrong) return wrong;
    if (in_reply_to_id && !statuses.some(({ id }) => id === in_reply_to_id))
      return trouble(404, 'Record not found');
    const made = { id: next(), text: status, at: clock.now(), answers: in_reply_to_id ?? null };
    statuses.unshift({ ...made, visibility, media: media_ids });
    if (name !== '') names.set(name, { id: made.id, until: clock.now() + HOUR });
    return { status: 200, body: statuses[0] && shape(statuses[0]) };
  };

  const judge = (text: string, media: readonly string[]): Said | null => {
    if (text.trim() === '' && media.length === 0)
      return trouble(422, "Validation failed: Text can't be blank");
    if (text.length > 500 && text.replace(/https?:\/\/\S+/g, 'x'.repeat(23)).length > 500)
      return trouble(422, 'Validation failed: Text character limit of 500 exceeded');
    const shown = media.map((id) => files.get(id));
    if (shown.some((one) => !one)) return trouble(404, 'Record not found');
    if (shown.some((one) => one?.rounds !== 0))
      return trouble(422, 'Cannot attach files that have not finished processing. Try again in a moment!');
    return null;
  };

  const take = (heard: Heard): Said => {
    const { file = '', description = null } = paramsOf(heard);
    const isFilm = heard.raw.includes('video/mp4');
    if (!isFilm && !file.startsWith('file:')) return trouble(422, "Validation failed: File can't be blank");
    const id = next();
    files.set(id, { description, rounds: isFilm ? there.rounds : 0, isFilm });
    const url = isFilm ? null : `https://${SERVER}/media/${id}`;
    return { status: isFilm ? 202 : 200, body: { id, type: isFilm ? 'gifv' : 'image', url, blurhash: null } };
  };

  const look = (id: string): Said => {
    const file = files.get(id);
    if (!file) return trouble(404, 'Record not found');
    if (file.rounds < 0) return trouble(422, 'Error processing thumbnail for uploaded media');
    if (file.rounds === 0) return { status: 200, body: { id, url: `https://${SERVER}/media/${id}` } };
    file.rounds -= 1;
    return { status: 206, body: { id, url: null } };
  };

  /** Its own of an account, the newest first; the next page is led to by a header. */
  const list = ({ url }: Heard): Said => {
    const [most, before] = [
      Math.min(40, Number(url.searchParams.get('limit') ?? 20)),
      url.searchParams.get('max_id'),
    ];
    const older = statuses.filter(({ id }) => before === null || BigInt(id) < BigInt(before));
    const shown = older.slice(0, most);
    const last = shown.at(-1);
    const link = last && `<https://${SERVER}${url.pathname}?max_id=${last.id}>; rel="next"`;
    return { status: 200, body: shown.map(shape), ...(link && { headers: { Link: link } }) };
  };

  const one = (heard: Heard, id: string, what: string): Said => {
    const at = statuses.findIndex((status) => status.id === id);
    const found = statuses[at];
    if (!found) return trouble(404, 'Record not found');
    if (what === 'source') return { status: 200, body: { id, text: found.text, spoiler_text: '' } };
    if (what === 'context') {
      const below = (root: string): StrangeStatus[] =>
        statuses.filter(({ answers }) => answers === root).flatMap((next) => [next, ...below(next.id)]);
      return { status: 200, body: { ancestors: [], descendants: below(id).map(shape) } };
    }
    if (heard.method === 'DELETE') {
      statuses.splice(at, 1);
      return { status: 200, body: { ...shape(found), text: found.text } };
    }
    if (heard.method === 'PUT') {
      const { status = '', media_ids = [] } = heard.json as { status?: string; media_ids?: string[] };
      const wrong = judge(status, media_ids);
      if (wrong) return wrong;
      Object.assign(found, { text: status, media: media_ids });
    }
    return { status: 200, body: shape(found) };
  };

  const ROUTES: readonly (readonly [RegExp, string | null, (heard: Heard, parts: string[]) => Said])[] = [
    [/^POST \/api\/v1\/apps$/, null, register],
    [/^GET \/oauth\/authorize$/, null, page],
    [/^POST \/oauth\/token$/, null, grant],
    [
      /^POST \/oauth\/revoke$/,
      null,
      (heard) => {
        tokens.delete(paramsOf(heard).token ?? '');
        return { status: 200, body: {} };
      },
    ],
    [
      /^GET \/api\/v1\/accounts\/verify_credentials$/,
      'read:accounts',
      () => ({
        status: 200,
        body: { id: ME, username: 'oven', acct: 'oven', display_name: '', followers_count: 12, note: null },
      }),
    ],
    [/^GET \/api\/v1\/accounts\/\d+\/statuses$/, 'read:statuses', list],
    [/^POST \/api\/v2\/media$/, 'write:media', take],
    [/^GET \/api\/v1\/media\/(\d+)$/, 'write:media', (_, [id = '']) => look(id)],
    [/^POST \/api\/v1\/statuses$/, 'write:statuses', write],
    [
      /^GET \/api\/v1\/statuses\/(\d+)(?:\/(source|context))?$/,
      'read:statuses',
      (heard, [id = '', what = '']) => one(heard, id, what),
    ],
    [
      /^(?:PUT|DELETE) \/api\/v1\/statuses\/(\d+)$/,
      'write:statuses',
      (heard, [id = '']) => one(heard, id, ''),
    ],
  ];
  const speak = (heard: Heard): Said => {
    const name = `${heard.method} ${heard.url.pathname}`;
    const [path, scope, answer] = ROUTES.find(([pattern]) => pattern.test(name)) ?? [];
    if (!path || !answer)
      return { status: 404, body: '<html>The page you are looking for isn’t here.</html>' };
    if (scope) {
      const given = tokens.get(/^Bearer (.+)$/.exec(heard.headers.authorization ?? '')?.[1] ?? '');
      if (given === undefined) return trouble(401, 'The access token is invalid');
      const [all] = scope.split(':');
      if (!given.split(' ').some((granted) => granted === scope || granted === all))
        return trouble(403, 'This action is outside the authorized scopes');
    }
    used += 1;
    const said = answer(heard, path.exec(name)?.slice(1) ?? []);
    const ends = new Date(Math.ceil((clock.now() + 1) / (5 * MINUTE)) * 5 * MINUTE).toISOString();
    const limits = {
      'X-RateLimit-Limit': String(LIMIT),
      'X-RateLimit-Remaining': String(LIMIT - (used % 200)),
    };
    return { ...said, headers: { ...limits, 'X-RateLimit-Reset': ends, ...said.headers } };
  };

  const stranger = await openStranger(speak);
  const there: StrangeMastodon = {
    ...stranger,
    originMap: { [`https://${SERVER}`]: stranger.url },
    statuses,
    rounds: 0,
    signOut: () => tokens.clear(),
  };
  return there;
}
