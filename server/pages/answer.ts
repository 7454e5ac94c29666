// From a route to an answer: the fragment that the router swaps in, or the whole document for a browser's own request.
import { inlineOf } from '../../views/layout/document.tsx';
import { stylesOf } from '../../views/layout/kept-styles.ts';
import { pageBuild } from '../../views/layout/page-build.ts';
import type { Assets, Inline } from '../../views/layout/types.ts';
import type { SignUpMode } from '../contract/sign-in.ts';
import type { Context } from '../db/unit-of-work.ts';
import { requireInPerson } from '../domain/accounts/index.ts';
import type { Billing } from '../domain/billing/index.ts';
import { canManage } from '../domain/business/index.ts';
import type { AddressOf, SignIns } from '../domain/channels/index.ts';
import type { ModelParts } from '../domain/models/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { AppError, notFound } from '../kernel/app-error.ts';
import { NOT_FOUND } from '../screens/registry.ts';
import { say } from '../sentences/index.ts';
import { findScreen } from './find-screen.ts';
import { type Frame, findFrame } from './frame.repo.ts';
import type { KeptPages } from './kept-pages.ts';
import { businessOf, type Page, renderPage, tagPage } from './render.tsx';
import type { FormState, Screen, ScreenRequest, Shown } from './screen.ts';
import { showTrouble } from './trouble.tsx';

export interface PageParts {
  readonly ctx: Context;
  readonly assets: Assets;
  /** Who may make an account. */
  readonly signUp: SignUpMode;
  readonly kept: KeptPages;
  /** Whether letters stay on this machine, as no mail server is there for them. */
  lettersStayHere(): Promise<boolean>;
  /** Whether pictures of posts are drawn here. */
  readonly draws: boolean;
  readonly sending: ScreenRequest['sending'];
  readonly billing: Billing;
  readonly models: ModelParts;
  readonly signIns: SignIns;
  /** Whether networks are told where they can fetch pictures from this server. */
  readonly isReachable: boolean;
  readonly audienceOf: ScreenRequest['audienceOf'];
  readonly advertOf: ScreenRequest['advertOf'];
  /** HTTP status of an error. */
  readonly statusOf: (error: unknown) => number;
  /** Called with errors that are no answer to a person's mistake. */
  readonly report: (error: unknown) => void;
}

export interface PageRequest {
  /** Path and query as in the hash: `/platforms/x?tab=content`. */
  readonly route: string;
  readonly actor: Actor;
  /** Where networks lead back to. */
  readonly addressOf: AddressOf;
  /** `home` is the document at `/`: it shows where a redirect leads instead of redirecting. */
  readonly as: 'fragment' | 'document' | 'home';
  readonly form?: FormState | undefined;
  /** Shown instead of the screen. */
  readonly refusal?: AppError | undefined;
  /** The `ETag` of the page that the client has. */
  readonly known?: string | undefined;
  /** The stylesheets that the client keeps, as `stylesOf` names them. */
  readonly keptStyles?: string | undefined;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** What a whole document carries inside itself. */
  readonly inline?: Inline;
}

const MOST_REDIRECTS = 3;

/** Loads and draws the screen of a route. Errors of a screen are screens too, with their status kept. */
export async function answerPage(parts: PageParts, request: PageRequest): Promise<PageAnswer> {
  const { ctx } = parts;
  const now = ctx.clock.now();
  const frame = request.actor.kind === 'account' ? await findFrame(ctx.db.read, request.actor) : null;
  let { route } = request;
  for (let step = 0; step < MOST_REDIRECTS; step += 1) {
    const found = await showRoute(parts, { ...request, route }, { frame, now });
    if (!('redirect' in found.shown))
      return page(parts, { ...request, route }, { ...found, shown: found.shown, frame, now });
    if (request.as !== 'home')
      return redirect(request.as, {
        to: found.shown.redirect,
        status: found.status,
        build: pageBuild(parts.assets.buildId, businessOf(frame)),
      });
    route = found.shown.redirect;
  }
  throw new Error(`the screen of ${request.route} redirects in a circle`);
}

interface Found {
  readonly screen: Screen;
  readonly shown: Shown;
  readonly status: number;
}

