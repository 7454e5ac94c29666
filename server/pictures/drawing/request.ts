// What a request says: for whoever looks for its fonts.
import type { DrawRequest } from '../../domain/design/index.ts';

/** One picture, several on a sheet, or somebody's drawing, of which only the shapes are left. */
export type DrawTask =
  | { readonly kind: 'vector'; readonly svg: string }
  | { readonly kind: 'picture'; readonly request: DrawRequest }
  | { readonly kind: 'sheet'; readonly requests: readonly DrawRequest[] };

export function requestsOf(task: DrawTask): readonly DrawRequest[] {
  if (task.kind === 'vector') return [];
  return task.kind === 'sheet' ? task.requests : [task.request];
}

/** All the text that a request sets. */
export function textOf({ kit, words }: Pick<DrawRequest, 'kit' | 'words'>): string {
  return `${kit.name} ${JSON.stringify(words)}`;
}
