// Which screen a path is a route of.
import { NOT_FOUND, SCREENS } from '../screens/registry.ts';
import type { Screen } from './screen.ts';

export interface FoundScreen {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
}

/** The screen of a path, whatever its case; the not-found screen when there is none. */
export function findScreen(path: string): FoundScreen {
  for (const screen of SCREENS) {
    for (const pattern of screen.paths) {
      const params = matchPath(pattern, path);
      if (params) return { screen, params };
    }
  }
  return { screen: NOT_FOUND, params: {} };
}

/** What the pattern's `:name` parts stand for; undefined when it is another path. Case does not matter. */
function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment);
    else if (part !== segment.toLowerCase()) return undefined;
  }
  return params;
}

/** A segment that is no valid escape sequence names nothing, but is no reason to fail. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