async function showRoute(
  parts: PageParts,
  request: PageRequest,
  { frame, now }: { frame: Frame | null; now: number },
): Promise<Found> {
  const url = new URL(`http://route.invalid${request.route}`);
  const { screen, params } = findScreen(url.pathname);
  const { ctx } = parts;
  const { actor, form } = request;
  // The address's own query is no part of the hash that the document stands for.
  const route = request.as === 'home' ? url.pathname : request.route;
  const {
    lettersStayHere,
    draws,
    sending,
    signUp,
    billing,
    models,
    signIns,
    isReachable,
    audienceOf,
    advertOf,
  } = parts;
  const screenRequest: ScreenRequest = {
    ctx,
    actor,
    frame,
    params,
    query: url.searchParams,
    route,
    form,
    now,
    signUp,
    lettersStayHere,
    draws,
    sending,
    billing,
    models,
    signIns,
    isReachable,
    audienceOf,
    advertOf,
    addressOf: request.addressOf,
  };
  try {
    if (request.refusal) throw request.refusal;
    if (screen.access === 'account' && !frame) throw noFrame(actor);
    requireOwn(screenRequest);
    if (screen.personal && actor.kind === 'account') requireInPerson(actor);
    const shown = await screen.show(screenRequest);
    const status =
      screen === NOT_FOUND ? parts.statusOf(notFound()) : form ? parts.statusOf(invalid(form)) : 200;
    return { screen, shown, status: 'redirect' in shown ? 200 : status };
  } catch (error) {
    const status = parts.statusOf(error);
    if (!(error instanceof AppError)) parts.report(error);
    const isUnknown = error instanceof AppError && error.code === 'not-found';
    return { screen: isUnknown ? NOT_FOUND : screen, shown: showTrouble(error, screenRequest), status };
  }
}

/** Why somebody who belongs to no business, or is not signed in, sees no screen of one. */
function noFrame({ kind }: Actor): AppError {
  return kind === 'guest'
    ? new AppError('forbidden', say('http.no-business'))
    : new AppError('unauthenticated', say('http.sign-in-to-see'));
}

/** A screen names its account by `userId`, and an account sees only itself. @throws AppError not-found */
function requireOwn({ query, frame }: ScreenRequest): void {
  const userId = query.get('userId');
  if (frame && userId !== null && userId !== String(frame.account.id)) throw notFound();
}

function invalid(form: FormState): AppError {
  return new AppError('invalid', form.sentence);
}

function redirect(
  as: 'fragment' | 'document',
  { to, status, build }: { to: string; status: number; build: string },
): PageAnswer {
  const headers = { ...COMMON, 'Drivyn-Build': build };
  if (as === 'document') return { status: 303, headers: { ...headers, Location: `/screens${to}` }, body: '' };
  return { status, headers: { ...headers, 'Drivyn-Location': `#${to}` }, body: '' };
}

const COMMON = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  Vary: 'Drivyn-Fragment, Cookie',
} as const;

function page(
  parts: PageParts,
  request: PageRequest,
  {
    status,
    ...found
  }: Found & { shown: Exclude<Shown, { redirect: string }>; frame: Frame | null; now: number },
): PageAnswer {
  const { assets } = parts;
  const as = request.as === 'fragment' ? 'fragment' : 'document';
  const keepsStyles = request.keptStyles === stylesOf(assets);
  const isRefused = request.form !== undefined;
  const page: Page = { ...found, ...rightsOf(request.actor), as, assets, keepsStyles, isRefused };
  const tag = status === 200 ? tagPage(page) : undefined;
  // Weak: the packed forms are the same page.
  const etag = tag && `W/"${tag}"`;
  const build = pageBuild(assets.buildId, businessOf(found.frame));
  const headers = { ...COMMON, 'Drivyn-Build': build, ...(etag && { ETag: etag }) };
  if (etag && request.known === etag) return { status: 304, headers, body: '' };
  const draw = () => Buffer.from(renderPage(page));
  const body = tag ? parts.kept.get(tag, draw) : draw();
  const inline =
    as === 'document' ? { inline: inlineOf({ assets, screen: found.screen.slug, keepsStyles }) } : {};
  return { status, headers, body, ...inline };
}

/** What the layout depends on besides the frame's row. */
function rightsOf(actor: Actor): Pick<Page, 'mayPause' | 'isOpen' | 'supportUntil'> {
  if (actor.kind !== 'account') return { mayPause: false, isOpen: false, supportUntil: null };
  return {
    mayPause: canManage(actor),
    isOpen: actor.open,
    supportUntil: actor.impersonation?.endsAt ?? null,
  };
}
