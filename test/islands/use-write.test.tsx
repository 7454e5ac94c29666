// A write of an island: sent once, told, and the screen drawn anew when the last of several is saved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Island } from '../../views/island.tsx';
import { makePerson, textOf, waitFor } from './fixture/person.ts';
import Writer from './fixture/writer.tsx';

const person = makePerson();

function show(words: string) {
  person.site.screens.set('/', {
    title: 'Home',
    view: (
      <>
        <h1 tabIndex={-1}>Home</h1>
        <Island of={Writer} when="load" props={{ name: 'bread' }} />
        <Island of={Writer} when="load" props={{ name: 'cake' }} />
        <p data-region="list">{words}</p>
      </>
    ),
  });
}

async function open() {
  show('Before');
  const page = await person.open('/', { quiet: true });
  await page.waitForSelector('#bread[aria-busy="false"]');
  await page.waitForSelector('#cake[aria-busy="false"]');
  show('After');
  return page;
}

const sent = (path: string) => person.site.requests.filter((one) => one === path).length;

test('however often one presses, it is sent once; then it is told, and the screen drawn anew', async () => {
  const page = await open();
  person.site.api.set('POST /api/bread', () => ({ body: { saved: 'Bread' } }));
  const release = person.site.hold('/api/bread');
  await page.click('#bread');
  await page.waitForSelector('#bread[aria-busy="true"]');
  await page.click('#bread');
  release();
  await page.waitForFunction(() => document.querySelector('[data-region]')?.textContent === 'After');
  await page.waitForSelector('#bread[aria-busy="false"]');
  assert.match(await textOf(page, '.toast'), /Bread saved/);
  assert.equal(sent('POST /api/bread'), 1);
});

test('of two writes at once the last one that is saved has the screen drawn', async () => {
  const page = await open();
  person.site.api.set('POST /api/bread', () => ({ body: { saved: 'Bread' } }));
  person.site.api.set('POST /api/cake', () => ({ body: { saved: 'Cake' } }));
  const release = person.site.hold('/api/cake');
  await page.click('#cake');
  await page.click('#bread');
  await page.waitForFunction(() => document.querySelector('.toast')?.textContent?.includes('Bread saved'));
  await page.waitForSelector('#bread[aria-busy="false"]');
  assert.equal(sent('GET /screens/'), 0, 'the screen was asked for while a write was on its way');
  release();
  await page.waitForFunction(() => document.querySelector('[data-region]')?.textContent === 'After');
  assert.equal(sent('GET /screens/'), 1);
});

test('a refusal is told in the words of the server; only what has moved on meanwhile is drawn anew', async () => {
  const page = await open();
  person.site.api.set('POST /api/bread', () => ({ status: 422, body: 'name: is too long' }));
  await page.click('#bread');
  await page.waitForFunction(() =>
    document.querySelector('.toast')?.textContent?.includes('name: is too long'),
  );
  await page.waitForSelector('#bread[aria-busy="false"]');
  assert.equal(sent('GET /screens/'), 0);
  person.site.api.set('POST /api/bread', () => ({ status: 409, body: 'It was published meanwhile.' }));
  await page.click('#bread');
  await page.waitForFunction(() => document.querySelector('[data-region]')?.textContent === 'After');
  await waitFor(async () => (await textOf(page, '.toast')).includes('published meanwhile'));
});
