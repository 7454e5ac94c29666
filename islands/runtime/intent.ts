// The parts of the runtime that only a person needs: prefetching, tabs in place, forms, search, the theme. Fetched ahead,
// run at the first sign of someone. What is pressed before they are here still works: tabs and forms are links and forms
// of the page.
import { startForms } from './forms.ts';
import { startPrefetch } from './prefetch.ts';
import type { Router } from './router.ts';
import { startSearch } from './search.ts';
import { startTabs } from './tabs.ts';
import { startTheme } from './theme.ts';
import { startTooltips } from './tooltips.ts';

export { swapRegions, untilReleased } from './swap.ts';

/** @param sign what the person did first */
export function startIntent(router: Router, sign: Event) {
  startPrefetch(router, sign.target);
  startTabs(router);
  startTooltips();
  startForms(router);
  startSearch();
  startTheme();
}
