// Draws a screen as HTML: `<main>` alone for the router, or the document with the layout around it.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatExact } from '../../views/components/relative-time.ts';
import { Document } from '../../views/layout/document.tsx';
import { MainFragment } from '../../views/layout/main-fragment.tsx';
import type { Assets, DocumentFrame, ScreenFrame } from '../../views/layout/types.ts';
import { BRAND } from '../contract/constants/brand.ts';
import { endOfMinute } from '../kernel/clock.ts';
import type { Frame } from './frame.repo.ts';
import { tagOf } from './kept-pages.ts';
import { NAVIGATION } from './navigation.ts';
import type { Screen, Shown } from './screen.ts';

export interface Page {
  readonly as: 'fragment' | 'document';
  readonly shown: Exclude<Shown, { redirect: string }>;
  readonly screen: Screen;
  readonly frame: Frame | null;
  /** Whether the account may turn the master switch. */
  readonly mayPause: boolean;
  /** Nobody has set a password: anyone on this computer acts as the owner. */
  readonly isOpen: boolean;
  /** The admin is at work in this account until then, UTC milliseconds; null when it is the person. */
  readonly supportUntil: number | null;
  readonly assets: Assets;
  /** It answers a form that was refused. */
  readonly isRefused: boolean;
  /** The browser keeps the stylesheets' files. */
  readonly keepsStyles: boolean;
  readonly now: number;
}

export function renderPage(page: Page): string {
  const { view } = page.shown;
  return page.as === 'fragment'
    ? draw(<MainFragment frame={screenFrame(page)}>{view}</MainFragment>)
    : `<!doctype html>${draw(<Document frame={documentFrame(page)}>{view}</Document>)}`;
}

/**
 * Without React's marks for hydrating, as only islands are, which draw themselves. All values stand in double quotes, so
 * that an apostrophe may be itself: one byte for six. What is inside of SVG may end in its own tag, and a page has icons by
 * the hundred.
 */
function draw(page: ReactElement): string {
  return renderToStaticMarkup(page).replaceAll('&#x27;', "'").replaceAll('></use>', '/>');
}

export function businessOf(frame: Frame | null): DocumentFrame['business'] {
  if (!frame) return null;
  const { id, name, timezone, locale } = frame.business;
  return { id, name, hasOthers: frame.businesses > 1, timeZone: timezone, locale };
}

/**
 * Stands for everything that `renderPage` makes the page of, and for whose page it is; undefined for a page that is not
 * to be known again.
 */
export function tagPage(page: Page): string | undefined {
  const { as, shown, assets, frame } = page;
  if (!shown.props) return undefined;
  const around = as === 'fragment' ? screenFrame(page) : { ...documentFrame(page), assets: null };
  return tagOf([assets.buildId, as, frame?.account.id, frame?.business.id, around, shown.props]);
}

function screenFrame({ shown, screen, frame, isRefused }: Page): ScreenFrame {
  return {
    title: `${shown.title} - ${BRAND}`,
    route: shown.route,
    screen: screen.slug,
    bare: screen.bare || frame === null,
    refused: isRefused,
    locked: frame?.locked ?? false,
    business: businessOf(frame),
  };
}

function documentFrame(page: Page): DocumentFrame {
  const { frame, mayPause, isOpen, supportUntil, assets, keepsStyles, now } = page;
  return {
    ...screenFrame(page),
    nav: NAVIGATION,
    account: frame && { name: frame.account.name, email: frame.account.email },
    unread: frame?.unread ?? 0,
    paused: frame?.paused ?? null,
    mayPause,
    open: isOpen,
    ...(frame &&
      supportUntil !== null && {
        support: {
          name: frame.account.name || frame.account.email || `account ${frame.account.id}`,
          until: formatExact(supportUntil, {
            locale: frame.business.locale,
            timeZone: frame.business.timezone,
          }),
        },
      }),
    lastEvent: frame?.lastEvent ?? 0,
    assets,
    keepsStyles,
    now: endOfMinute(now),
  };
}
