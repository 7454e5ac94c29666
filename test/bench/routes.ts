// Addresses of the screens, for whoever looks at them all.
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';
import type { ScreenFacts } from '../../server/pages/screen.ts';

/** A path that leads to a screen, its parameters filled in. */
export function routeTo({ paths }: ScreenFacts): string {
  const [first = '/nowhere'] = paths;
  const [channel = 'instagram'] = CHANNEL_TYPES;
  return first.replace(/:\w+/, channelOf(channel).segment);
}
