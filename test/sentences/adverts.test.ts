// A channel that carries adverts alone has no posts: nothing that people read of it speaks of any.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say, wordsOf } from '../../server/sentences/index.ts';

test('what is told of the sign-in of an advertising account is about its campaigns', () => {
  const ads = { channel: 'google-ads' } as const;
  const told = [
    say('notifications.in-doubt-title', ads),
    say('notifications.in-doubt', { finding: null, error: null }),
    say('notifications.sign-in-ending', ads),
    say('notifications.signed-out', ads),
    say('notifications.connected-instead', { ...ads, instead: '111-222-3333' }),
  ].map(wordsOf);
  for (const words of told) assert.doesNotMatch(words, /post|leave/i);
  assert.match(wordsOf(say('notifications.signed-out', { channel: 'x' })), /Nothing leaves there/);
});
