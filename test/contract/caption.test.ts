import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captionOf } from '../../server/contract/caption.ts';
import { channelOf } from '../../server/contract/channels/index.ts';

const { form } = channelOf('youtube');

const SCENES = `[The oven door opens]
Why does bread go stale in the fridge?

[Two loaves side by side]
Cold makes starch firm, and dry to the tongue.

[Corner Bakery]
Never keep it warm and wet. Come in before noon.`;

test('a film is described by the words beside its scenes, and by its hashtags', () => {
  const content = `Why bread and fridges do not get on.\n\n• Cold\n• Paper\n\n${SCENES}\n\n#bread #baking`;
  assert.equal(
    captionOf(form, content),
    'Why bread and fridges do not get on.\n\n• Cold\n• Paper\n\n#bread #baking',
  );
});

test('a script without a description is described by its first words and its last', () => {
  const caption =
    'Why does bread go stale in the fridge?\n\nNever keep it warm and wet. Come in before noon.\n\n#bread';
  assert.equal(captionOf(form, `${SCENES}\n\n#bread`), caption);
  assert.equal(captionOf(form, '[Corner Bakery]\nWe open at six.'), 'We open at six.');
});

test('no stage direction is ever sent, wherever somebody has put it', () => {
  for (const content of [
    '[Oven]',
    '[Oven]\n\nBread.\n  [Door]  \n',
    '[A]\n[B]\nBread.\n[C]',
    `${SCENES}\r\n`,
  ]) {
    assert.doesNotMatch(captionOf(form, content), /\[/, content);
  }
  assert.equal(captionOf(form, '[Oven]'), '');
});

test('a caption stays what it is, and so does every post that is no film', () => {
  const own = 'Our new oven [at last] is here.\n\n\nCome and see. #oven';
  assert.equal(captionOf(form, own), own);
  const made = captionOf(form, `${SCENES}\n\n#bread`);
  assert.equal(captionOf(form, made), made);
  assert.equal(captionOf(channelOf('facebook').form, SCENES), SCENES);
});
