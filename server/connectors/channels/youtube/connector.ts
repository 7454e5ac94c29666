// YouTube, by its Data API v3 as of November 2026.
import { MINUTE } from '../../../kernel/clock.ts';
import type { Connector } from '../connector.ts';
import { auth } from './channels.ts';
import { check } from './check.ts';
import { examine } from './examine.ts';
import { measure } from './figures.ts';
import { edit, remove } from './manage.ts';
import { publish, resume } from './publish.ts';

export const youtube: Connector = {
  auth,
  // Bytes that are on their way arrive, and make a film, within this time.
  settle: 5 * MINUTE,
  publish,
  resume,
  check,
  measure,
  remove,
  edit,
  examine,
};
