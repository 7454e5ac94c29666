// What channels say of their networks is what their connectors do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { realConnectorOf } from '../../server/connectors/channels/registry.ts';
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';

for (const type of CHANNEL_TYPES) {
  const connector = realConnectorOf(type);
  test(`${type}: whether posts that are out get other words`, () => {
    assert.equal(channelOf(type).edits, (connector?.edit ?? null) !== null);
  });
}
