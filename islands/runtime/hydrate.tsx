// The only code that brings React to the page: hydrates one island, and puts the server's HTML back if it breaks.
import { createElement, type FunctionComponent, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
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
      root = hydrateRoot(element, <Ready onReady={onReady}>{createElement(Component, props)}</Ready>, {
        identifierPrefix: prefix,
        onUncaughtError: restore,
      });
    };
    urgent ? begin() : startTransition(begin);
  });
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
