// Where the connector asks: Instagram's own Graph, or Facebook's, by which of the two one has signed in.
import {
  FACEBOOK_GRAPH,
  INSTAGRAM_GRAPH,
  type Place,
  type SignedCall,
  segment,
} from '../../vendors/meta/graph.ts';

export const BY_FACEBOOK = 'facebook';

export function isByFacebook({ credential }: SignedCall): boolean {
  return credential.provider === BY_FACEBOOK;
}

export function placeOf(call: SignedCall): Place {
  return { origin: isByFacebook(call) ? FACEBOOK_GRAPH : INSTAGRAM_GRAPH, token: call.credential.token };
}

/** Something of the account, such as its `media`. */
export function ofAccount({ credential }: SignedCall, edge: string): string {
  return `${segment(credential.externalId)}/${edge}`;
}
