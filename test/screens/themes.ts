// The two themes, chosen as a person's choice is kept: a class alone would be undone once the runtime reads that choice.
import type { Page } from 'puppeteer';

export const THEMES = ['light', 'dark'] as const;

export async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((name) => {
    localStorage.setItem('theme', name);
    document.documentElement.classList.toggle('dark', name === 'dark');
  }, theme);
  // Colours that are on their way to the other theme are neither.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
