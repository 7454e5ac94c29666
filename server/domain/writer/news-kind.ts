// Which kind of fact a line of news is.
import type { FactKind } from '../../contract/fact.ts';
import { kindOf } from './fact-kind.ts';
import type { WriterProfile } from './facts.ts';
import { isTellable } from './telling/own-post.ts';

/** What has an end is an offer; what its words do not tell is an event, as every news is one. */
export function newsKindOf(text: string, profile: WriterProfile, ends: boolean): FactKind {
  if (ends) return 'offer';
  const kind = kindOf(text, profile, false);
  return isTellable({ kind }) ? kind : 'event';
}
