// The screen itself, as the router swaps it in and as the document carries it.
import type { ReactNode } from 'react';
import { LOCKED_BANNER } from '../../server/contract/texts.ts';
import { Banner } from '../components/feedback.tsx';
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
      data-styles={frame.styles}
      data-layout={frame.bare ? 'bare' : undefined}
    >
      {frame.locked && !frame.bare && (
        <div className="locked">
          <Banner tone="warning" action={<a href="#/profile">Choose a plan</a>}>
            {LOCKED_BANNER}
          </Banner>
        </div>
      )}
      {children}
    </main>
  );
}
