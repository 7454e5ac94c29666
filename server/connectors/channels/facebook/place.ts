// Where the connector asks: the page's own part of the Graph, with the page's own token.
import { FACEBOOK_GRAPH, type Place, type SignedCall, segment } from '../../vendors/meta/graph.ts';

export function placeOf({ credential }: SignedCall): Place {
  return { origin: FACEBOOK_GRAPH, token: credential.token };
}

/** Something of the page, such as its `feed`. */
export function ofPage({ credential }: SignedCall, edge: string): string {
  return `${segment(credential.externalId)}/${edge}`;
}
