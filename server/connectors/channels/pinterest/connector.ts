// Pinterest: pins on one board.
import { MINUTE } from '../../../kernel/clock.ts';
import type { Connector } from '../connector.ts';
import { auth } from './auth.ts';
import { check } from './check.ts';
import { measure } from './figures.ts';
import { edit, examine, remove } from './manage.ts';
import { publish, resume } from './publish.ts';

export const pinterest: Connector = {
  auth,
  // A pin shows up in the list of its account some seconds after it was made.
  settle: 2 * MINUTE,
  publish,
  resume,
  check,
  measure,
  remove,
  edit,
  examine,
};
