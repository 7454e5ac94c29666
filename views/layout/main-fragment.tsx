// The screen itself, as the router swaps it in and as the document carries it.
import type { ReactNode } from 'react';
import { LOCKED_BANNER } from '../../server/contract/texts.ts';
import { Banner } from '../components/feedback.tsx';
import { ShownBusiness } from '../components/form.tsx';
import type { ScreenFrame } from './types.ts';

export function MainFragment({
  frame,
  children,
}: {
  readonly frame: ScreenFrame;
  readonly children: ReactNode;
}) {
  return (
    <main
      id="main"
      tabIndex={-1}
      data-title={frame.title}
      data-route={frame.route}
      data-screen={frame.screen}
      data-time-zone={frame.business?.timeZone}
      data-locale={frame.business?.locale}
      data-layout={frame.bare ? 'bare' : undefined}
      data-refused={frame.refused ? '' : undefined}
    >
      <ShownBusiness value={frame.business?.id ?? null}>
        {frame.locked && !frame.bare ? <Uncovered>{children}</Uncovered> : children}
      </ShownBusiness>
    </main>
  );
}

/** Above every screen of a business that no plan covers. */
function Uncovered({ children }: { readonly children: ReactNode }) {
  return (
    <div className="stack stack-lg">
      <div data-region="cover">
        <Banner tone="warning" action={<a href="#/profile">Choose a plan</a>}>
          {LOCKED_BANNER}
        </Banner>
      </div>
      {children}
    </div>
  );
}
