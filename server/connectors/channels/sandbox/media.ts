// Pictures and films on the Sandbox: it takes its own copy of what it is handed, and refuses what the channel would refuse.
import { type MediaFacts, misfitOf, misfitOfSet } from '../../../contract/media-rules.ts';
import type { Sentence } from '../../../contract/sentence.ts';
import type { CarriedMedium } from '../../../domain/media/index.ts';
import { say } from '../../../sentences/index.ts';
import type { Call } from '../connector.ts';

/** What the Sandbox keeps of one. */
export interface SandboxMedium extends Pick<MediaFacts, 'kind' | 'type' | 'width' | 'height'> {
  readonly alt: string;
  readonly bytes: number;
  /** Of its bytes in the Sandbox's own store. */
  readonly name: string;
}

/** Where the Sandbox keeps its copies: never in ours. */
export interface SandboxFiles {
  /** @returns their name */
  keep(bytes: AsyncIterable<Uint8Array>): Promise<string>;
  /** Null when they are not there. */
  open(name: string, span?: { from: number; to: number }): Promise<AsyncIterable<Uint8Array> | null>;
}

/** Films are handed over in pieces of so many bytes. */
const PIECE = 4_000_000;

export type Taken = { readonly media: readonly SandboxMedium[] } | { readonly refused: Sentence };

/** Takes what a post shows. `refused` says what the channel would say. */
export async function takeMedia(
  files: SandboxFiles,
  { channel }: Pick<Call, 'channel'>,
  media: readonly CarriedMedium[],
): Promise<Taken> {
  const kinds = media.map(({ kind }) => kind);
  const misfit = misfitOfSet(channel, kinds);
  if (misfit) return { refused: say('media.misfit', { channel, misfit }) };
  const taken: SandboxMedium[] = [];
  for (const medium of media) {
    const { kind, type, width, height, alt } = medium;
    const bytes = await medium.size();
    const odd = misfitOf(channel, { ...medium, bytes });
    if (odd) return { refused: say('media.misfit', { channel, misfit: odd }) };
    const name = await files.keep(piecesOf(medium, bytes));
    taken.push({ kind, type, width, height, alt, bytes, name });
  }
  return { media: taken };
}

async function* piecesOf(medium: CarriedMedium, bytes: number): AsyncGenerator<Uint8Array, void> {
  for (let from = 0; from < bytes; from += PIECE)
    yield await medium.read({ from, to: Math.min(bytes, from + PIECE) - 1 });
}
