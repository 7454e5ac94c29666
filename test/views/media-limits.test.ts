import assert from 'node:assert/strict';
import { test } from 'node:test';
import { channelOf } from '../../server/contract/channels/index.ts';
import { listMediaLimits } from '../../views/screens/platforms/media-limits.ts';

test('what pictures and videos a channel takes is said as its descriptor has it', () => {
  assert.deepEqual(listMediaLimits(channelOf('instagram').media), [
    'Up to 10 pictures a post: JPEG, up to 8 MB, 0.8 to 1.91 times as wide as high.',
    'One video a post: MP4 or MOV, 3 seconds to 15 minutes, up to 300 MB.',
  ]);
  assert.deepEqual(listMediaLimits(channelOf('youtube').media), [
    'One video a post: MP4, MOV, or WEBM, up to 12 hours, up to 256 GB.',
  ]);
  assert.deepEqual(listMediaLimits(channelOf('email').media), []);
});
