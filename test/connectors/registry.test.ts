// What channels say of their networks is what their connectors do.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Connector } from '../../server/connectors/channels/connector.ts';
import { createNetwork, realConnectorOf } from '../../server/connectors/channels/registry.ts';
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';
import { wordsOfTold } from '../../server/sentences/index.ts';
import { makeCall } from '../support/network-call.ts';
import { makeFilm, makePost } from './support/posts.ts';

for (const type of CHANNEL_TYPES) {
  const connector = realConnectorOf(type);
  test(`${type}: whether posts that are out get other words`, () => {
    assert.equal(channelOf(type).edits, (connector?.edit ?? null) !== null);
  });
}

describe('what a channel refuses is not sent to its real network', () => {
  const { outbound, clock, document, ...call } = makeCall();
  const network = createNetwork({ sandbox: {} as Connector, outbound, clock, document });
  const publish = async (
    channel: (typeof CHANNEL_TYPES)[number],
    post: Partial<ReturnType<typeof makePost>>,
  ) => {
    const sent = { title: 'Bread', media: [makeFilm()], ...post };
    // Without a sign-in, whatever is sent ends as an error.
    const end = network.publish({ ...call, channel, network: 'real' }, makePost(sent));
    return end.catch((error: Error) => error);
  };

  for (const type of CHANNEL_TYPES.filter((one) => channelOf(one).delivery === 'network'))
    test(`${type}: words beyond the most, but nothing beside a film`, async () => {
      const { name, form } = channelOf(type);
      const long = await publish(type, { content: 'a'.repeat(form.text + 1) });
      assert.ok('end' in long && long.end === 'rejected' && long.unsent, JSON.stringify(long));
      assert.match(wordsOfTold(long.reason), new RegExp(`${name} takes at most ${form.text}\\.$`));
      const wordless = await publish(type, { content: '' });
      assert.ok(!('unsent' in wordless), JSON.stringify(wordless));
    });

  test('a server that takes more is believed, and one that takes less', async () => {
    const content = 'a'.repeat(600);
    for (const [text, isSent] of [
      [1000, true],
      [300, false],
    ] as const) {
      const end = await publish('mastodon', { content, ownLimits: { text } });
      assert.equal('unsent' in end, !isSent, JSON.stringify(end));
    }
  });
});
