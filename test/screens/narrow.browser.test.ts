// Every screen on the narrowest phone: room for its width, controls for a thumb, and no button that moves as it works.
import assert from 'node:assert/strict';
import { ROUTES } from '../support/routes.ts';
import { eachScreen } from './every-screen.ts';

/** CSS pixels; what look.md and the platforms' own guides ask for under a thumb. */
const TARGET = 44;
/** The narrowest phone, and what 1280 px are at a zoom of 400 %. */
const NARROW = 320;

const routes = ROUTES.map(([route]) => route);
const name = (route: string) =>
  `${route} needs no scrolling sideways at ${NARROW} px, its controls can be hit and stay`;
const viewport = { width: NARROW, height: 640, isMobile: true, hasTouch: true };

eachScreen(routes, { name, viewport }, async (page) => {
  assert.deepEqual(await page.evaluate(listOverflowing), []);
  assert.deepEqual(await page.evaluate(listSmallTargets, TARGET), []);
  assert.deepEqual(await page.evaluate(listGrowing), []);
});

function listOverflowing(): string[] {
  const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
  if (!wide) return [];
  const edge = document.documentElement.clientWidth + 1;
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge)
    .slice(0, 5)
    .map((one) => one.outerHTML.slice(0, 160));
}

/** Buttons that are wider while their work goes on, which moves whatever stands beside them. */
function listGrowing(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button.button:not([aria-busy])')]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const { width } = one.getBoundingClientRect();
      one.setAttribute('aria-busy', 'true');
      const busy = one.getBoundingClientRect().width;
      one.removeAttribute('aria-busy');
      return Math.abs(busy - width) > 1;
    })
    .slice(0, 5)
    .map((one) => one.outerHTML.slice(0, 160));
}

/**
 * Controls that a thumb would miss: neither they with their labels, nor the area around their middle that answers for them,
 * is as large as it. Links in running text may be as small as the text (WCAG 2.5.8 lets them).
 */
function listSmallTargets(least: number): string[] {
  const controls =
    'button, input:not([type=hidden]), select, textarea, summary, a.button, a.tab, a.nav-link, a.filter';
  const steps = [0, least / 2 - 1, 1 - least / 2];
  const around = steps.flatMap((x) => steps.map((y) => [x, y] as const)).filter(([x, y]) => x * y === 0);
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => one.getBoundingClientRect().width > 1)
    .filter((one) => {
      const all = [one, ...((one as HTMLInputElement).labels ?? [])].map((part) =>
        part.getBoundingClientRect(),
      );
      const width = Math.max(...all.map(({ right }) => right)) - Math.min(...all.map(({ left }) => left));
      const height = Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top));
      return width < least - 0.5 || height < least - 0.5;
    })
    .filter((one) => {
      one.scrollIntoView({ block: 'center' });
      const box = one.getBoundingClientRect();
      return !around
        .map(([x, y]) => document.elementFromPoint(box.x + box.width / 2 + x, box.y + box.height / 2 + y))
        .every((hit) => hit === null || one.contains(hit) || hit.closest('label')?.control === one);
    })
    .slice(0, 5)
    .map((one) => `${one.offsetWidth}x${one.offsetHeight} ${one.outerHTML.slice(0, 120)}`);
}
