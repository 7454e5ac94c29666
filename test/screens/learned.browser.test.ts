// What was learned, on Analytics: seen with how sure it is, looked into where readers are simulated, and overruled.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import type { Overrule } from '../../server/contract/overrule.ts';
import type { Place } from '../../server/domain/evidence/index.ts';
import { DAY, HOUR } from '../../server/kernel/clock.ts';
import { teach } from '../support/evidence.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { press, serveSite } from './site.ts';
import { wear } from './themes.ts';

let facebook: Connection;
let bluesky: Connection;
const placeOf = ({ id, type }: Connection): Place => ({ id, type, businessId: 1, network: 'sandbox' });

const site = serveSite(async ({ client, app }) => {
  await saveProfile(client, { timezone: 'UTC' });
  facebook = await connectChannel(client);
  bluesky = await connectChannel(client, 'bluesky');
  await app.ctx.db.write('connections').update({ created_at: Date.now() - 120 * DAY });
  const today = Math.floor(Date.now() / DAY) * DAY;
  const past = Array.from({ length: 80 }, (_, back) => {
    const isEvening = back % 2 === 0;
    const at = today - (back + 3) * DAY + (isEvening ? 19 : 10) * HOUR;
    const pillar = back % 4 < 2 ? 'useful' : 'own';
    const likes = (isEvening ? 60 : 20) + (pillar === 'useful' ? 15 : 0) + (back % 5);
    return { at, likes, features: { pillar, format: 'tip', length: 'short', link: back % 3 === 0 } };
  });
  await teach(app.ctx, placeOf(facebook), past);
  await teach(app.ctx, placeOf(bluesky), past.slice(0, 4));
});

const textOf = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`;

describe('what was learned', () => {
  test('is a week with how sure it is, and parts of posts with their ranges', async () => {
    const page = await site().open(`/analytics?view=learned&channel=${facebook.id}`);
    await page.waitForSelector('.week');
    const words = String(await page.evaluate(textOf('[data-region=learned]')));
    assert.match(
      words,
      /On Facebook, \w+ 18–21 is expected to bring the most: \+\d+%.*sure, by 80 measured posts/s,
    );
    assert.match(words, /Theme: Useful does best: \+\d+% against an average post \(range .+\), by 40 posts/);
    assert.match(words, /Not enough data yet: a share of posts goes by the published pattern/);
    const sure = await page.$$eval('.week-sure[title]', (cells) => cells.map((cell) => cell.textContent));
    assert.ok(sure.length > 0 && sure.every((text) => /sure, range .+ to .+, \d+ posts/.test(text ?? '')));
    assert.equal((await page.$$('.week tbody td')).length, 42);
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme);
      for (const width of [360, 768, 1440]) {
        await page.setViewport({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${width} px: ${over} px too wide`);
      }
    }
  });

  test('with few posts it says so, and shows the published pattern', async () => {
    const page = await site().open(`/analytics?view=learned&channel=${bluesky.id}`);
    await page.waitForSelector('.week');
    const words = String(await page.evaluate(textOf('[data-region=learned]')));
    assert.match(words, /Not enough data yet \(4 measured posts of 10\), using the published pattern\./);
    assert.equal(await page.$('.week-sure[title]'), null);
  });

  test('what simulated readers really like is shown on demand, and is no part of what was learned', async () => {
    const page = await site().open(`/analytics?view=learned&channel=${facebook.id}`);
    await page.waitForSelector('.week');
    const learned = () =>
      page.$$eval('.week tbody td', (cells) => cells.map((cell) => cell.firstChild?.textContent));
    const before = await learned();
    assert.equal(await page.$('.week tbody small'), null);
    await press(page, "Show what the demo's audience really likes");
    await page.waitForSelector('.week tbody small');
    assert.deepEqual(await learned(), before);
    assert.match(String(await page.evaluate(textOf('.week tbody small'))), /^is [+−±]\d+%$/);
  });

  test('is overruled by a person, who takes it back', async () => {
    const page = await site().open(`/analytics?view=learned&channel=${facebook.id}`);
    const stored = async () =>
      (await (await site().client(`/api/platforms/${facebook.id}/overrules`)).json()) as Overrule[];
    await page.waitForSelector('#overrule-weekday');
    await page.select('#overrule-weekday', '3');
    await page.select('#overrule-hour', '18');
    await press(page, 'Never use it');
    await page.waitForSelector('.week-banned');
    assert.deepEqual(
      (await stored()).map(({ of, weekday, hour, stance }) => [of, weekday, hour, stance]),
      [['time', 3, 18, 'ban']],
    );
    await page.waitForSelector('.overrule-said button');
    assert.match(String(await page.evaluate(textOf('.overrule-said'))), /never Wednesday 18–21/);
    await page.click('.overrule-said button');
    await page.waitForFunction(() => !document.querySelector('.week-banned'));
    assert.deepEqual(await stored(), []);
  });
});
