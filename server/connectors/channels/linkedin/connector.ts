// LinkedIn: profiles and pages. Which it is, the account's URN says.
import { MINUTE } from '../../../kernel/clock.ts';
import type { Connector } from '../connector.ts';
import { auth } from './auth.ts';
import { check } from './check.ts';
import { measure } from './figures.ts';
import { edit, examine, remove } from './manage.ts';
import { publish, resume } from './publish.ts';

export const linkedin: Connector = {
  auth,
  // A post shows up in the list of its author some seconds after it was made.
  settle: MINUTE,
  publish,
  resume,
  check,
  measure,
  remove,
  edit,
  examine,
};
