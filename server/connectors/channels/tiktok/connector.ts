// TikTok as a connector: Content Posting API v2, as its documents were on the day in the channel's file.
import { MINUTE } from '../../../kernel/clock.ts';
import type { Connector } from '../connector.ts';
import { auth } from './auth.ts';
import { check } from './check.ts';
import { examine, measure } from './figures.ts';
import { publish, resume } from './publish.ts';

/** What TikTok has taken in it tells of at once, by its name for it; no list ever shows that a post is not there. */
const SETTLE = 2 * MINUTE;

export const tiktok: Connector = {
  auth,
  settle: SETTLE,
  publish,
  resume,
  check,
  measure,
  // TikTok lets no program take posts down, or edit them.
  remove: async () => false,
  edit: null,
  examine,
};
