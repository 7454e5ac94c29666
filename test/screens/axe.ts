// Judges a page by axe-core, in both themes.
import axe from 'axe-core';
import type { Page } from 'puppeteer';

export const THEMES = ['light', 'dark'] as const;

export async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme);
  // Colours that are on their way to the other theme are neither.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))));
}

/** @returns what is wrong, one line a rule with the elements at fault */
export async function judge(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
