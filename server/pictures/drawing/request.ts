// What a request says: for whoever looks for its fonts.
import type { DrawRequest } from '../../domain/design/index.ts';

/** One picture, or several on a sheet. */
export type DrawTask =
  | { readonly kind: 'picture'; readonly request: DrawRequest }
  | { readonly kind: 'sheet'; readonly requests: readonly DrawRequest[] };

export function requestsOf(task: DrawTask): readonly DrawRequest[] {
  return task.kind === 'sheet' ? task.requests : [task.request];
}

/** All the text that a request sets. */
export function textOf({ kit, words }: Pick<DrawRequest, 'kit' | 'words'>): string {
  return `${kit.name} ${JSON.stringify(words)}`;
}
