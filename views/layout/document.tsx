// biome-ignore-all lint/security/noDangerouslySetInnerHtml: the build's stylesheets, our own script
// The whole page: head with inlined CSS and the tiny runtime, the frame, and the screen inside it.

import type { ReactNode } from 'react';
import Toaster from '../../islands/toaster/index.tsx';
import Tooltip from '../../islands/tooltip/index.tsx';
import { BRAND } from '../../server/contract/constants/brand.ts';
import { TIMINGS } from '../../server/contract/constants/timings.ts';
import { Button } from '../components/button.tsx';
import { Banner } from '../components/feedback.tsx';
import { Form, ShownBusiness } from '../components/form.tsx';
import { Island } from '../island.tsx';
import { BareHead } from './brand.tsx';
import { HEAD_SCRIPT } from './head-script.ts';
import { stylesOf } from './kept-styles.ts';
import { MainFragment } from './main-fragment.tsx';
import { pageBuild } from './page-build.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import type { Assets, DocumentFrame, Inline } from './types.ts';

export interface DocumentProps {
  readonly frame: DocumentFrame;
  readonly children: ReactNode;
}

/** Render with `renderToStaticMarkup` and put `<!doctype html>` before it. */
export function Document({ frame, children }: DocumentProps) {
  const bare = frame.bare || frame.account === null;
  return (
    <html
      lang="en"
      data-build={pageBuild(frame.assets.buildId, frame.business)}
      data-chunks={frame.assets.chunks}
      {...(!frame.keepsStyles && stylesToKeep(frame.assets))}
      data-business={frame.business?.id}
      data-event={frame.lastEvent}
      data-route={frame.route}
      data-progress-delay={TIMINGS.progressDelay}
      data-announce-delay={TIMINGS.announceDelay}
    >
      <Head frame={frame} />
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <ShownBusiness value={frame.business?.id ?? null}>
          {bare ? <Bare frame={frame}>{children}</Bare> : <Full frame={frame}>{children}</Full>}
        </ShownBusiness>
        <div className="screen-progress" id="screen-progress" hidden />
        <div className="unseen" id="announcer" role="status" />
        <Island of={Toaster} props={{}} prefix="toaster" />
        <Island of={Tooltip} props={{}} prefix="tooltip" />
      </body>
    </html>
  );
}

const NOSCRIPT_STYLE = '.theme-choice,.sidebar-inner .nav-group,.needs-script{display:none}';

type Shown = Pick<DocumentFrame, 'assets' | 'screen' | 'keepsStyles'>;

/** What `Head` puts into the document of a screen. */
export function inlineOf(frame: Shown): Inline {
  return { scripts: [HEAD_SCRIPT], styles: [...carriedStyles(frame), NOSCRIPT_STYLE] };
}

/** What is shown before any file has come; nothing where the browser keeps the files. */
function carriedStyles({ assets, screen, keepsStyles }: Shown): string[] {
  const own = assets.screens?.[screen];
  return keepsStyles ? [] : [assets.css, ...(own ? [own] : [])];
}

/** What the runtime loads when the page stands, and what it then says that it keeps. */
function stylesToKeep(assets: Assets) {
  return { 'data-rest': assets.rest, 'data-base': assets.base, 'data-styles': stylesOf(assets) };
}

function Head({ frame }: { frame: DocumentFrame }) {
  const { title, assets, keepsStyles } = frame;
  return (
    <head>
      <meta charSet="utf-8" />
      <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="referrer" content="same-origin" />
      <link rel="icon" href={FAVICON} />
      {carriedStyles(frame).map((text) => (
        <style key={text} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      {keepsStyles && [assets.base, assets.rest].map((url) => <link key={url} rel="stylesheet" href={url} />)}
      {assets.preload?.map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      <script type="module" src={assets.main} />
      <noscript>
        <style dangerouslySetInnerHTML={{ __html: NOSCRIPT_STYLE }} />
      </noscript>
    </head>
  );
}

/** Its second head is for screens without frame that the router puts into it: sidebar and top bar are hidden then. */
function Full({ frame, children }: DocumentProps) {
  return (
    <div className="frame">
      <Sidebar nav={frame.nav} route={frame.route} />
      <div className="body">
        <BareHead />
        <TopBar frame={frame} />
        {frame.open && <OpenModeBanner />}
        {frame.support && <SupportBanner {...frame.support} />}
        <NoScriptNav frame={frame} />
        <MainFragment frame={frame}>{children}</MainFragment>
      </div>
    </div>
  );
}

function Bare({ frame, children }: DocumentProps) {
  return (
    <div className="bare" data-layout="bare">
      <BareHead home={homeOf(frame)} />
      <MainFragment frame={{ ...frame, bare: true }}>{children}</MainFragment>
    </div>
  );
}

/** The admin is no account: what is home to everybody else would ask it to sign in as a customer. */
function homeOf({ screen }: DocumentFrame) {
  return screen === 'admin-dashboard' ? '#/admin-dashboard' : '#/';
}

function OpenModeBanner() {
  return (
    <section aria-label="Protection">
      <Banner tone="warning" action={<a href="#/settings?tab=security">Set a password</a>}>
        Anyone on this computer can use {BRAND}.
      </Banner>
    </section>
  );
}

/** A plain form, and no island: whatever the page is at, support can leave. */
function SupportBanner({ name, until }: NonNullable<DocumentFrame['support']>) {
  const end = (
    <Form action="/api/session?_method=delete">
      <input type="hidden" name="next" value="/admin-dashboard" />
      <Button type="submit" size="sm">
        End
      </Button>
    </Form>
  );
  return (
    <section aria-label="Support">
      <Banner tone="warning" title={`You are signed in as ${name}`} action={end}>
        Until {until} at the latest. All that you change is recorded.
      </Banner>
    </section>
  );
}

function NoScriptNav({ frame }: { frame: DocumentFrame }) {
  return (
    <noscript>
      <nav className="noscript-nav" aria-label="Screens">
        {frame.nav.flatMap(({ items }) =>
          items.map(({ href, label }) => (
            <a key={href} href={href.replace('#', '/screens')}>
              {label}
            </a>
          )),
        )}
      </nav>
    </noscript>
  );
}

const FAVICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#4f46c8" d="M4 2h8a10 10 0 0 1 0 20H4a1.5 1.5 0 0 1-1.2-2.4L8.5 12 2.8 4.4A1.5 1.5 0 0 1 4 2Z"/></svg>',
)}`;
