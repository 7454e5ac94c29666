// What of a person stands in a region that is drawn anew: what they have opened, ticked, or read of a refusal.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer';
import type { ReactNode } from 'react';
import { Island } from '../../views/island.tsx';
import { awaken, makePerson, textOf } from '../islands/fixture/person.ts';
import Trial from '../islands/fixture/trial.tsx';
import Writer from '../islands/fixture/writer.tsx';

const person = makePerson();

/** A screen with one region that follows what the server pushes, and one beside it by which a test sees that a push has come. */
function show(words: string, content: ReactNode) {
  person.site.screens.set('/', {
    title: 'Home',
    view: (
      <>
        <h1 tabIndex={-1}>Home</h1>
        <div data-region="list" data-live="post">
          <p id="words">{words}</p>
          {content}
        </div>
        <p id="beside" data-region="beside" data-live="post">
          {words}
        </p>
      </>
    ),
  });
}

async function push(page: Page) {
  person.site.push('post', { id: 1, status: 'scheduled', platform: 'x' });
  await page.waitForFunction(() => document.querySelector('#beside')?.textContent === 'After');
}

const words = (page: Page) => textOf(page, '#words');

test('what somebody has unfolded stays so, with or without a name of its own', async () => {
  const folds = (
    <>
      <details id="more">
        <summary>More</summary>
      </details>
      <details>
        <summary>Why now?</summary>
      </details>
      <details>
        <summary>Texts</summary>
      </details>
    </>
  );
  show('Before', folds);
  const page = await person.open('/');
  await page.click('#more summary');
  await page.click('details:nth-of-type(2) summary');
  show('After', folds);
  await push(page);
  assert.equal(await words(page), 'After');
  const open = await page.$$eval('details', (all) => all.map((one) => one.open));
  assert.deepEqual(open, [true, true, false]);
});

test('a dialog is not drawn away; what its region missed is seen when it is closed', async () => {
  const dialog = (
    <dialog id="dialog">
      <form method="dialog">
        <button type="submit">Done</button>
      </form>
    </dialog>
  );
  show('Before', dialog);
  const page = await person.open('/');
  await awaken(page);
  await page.$eval('dialog', (one) => one.showModal());
  show('After', dialog);
  await push(page);
  assert.equal(await words(page), 'Before');
  assert.ok(await page.$('dialog:modal'));
  await page.click('dialog button');
  await page.waitForFunction(() => document.querySelector('#words')?.textContent === 'After');
});

test('why a form was refused, and what was typed in it, stands until one acts on it', async () => {
  const form = (error?: string) => (
    <form data-enhance="" method="post" action="/screens/">
      {error && <p role="alert">{error}</p>}
      <input name="name" defaultValue={error && 'Ada'} />
      <button type="submit">Save</button>
    </form>
  );
  show('Before', form());
  const page = await person.open('/', { quiet: true });
  await awaken(page);
  await page.type('[name="name"]', 'Ada');
  show('Before', form('Ada is taken.'));
  const refused = person.site.screens.get('/');
  assert.ok(refused);
  person.site.screens.set('/', { ...refused, status: 422 });
  person.site.frame = { refused: true };
  await page.click('#main button');
  await page.waitForSelector('#main [role="alert"]');
  person.site.frame = {};
  show('After', form());
  await push(page);
  assert.equal(await textOf(page, '#main [role="alert"]'), 'Ada is taken.');
  assert.equal(await page.$eval('[name="name"]', (one) => (one as HTMLInputElement).value), 'Ada');
});

test('an island that tells why it was refused goes on telling it when another has its region drawn anew', async () => {
  const islands = (
    <>
      <Island of={Writer} when="load" props={{ name: 'bread', tells: true }} />
      <Island of={Writer} when="load" props={{ name: 'cake' }} />
    </>
  );
  show('Before', islands);
  const page = await person.open('/', { quiet: true });
  await page.waitForSelector('#bread[aria-busy="false"]');
  await page.waitForSelector('#cake[aria-busy="false"]');
  person.site.api.set('POST /api/bread', () => ({ status: 409, body: 'It is in the oven.' }));
  person.site.api.set('POST /api/cake', () => ({ body: { saved: 'Cake' } }));
  await page.click('#bread');
  await page.waitForSelector('#main [role="alert"]');
  show('After', islands);
  await page.click('#cake');
  await page.waitForFunction(() => document.querySelector('#words')?.textContent === 'After');
  assert.equal(await textOf(page, '#main [role="alert"]'), 'It is in the oven.');
  // It lives on: pressed again it says what became of it.
  person.site.api.set('POST /api/bread', () => ({ body: { saved: 'Bread' } }));
  await page.click('#bread');
  await page.waitForFunction(() => document.querySelector('#main [role="alert"]') === null);
});

test('what is ticked in an island and not yet sent stays ticked, unless the server gives it something else', async () => {
  const island = (name: string) => <Island of={Trial} when="load" props={{ name }} />;
  const state = (page: Page) => textOf(page, '[data-trial][data-live="true"] [data-state]');
  show('Before', island('same'));
  const page = await person.open('/');
  await page.waitForSelector('[data-trial][data-live="true"]');
  await page.click('[aria-label="Tick"]');
  show('After', island('same'));
  await push(page);
  assert.equal(await words(page), 'After');
  assert.equal(await state(page), 'true one');
  await page.click('[data-trial] button');
  assert.equal(await textOf(page, '[data-trial] output'), '1');
  show('Later', island('another'));
  await page.click('[data-do="refresh"]');
  await page.waitForSelector('[data-trial="another"][data-live="true"]');
  assert.equal(await state(page), 'false one');
});
