// Where the links of a letter lead: to a screen by an address of its own, unless they carry a token.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letterRenderer } from '../../server/pages/render-mail.tsx';
import { say } from '../../server/sentences/index.ts';

function linkOf(path: string): string | undefined {
  const props = {
    title: say('legacy', { text: 'News' }),
    message: say('legacy', { text: 'Something happened.' }),
    action: { label: say('legacy', { text: 'Look' }), path },
  };
  const { text, html } = letterRenderer.render('notice', props, 'https://drivyn.shop.example/');
  const [link] = /https:\S+/.exec(text) ?? [];
  assert.ok(html.includes(`href="${link?.replaceAll('&', '&amp;')}"`), html);
  return link;
}

test('a screen is linked to by its own address, as its hash would draw the dashboard first', () => {
  assert.equal(linkOf('#/profile'), 'https://drivyn.shop.example/screens/profile');
  assert.equal(
    linkOf('/#/help-support?tab=contact'),
    'https://drivyn.shop.example/screens/help-support?tab=contact',
  );
});

test('a token stays in the hash, which no server and no log hears', () => {
  assert.equal(linkOf('/#/reset?token=secret'), 'https://drivyn.shop.example/#/reset?token=secret');
});
