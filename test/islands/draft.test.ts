// What the composer offers before anybody has chosen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDraft } from '../../islands/composer/check-draft.ts';
import { soonAwake } from '../../islands/composer/draft.ts';

test('a new post leaves the hour after next, or in the morning when that is at night', () => {
  const offered = (utc: string) => soonAwake(Date.parse(utc), 'Europe/London');
  assert.equal(offered('2027-03-01T10:20:00Z'), '2027-03-01T12:00');
  assert.equal(offered('2027-03-01T22:06:00Z'), '2027-03-02T09:00');
  assert.equal(offered('2027-03-01T03:00:00Z'), '2027-03-01T09:00');
  // The clocks go forward in this night.
  assert.equal(offered('2027-03-27T22:06:00Z'), '2027-03-28T09:00');
});

test('a draft is held to what the server of its channel says of itself, and to the usual limit elsewhere', () => {
  const draft = { ids: [1], title: '', versions: {}, when: 'draft', at: '' } as const;
  const mastodon = { id: 1, type: 'mastodon', name: 'Ours', network: 'real', isActive: true } as const;
  const judge = (length: number, ownLimits?: { text: number }) => {
    const channels = [{ ...mastodon, ...(ownLimits && { ownLimits }) }];
    return checkDraft({ ...draft, content: 'a'.repeat(length) }, { channels, at: undefined });
  };
  assert.deepEqual(judge(501), { content: '1 too many for Mastodon.' });
  assert.deepEqual(judge(1200, { text: 1200 }), {});
  assert.deepEqual(judge(301, { text: 300 }), { content: '1 too many for Mastodon.' });
});
