// The only code that brings React to the page: hydrates one island, and puts the server's HTML back if it breaks.
import {
  createElement,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ShownBusiness } from '../../views/components/form.tsx';
import { EarlyValues } from './early-values.ts';

export interface Hydrated {
  unmount(): void;
}

export interface HydrateOptions<Props extends object> {
  readonly props: Props;
  /** The same on both sides, so that `useId` agrees. */
  readonly prefix: string;
  /** Someone waits for it: not to be interrupted. */
  readonly urgent: boolean;
  /** It broke later, while it lived; the server's HTML is back. */
  readonly onCrash: (error: unknown) => void;
}

/** Resolves once the island lives. @throws what the component threw; the server's HTML is back by then. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  Component: FunctionComponent<Props>,
  { props, prefix, urgent, onCrash }: HydrateOptions<Props>,
): Promise<Hydrated> {
  const html = element.innerHTML;
  const early = new EarlyValues(element);
  return new Promise((resolve, reject) => {
    let root: Root | undefined;
    let isReady = false;
    const restore = (error: unknown) => {
      reportError(error);
      queueMicrotask(() => {
        root?.unmount();
        element.innerHTML = html;
        isReady ? onCrash(error) : reject(error);
      });
    };
    // Not inside the effect that calls this: there React would put controls back before it has seen the change.
    const onReady = () =>
      queueMicrotask(() => {
        isReady = true;
        early.replay();
        resolve({ unmount: () => root?.unmount() });
      });
    const begin = () => {
      const view = (
        <Ready onDraw={() => early.readCaret()} onReady={onReady}>
          <ShownBusiness value={Number(document.documentElement.dataset.business) || null}>
            {createElement(Component, props)}
          </ShownBusiness>
        </Ready>
      );
      root = hydrateRoot(element, view, { identifierPrefix: prefix, onUncaughtError: restore });
    };
    urgent ? begin() : startTransition(begin);
  });
}

interface ReadyProps {
  /** Before anything is drawn. */
  readonly onDraw: () => void;
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/**
 * What React draws anew after it has hydrated loses what was typed before, until that is replayed. To be drawn once more
 * at once has every effect run in the task of the hydration: no key comes between.
 */
function Ready({ onDraw, onReady, children }: ReadyProps) {
  const [, setDrawn] = useState(false);
  onDraw();
  useLayoutEffect(() => setDrawn(true), []);
  useEffect(onReady, [onReady]);
  return children;
}
