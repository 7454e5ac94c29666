// Pinterest as its specification 5.23 has it: boards by pages, pins by their board, films by a store that wants its fields in
// order and the file behind them.
import { SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { allow, type Heard, openStranger, type Said, type Stranger } from './stranger.ts';

export const KEYS = { clientId: 'stranger-pin', clientSecret: 'stranger-pin-secret' };

export interface StrangePin {
  readonly id: string;
  readonly board: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly at: number;
  readonly source: {
    readonly source_type?: string;
    readonly items?: readonly unknown[];
    readonly media_id?: string;
  };
}

export interface StrangePinterest extends Stranger {
  readonly originMap: Readonly<Record<string, string>>;
  readonly pins: StrangePin[];
}

const BOARDS = [
  { id: '550001', name: 'Hidden', privacy: 'SECRET' },
  { id: '550002', name: 'Loaves', privacy: 'PUBLIC' },
  { id: '550003', name: 'Rolls', privacy: null },
];

export async function openStrangePinterest(clock: SimulatedClock): Promise<StrangePinterest> {
  const pins: StrangePin[] = [];
  const codes = new Set<string>();
  const films = new Map<string, { isStored: boolean; rounds: number }>();
  let count = 0;
  const next = (): number => {
    count += 1;
    return count;
  };
  let token = '';
  const trouble = (status: number, code: number, message: string): Said => ({
    status,
    body: { code, message },
  });

  const grant = ({ form, headers }: Heard): Said => {
    const basic = Buffer.from(`${KEYS.clientId}:${KEYS.clientSecret}`).toString('base64');
    if (headers.authorization !== `Basic ${basic}`) return trouble(401, 2, 'Authentication failed.');
    const isCode = form.get('grant_type') === 'authorization_code' && codes.delete(form.get('code') ?? '');
    if (!isCode && form.get('refresh_token') !== 'pin-refresh') return trouble(400, 283, 'Invalid grant');
    token = `pin-access-${next()}`;
    const scope = 'user_accounts:read boards:read boards:write pins:read pins:write';
    const lasts = { expires_in: 2592000, refresh_token_expires_in: '5184000', refresh_token_expires_at: 1 };
    return {
      status: 200,
      body: {
        access_token: token,
        token_type: 'bearer',
        scope,
        refresh_token: isCode ? 'pin-refresh' : null,
        ...lasts,
      },
    };
  };

  const boards = ({ url }: Heard): Said => {
    // One on each page, and the bookmark of the last is null.
    const at = Number(url.searchParams.get('bookmark')?.replace('at:', '') ?? 0);
    const bookmark = at + 1 < BOARDS.length ? `at:${at + 1}` : null;
    return {
      status: 200,
      body: { items: BOARDS.slice(at, at + 1).map((board) => ({ ...board, owner: {} })), bookmark },
    };
  };

  const create = ({ json }: Heard): Said => {
    const {
      board_id,
      media_source,
      title = null,
      description = null,
    } = json as {
      board_id?: string;
      media_source?: StrangePin['source'];
      title?: string;
      description?: string;
    };
    if (!BOARDS.some(({ id }) => id === board_id)) return trouble(404, 40, 'Board not found.');
    const film = films.get(media_source?.media_id ?? '');
    if (media_source?.source_type === 'video_id' && (!film?.isStored || film.rounds > 0))
      return trouble(400, 235, 'Media is not ready.');
    if (media_source?.items && (media_source.items.length < 2 || media_source.items.length > 5))
      return trouble(400, 1, 'items');
    const pin = {
      id: String(8_140_000 + next()),
      board: board_id ?? '',
      title,
      description,
      at: clock.now(),
      source: media_source ?? {},
    };
    pins.unshift(pin);
    return { status: 200, body: toTold(pin) };
  };
  // Whole seconds, of UTC without saying so; numbers where they fit.
  const toTold = ({ id, board, title, description, at }: StrangePin) => ({
    ...{ id: Number(id), board_id: Number(board), title, description: description?.trim() ?? null },
    ...{
      created_at: new Date(Math.floor(at / SECOND) * SECOND).toISOString().slice(0, 19),
      link: null,
      media: null,
      note: '',
    },
  });
  const list = ({ url }: Heard): Said => {
    const from = Number(url.searchParams.get('bookmark') ?? 0);
    const bookmark = from + 2 < pins.length ? String(from + 2) : '';
    return { status: 200, body: { items: pins.slice(from, from + 2).map(toTold), bookmark } };
  };

  const store = ({ raw, headers }: Heard): Said => {
    const text = raw.toString('latin1');
    const names = [...text.matchAll(/Content-Disposition: form-data; name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    const isWhole = names.at(-1) === 'file' && names[0] === 'key' && headers['content-length'] !== undefined;
    if (!isWhole) return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
    const film = films.get(/name="key"\r\n\r\nfilms\/(\d+)/.exec(text)?.[1] ?? '');
    if (film) film.isStored = true;
    return { status: 204 };
  };

  const speak = (heard: Heard): Said => {
    const { method, url, headers } = heard;
    const path = url.pathname.replace(/^\/v5/, '');
    const call = `${method} ${path}`;
    if (path === '/oauth/') {
      const code = `code-${next()}`;
      codes.add(code);
      return allow(heard, code);
    }
    if (call === 'POST /oauth/token') return grant(heard);
    if (path === '/films') return store(heard);
    if (headers.authorization !== `Bearer ${token}`) return trouble(401, 2, 'Authentication failed.');
    if (path === '/user_account')
      return {
        status: 200,
        body: {
          id: 7,
          username: 'stranger',
          business_name: null,
          website_url: null,
          follower_count: '12',
          account_type: 'BUSINESS',
        },
      };
    if (path === '/boards') return boards(heard);
    if (call === 'POST /pins') return create(heard);
    if (call === 'GET /pins') return list(heard);
    if (call === 'POST /media') {
      const id = String(next());
      films.set(id, { isStored: false, rounds: 3 });
      const upload_parameters = {
        key: `films/${id}`,
        policy: 'p',
        'x-amz-expires': 3600,
        'Content-Type': 'multipart/form-data',
      };
      return {
        status: 201,
        body: { media_id: id, media_type: 'video', upload_url: `${there.url}/films`, upload_parameters },
      };
    }
    const film = films.get(path.replace('/media/', ''));
    if (film) {
      film.rounds -= 1;
      return {
        status: 200,
        body: { media_id: path.replace('/media/', ''), status: film.rounds > 0 ? 'processing' : 'succeeded' },
      };
    }
    const at = pins.findIndex(({ id }) => path.startsWith(`/pins/${id}`));
    if (at < 0) return trouble(404, 50, 'Pin not found.');
    if (method === 'DELETE') pins.splice(at, 1);
    if (method === 'DELETE') return { status: 204 };
    const summary_metrics = { IMPRESSION: '31', SAVE: 2, OUTBOUND_CLICK: null, SAVE_RATE: 0.0645 };
    return { status: 200, body: { all: { daily_metrics: [], summary_metrics, lifetime_metrics: null } } };
  };

  const stranger = await openStranger((heard) => speak(heard));
  const origins = ['https://www.pinterest.com', 'https://api.pinterest.com'];
  const originMap = Object.fromEntries(origins.map((origin) => [origin, stranger.url]));
  const there: StrangePinterest = { ...stranger, pins, originMap };
  return there;
}
