// Judges a page by axe-core, in both themes.
import axe from 'axe-core';
import type { Page } from 'puppeteer';
import { THEMES, wear } from './themes.ts';

/**
 * @param rules `contrast` for a theme whose page was judged by all of them in the other: nothing else depends on it
 * @returns what is wrong, one line a rule with the elements at fault
 */
async function judge(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source);
  const only = rules === 'contrast' ? { runOnly: ['color-contrast'] } : {};
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    { resultTypes: ['violations' as const], ...only },
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** What is wrong with a page in either theme. */
export async function judgeThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await wear(page, theme);
    const wrong = await judge(page, theme === 'light' ? 'all' : 'contrast');
    found.push(...wrong.map((line) => `${theme}: ${line}`));
  }
  return found;
}
