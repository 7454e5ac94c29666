// Places an island in a page: its server HTML inside an element that brings it to life (islands/runtime/element.ts).
import { createElement, type FunctionComponent, useContext, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { writeProps } from '../server/contract/island-props.ts';
import { ShownBusiness } from './components/form.tsx';
import { requirePlainJson } from './plain-json.ts';

/** `interaction` loads nothing until it is touched, and is right for nearly everything. */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'interaction';

export interface IslandProps<Props extends object> {
  /** The default export of `islands/<name>/index.tsx`. */
  readonly of: { readonly name: string; readonly Component: FunctionComponent<Props> };
  /** Presented, minimal, plain JSON: they are public HTML. */
  readonly props: Props;
  readonly when?: IslandWhen;
  /** Makes the ids inside unique; only the layout passes one, because it outlives the screens. */
  readonly prefix?: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'drivyn-island': {
        name: string;
        when: IslandWhen | undefined;
        props: string;
        prefix: string;
        dangerouslySetInnerHTML: { __html: string };
      };
    }
  }
}

/** Rendered as a root of its own, because the browser hydrates it as one: the ids of both sides agree. */
export function Island<Props extends object>({
  of,
  props,
  when = 'interaction',
  prefix,
}: IslandProps<Props>) {
  const id = useId();
  const identifierPrefix = prefix ?? `${of.name}${id}`;
  const business = useContext(ShownBusiness);
  const island = createElement(ShownBusiness, { value: business }, createElement(of.Component, props));
  requirePlainJson(of.name, props);
  const html = renderToString(island, { identifierPrefix });
  return (
    <drivyn-island
      name={of.name}
      when={when === 'interaction' ? undefined : when}
      props={writeProps(props)}
      prefix={identifierPrefix}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
