// How one comes into the strangers' Instagram: by its own sign-in, whose tokens have to be renewed, and by that of Facebook, where a
// page has a token of its own. What is behind them is the same.
import { DAY, HOUR, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { trouble } from './graph.ts';
import { allow, type Heard, paramsOf, type Said, type Speak } from './stranger.ts';

export const OWN_KEYS = { clientId: '6600', clientSecret: 'stranger-ig-secret' };
export const FACE_KEYS = { clientId: '6601', clientSecret: 'stranger-fb-secret' };
export const ME = '17841400000000007';
const PAGE = '550000000000009';

/** What is asked behind a door, by whoever was let in. */
type Behind = (path: string, method: string, asked: Record<string, string>) => Said;

export function openDoors(
  clock: SimulatedClock,
  behind: Behind,
): { readonly own: Speak; readonly face: Speak } {
  const codes = new Map<string, string>();
  const tokens = new Map<string, { readonly of: string; readonly since: number; readonly until: number }>();
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const give = (of: string, lasts: number): string => {
    const token = `${of === 'own' ? 'IGAA' : 'EAA'}${next()}`;
    tokens.set(token, { of, since: clock.now(), until: clock.now() + lasts });
    return token;
  };
  const takeCode = ({ code = '', redirect_uri = '' }: Record<string, string>): boolean => {
    const redirect = codes.get(code);
    codes.delete(code);
    return redirect !== undefined && redirect === redirect_uri;
  };

  const tokenOf = ({ headers }: Heard, asked: Record<string, string>) =>
    headers.authorization?.replace(/^Bearer /, '') ?? asked.access_token ?? '';
  const isLetIn = (token: string, of: string): boolean => {
    const known = tokens.get(token);
    return known?.of === of && clock.now() < known.until;
  };

  const own: Speak = (heard) => {
    const path = heard.url.pathname.replace(/^\/v\d+\.\d/, '');
    const asked = paramsOf(heard);
    if (path === '/oauth/authorize') {
      const code = `AQ${next()}`;
      codes.set(code, asked.redirect_uri ?? '');
      const { headers } = allow(heard, code);
      return { status: 302, headers: { Location: `${headers?.Location}#_` } };
    }
    if (path === '/oauth/access_token' && heard.method === 'POST') {
      const isKnown =
        heard.form.get('client_id') === OWN_KEYS.clientId && asked.client_secret === OWN_KEYS.clientSecret;
      if (!isKnown || !takeCode(asked))
        return {
          status: 400,
          body: { error_type: 'OAuthException', code: '400', error_message: 'Invalid platform app' },
        };
      // Its number is longer than numbers are exact, and what was granted is a list.
      const granted = ['basic', 'content_publish', 'manage_insights', 'manage_comments'];
      const permissions = JSON.stringify(granted.map((one) => `instagram_business_${one}`));
      return {
        status: 200,
        headers: { 'Content-Type': 'application/json' },
        body: `{"data":[{"access_token":"${give('own', HOUR)}","user_id":${ME},"permissions":${permissions}}]}`,
      };
    }
    const token = tokenOf(heard, asked);
    if (!isLetIn(token, 'own'))
      return trouble(190, 463, 'Error validating access token: Session has expired', 400);
    const fresh = () => ({
      status: 200,
      body: {
        access_token: give('own', 60 * DAY),
        token_type: 'bearer',
        expires_in: '5183944',
        permissions: null,
      },
    });
    if (path === '/access_token')
      return asked.client_secret === OWN_KEYS.clientSecret
        ? fresh()
        : trouble(101, null, 'Error validating client secret');
    if (path === '/refresh_access_token') {
      const isYoung = clock.now() - (tokens.get(token)?.since ?? 0) < DAY;
      return isYoung ? trouble(10, null, 'The token is too young to be refreshed.') : fresh();
    }
    if (path === '/me')
      return {
        status: 200,
        body: {
          user_id: ME,
          id: '99',
          username: 'stranger',
          name: null,
          account_type: 'A_NEW_TYPE',
          followers_count: '77',
        },
      };
    return behind(path, heard.method, asked);
  };

  const face: Speak = (heard) => {
    const path = heard.url.pathname.replace(/^\/v\d+\.\d/, '');
    const asked = paramsOf(heard);
    if (path === '/dialog/oauth') {
      const code = `AQ${next()}`;
      codes.set(code, asked.redirect_uri ?? '');
      return allow(heard, code);
    }
    if (path === '/oauth/access_token') {
      if (asked.client_secret !== FACE_KEYS.clientSecret)
        return trouble(1, null, 'Error validating client secret.');
      const isLong =
        asked.grant_type === 'fb_exchange_token' && isLetIn(asked.fb_exchange_token ?? '', 'person');
      if (!isLong && !takeCode(asked)) return trouble(100, 36009, 'This authorization code has been used.');
      return {
        status: 200,
        body: { access_token: give('person', isLong ? 60 * DAY : HOUR), token_type: 'bearer' },
      };
    }
    const token = tokenOf(heard, asked);
    if (path === '/debug_token') return { status: 200, body: { data: { is_valid: true, expires_at: 0 } } };
    const isPerson = isLetIn(token, 'person');
    const account = { id: ME, username: 'stranger', name: null };
    const pages = [
      {
        id: '550000000000008',
        name: 'Without Instagram',
        access_token: give('page', DAY),
        tasks: ['CREATE_CONTENT'],
      },
      {
        id: PAGE,
        name: 'Loaves',
        access_token: give('page', 900 * DAY),
        instagram_business_account: account,
      },
    ];
    if (isPerson && path === '/me/accounts')
      return { status: 200, body: { data: pages, paging: { cursors: null } } };
    if (isPerson && path === '/me/permissions') {
      const all = [
        'instagram_basic',
        'instagram_content_publish',
        'instagram_manage_comments',
        'instagram_manage_insights',
      ];
      return { status: 200, body: { data: all.map((permission) => ({ permission, status: 'granted' })) } };
    }
    if (isPerson) return { status: 200, body: { id: 5, data: [] } };
    if (!isLetIn(token, 'page')) return trouble(190, 463, 'Session has expired.', 401);
    return behind(path, heard.method, asked);
  };
  return { own, face };
}
