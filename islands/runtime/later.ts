// The parts of the runtime that can wait until the browser is idle: forms, search, the server's events.
import { startEvents } from './events.ts';
import { startForms } from './forms.ts';
import type { Router } from './router.ts';
import { startSearch } from './search.ts';

export function startLater(router: Router) {
  startForms(router);
  startSearch();
  if (document.querySelector('.frame')) {
    startEvents();
  }
}
