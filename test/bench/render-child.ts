// Prints the mean time of drawing the dashboard's document, milliseconds: nothing but `renderToString`, with the
// properties that the server itself would load.
import { compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import { FIRST_ACCOUNT_ID } from '../../server/contract/constants/brand.ts';
import { findAccount } from '../../server/domain/accounts/index.ts';
import { findScreen } from '../../server/pages/find-screen.ts';
import { findFrame } from '../../server/pages/frame.repo.ts';
import { renderPage } from '../../server/pages/render.tsx';
import type { Shown } from '../../server/pages/screen.ts';
import { meanTime } from './measure.ts';

const ROUNDS = 1500;

const app = await compose(readConfig(process.env), { log: createLog('silent') });
try {
  const draw = await prepare();
  process.stdout.write(String(meanTime(ROUNDS, draw)));
} finally {
  await app.stop();
}

async function prepare(): Promise<() => void> {
  const { ctx, pages } = app;
  const account = await findAccount(ctx.db.read, FIRST_ACCOUNT_ID);
  if (!account?.currentBusinessId) throw new Error('the business is not there');
  const businessId = account.currentBusinessId;
  const actor = { kind: 'account', accountId: account.id, businessId, role: 'owner', open: false } as const;
  const frame = await findFrame(ctx.db.read, actor);
  const now = ctx.clock.now();
  const { screen, params } = findScreen('/');
  const query = new URLSearchParams();
  const {
    signUp,
    lettersStayHere,
    draws,
    billing,
    models,
    signIns,
    isReachable,
    audienceOf,
    advertOf,
    sending,
  } = pages;
  const addressOf = () => 'https://drivyn.example/';
  const here = {
    signUp,
    lettersStayHere,
    draws,
    billing,
    models,
    signIns,
    isReachable,
    audienceOf,
    advertOf,
    addressOf,
    sending,
  };
  const rest = { route: '/', form: undefined, now, ...here };
  const request = { ctx, actor, frame, params, query, ...rest };
  const shown = await screen.show(request);
  requireView(shown);
  const page = {
    as: 'document',
    shown,
    screen,
    frame,
    mayPause: true,
    isOpen: false,
    supportUntil: null,
    now,
    keepsStyles: false,
    isRefused: false,
  } as const;
  return () => void renderPage({ ...page, assets: pages.assets });
}

function requireView(shown: Shown): asserts shown is Exclude<Shown, { redirect: string }> {
  if ('redirect' in shown) throw new Error(`the dashboard leads to ${shown.redirect}`);
}
