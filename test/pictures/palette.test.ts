// Colours: whatever a kit's colours are, all that is written is read.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { contrast, readableOn, toHex, toLch } from '../../server/kernel/colour.ts';
import { makePalette } from '../../server/pictures/drawing/palette.ts';
import { type PhotoTone, veilFor } from '../../server/pictures/drawing/photo.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('palettes', () => {
  test('have a contrast of 4.5 and more on every ground and shape, in both schemes', () => {
    fc.assert(
      fc.property(colour, colour, fc.option(colour), (primary, secondary, accent) => {
        for (const scheme of ['light', 'dark'] as const) {
          const palette = makePalette({ primary, secondary, accent }, scheme);
          for (const [name, ground] of Object.entries(palette)) {
            for (const written of ['ink', 'quiet', 'mark'] as const) {
              for (const under of ['fill', 'shape'] as const) {
                const found = contrast(ground[written], ground[under]);
                assert.ok(found >= 4.5, `${scheme} ${name}: ${written} on ${under} ${found.toFixed(2)}`);
              }
            }
            assert.ok(contrast(ground.onMark, ground.mark) >= 4.5, `${scheme} ${name}: on the mark`);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  test('keep a colour that is read already, and the hue of one that is not', () => {
    assert.equal(readableOn('#ffffff', '#1d4ed8'), '#1d4ed8');
    const made = readableOn('#ffffff', '#f59e0b');
    assert.ok(contrast('#ffffff', made) >= 4.5);
    assert.ok(Math.abs(toLch(made).h - toLch('#f59e0b').h) < 12);
  });

  test('OKLCH there and back is the same colour', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const back = toHex(toLch(hex));
        for (const at of [1, 3, 5]) {
          const [one, other] = [hex, back].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
          assert.ok(Math.abs((one ?? 0) - (other ?? 0)) <= 4, `${hex} ${back}`);
        }
      }),
    );
  });

  test('a veil is as thick as the photo behind it needs', () => {
    const veil = (tone: PhotoTone) => veilFor(tone, '#101418', '#ffffff');
    const [night, day] = [veil({ darkest: 0, lightest: 0.2 }), veil({ darkest: 0.2, lightest: 1 })];
    assert.equal(night, 0);
    assert.ok(day > 0.4 && day < 0.8, `${day}`);
  });
});
