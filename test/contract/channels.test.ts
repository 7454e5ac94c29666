// The channels' descriptors: what they say fits together, and the browser is told its part only.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { build } from 'esbuild';
import {
  CHANNEL_TYPES,
  channelOf,
  parseChannelType,
  practiceOf,
  vendorAppOf,
} from '../../server/contract/channels/index.ts';

describe('channels', () => {
  for (const type of CHANNEL_TYPES) {
    test(`${type} says nothing that contradicts itself`, () => {
      const { form, media, figures, weekly, delivery, site, name, segment } = channelOf(type);
      const { times, suggestions } = practiceOf(type);
      const posts = delivery !== 'none';
      assert.equal(site !== null, posts);
      assert.equal(weekly > 0, posts);
      assert.equal(figures.length > 0, posts);
      assert.equal(form.text > 0, posts);
      assert.ok(form.aim.max <= form.text);
      assert.ok(form.mostHashtags === null || form.hashtags <= form.mostHashtags);
      assert.ok(!form.needsTitle || form.title > 0);
      // A post that needs a picture or a film needs to be able to carry one.
      if (form.media === 'image') assert.ok(media.image);
      if (form.media === 'video') assert.ok(media.video);
      if (form.media === 'none') assert.deepEqual(media, { image: null, video: null });
      for (const rules of [media.image, media.video])
        if (rules) assert.ok(rules.most > 0 && rules.bytes > 0 && rules.formats.length > 0);
      assert.ok(times.every(({ hours: [from, until] }) => from < until && until <= 24));
      assert.ok(suggestions.length > 0);
      assert.equal(parseChannelType(` ${type.toUpperCase()}`), type);
      assert.notEqual(name, '');
      assert.equal(parseChannelType(segment), type);
    });
  }

  test('whoever registers an app is told where, and what is asked for', () => {
    for (const type of CHANNEL_TYPES) {
      const { signIn } = practiceOf(type);
      if (signIn.kind !== 'none') assert.match(signIn.api.readOn, /^\d{4}-\d{2}-\d{2}$/, type);
      const app = vendorAppOf(type);
      if (!app) continue;
      assert.equal(new URL(app.console).protocol, 'https:');
      assert.ok(app.asks.length > 0 && app.asks.every((line) => line.endsWith('.')), type);
    }
  });

  test('an alias means its channel, and what is no channel means none', () => {
    assert.equal(parseChannelType('Twitter'), 'x');
    assert.equal(parseChannelType('constructor'), undefined);
  });

  test('of the practice nothing is in what the browser loads', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents:
          "export { CHANNELS, channelOf, parseChannelType } from './server/contract/channels/index.ts';",
        resolveDir: process.cwd(),
      },
      bundle: true,
      format: 'esm',
      write: false,
    });
    const code = outputFiles.map(({ text }) => text).join('');
    for (const type of CHANNEL_TYPES) {
      assert.ok(code.includes(JSON.stringify(channelOf(type).name)), `${type} is there`);
      for (const line of practiceOf(type).suggestions) assert.ok(!code.includes(line), line);
      for (const line of vendorAppOf(type)?.asks ?? []) assert.ok(!code.includes(line), line);
    }
    for (const word of ['signIn', 'scopes', 'times:', 'threeQuarters', 'invitations'])
      assert.ok(!code.includes(word), word);
  });
});
