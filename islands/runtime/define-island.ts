// What an island is: a name, which is its folder, and a component. Carries no React, so the server can import it too.
import type { FunctionComponent } from 'react';

export interface IslandDefinition<Props extends object> {
  readonly name: string;
  readonly Component: FunctionComponent<Props>;
}

/** Default export of `islands/<name>/index.tsx`. */
export function defineIsland<Props extends object>(
  name: string,
  Component: FunctionComponent<Props>,
): IslandDefinition<Props> {
  return { name, Component };
}
