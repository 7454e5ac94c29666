// Drawing as others use it: pictures from a thread of its own, in order, given up, in time.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { RATIOS, type Ratio } from '../../server/contract/design.ts';
import type { DrawRequest } from '../../server/domain/design/index.ts';
import { createDrawing, type StoppableDrawing } from '../../server/pictures/drawing/index.ts';
import { ensureBuilt, ROOT } from '../support/build.ts';
import { SHEET_BUSINESSES } from './businesses.ts';

const FOLDER = `${ROOT}dist/drawing`;
const [business] = SHEET_BUSINESSES;
assert.ok(business);
const REQUEST: DrawRequest = {
  design: 'tip-margin',
  ratio: '1:1',
  scheme: 'light',
  kit: business.kit,
  words: { kind: 'tip', title: 'Keep bread in paper', text: '', note: '' },
  photo: null,
  language: 'en',
  seed: 'one',
};

describe('drawing', () => {
  let drawing: StoppableDrawing;
  before(async () => {
    await ensureBuilt();
    drawing = createDrawing(FOLDER);
  });
  after(() => drawing.stop());

  test('every ratio comes in its own size, as a PNG', async () => {
    for (const [ratio, share] of Object.entries(RATIOS) as [Ratio, number][]) {
      const { bytes, type, width, height } = await drawing.draw({ ...REQUEST, ratio });
      assert.equal(type, 'image/png');
      assert.equal(Buffer.from(bytes.subarray(1, 4)).toString(), 'PNG');
      const header = Buffer.from(bytes).readUInt32BE(16);
      assert.deepEqual([header, Buffer.from(bytes).readUInt32BE(20)], [width, height]);
      assert.ok(Math.abs(width / height - share) < 0.002, ratio);
    }
  });

  test('the same request makes the same bytes, in another thread too', async () => {
    const [first, second] = await Promise.all([drawing.draw(REQUEST), drawing.draw(REQUEST)]);
    const other = createDrawing(FOLDER);
    const third = await other.draw(REQUEST);
    await other.stop();
    assert.deepEqual(first.bytes, second.bytes);
    assert.deepEqual(first.bytes, third.bytes);
    const seeded = await drawing.draw({ ...REQUEST, seed: 'another' });
    assert.notDeepEqual(first.bytes, seeded.bytes);
  });

  test('what is given up is refused with its reason, and what stands behind it is drawn', async () => {
    const giveUp = new AbortController();
    const running = drawing.draw(REQUEST);
    const given = drawing.draw(REQUEST, giveUp.signal);
    const behind = drawing.draw({ ...REQUEST, scheme: 'dark' });
    giveUp.abort(new Error('no longer wanted'));
    await assert.rejects(given, /no longer wanted/);
    assert.notDeepEqual((await running).bytes, (await behind).bytes);
    await assert.rejects(drawing.draw(REQUEST, AbortSignal.abort(new Error('too late'))), /too late/);
  });

  test('a picture that cannot be drawn in time is refused, and the next one begins anew', async () => {
    const hasty = createDrawing(FOLDER, { deadline: 1 });
    await assert.rejects(hasty.draw(REQUEST), /took longer than 1 ms/);
    await assert.rejects(hasty.draw(REQUEST), /took longer than 1 ms/);
    await hasty.stop();
    await assert.rejects(hasty.draw(REQUEST), /has ended/);
  });

  test('a photo or logo that is none is refused, and harms nothing that follows', async () => {
    const bytes = new TextEncoder().encode('this is no picture');
    const photo = { bytes, focus: { x: 0.5, y: 0.5 } };
    await assert.rejects(drawing.draw({ ...REQUEST, design: 'tip-photo', photo }));
    await assert.rejects(drawing.draw({ ...REQUEST, kit: { ...business.kit, logo: bytes } }));
    assert.ok((await drawing.draw(REQUEST)).bytes.length > 1000);
  });

  test('what the fonts draw is known before anything is drawn', () => {
    for (const text of ['Ångström, Ελλάδα, Київ, Łódź', '京町家 さくら', 'مقهى', 'קפה', 'Bread 🥖 today']) {
      assert.ok(drawing.canDraw(text, 'modern'), text);
      assert.ok(drawing.canDraw(text, 'bold'), text);
    }
    for (const text of ['สวัสดี', '안녕하세요', 'नमस्ते']) {
      assert.ok(!drawing.canDraw(text, 'modern'), text);
    }
  });
});
