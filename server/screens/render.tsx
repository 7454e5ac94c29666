// Draws a screen as HTML: `<main>` alone for the router, or the document with the layout around it.
import { renderToString } from 'react-dom/server';
import { formatExact } from '../../views/components/relative-time.ts';
import { Document } from '../../views/layout/document.tsx';
import { MainFragment } from '../../views/layout/main-fragment.tsx';
import type { Assets, DocumentFrame } from '../../views/layout/types.ts';
import { BRAND } from '../contract/constants/brand.ts';
import type { Frame } from './frame.repo.ts';
import { NAVIGATION } from './registry.ts';
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
  readonly now: number;
}

export function renderPage(page: Page): string {
  const frame = documentFrame(page);
  const { view } = page.shown;
  if (page.as === 'fragment') return renderToString(<MainFragment frame={frame}>{view}</MainFragment>);
  return `<!doctype html>${renderToString(<Document frame={frame}>{view}</Document>)}`;
}

function documentFrame({
  shown,
  screen,
  frame,
  mayPause,
  isOpen,
  supportUntil,
  assets,
  now,
}: Page): DocumentFrame {
  return {
    title: `${shown.title} - ${BRAND}`,
    route: shown.route,
    screen: screen.slug,
    styles: assets.screens?.[screen.slug]?.url,
    bare: screen.bare || frame === null,
    nav: NAVIGATION,
    account: frame && { name: frame.account.name, email: frame.account.email },
    unread: frame?.unread ?? 0,
    paused: frame?.paused ?? null,
    locked: frame?.locked ?? false,
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
    now,
  };
}
