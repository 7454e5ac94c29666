// What a request says: for whoever looks for its fonts.
import type { DrawRequest } from '../../domain/design/index.ts';

/** All the text that a request sets. */
export function textOf({ kit, words }: Pick<DrawRequest, 'kit' | 'words'>): string {
  return `${kit.name} ${JSON.stringify(words)}`;
}
