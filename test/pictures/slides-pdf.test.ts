// A carousel from its words to the document that LinkedIn takes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { SlideWords } from '../../server/contract/design.ts';
import { createPdfPrinter } from '../../server/documents/pdf.ts';
import { describeSlidesPdf } from '../../server/documents/slides-pdf.ts';
import { createDrawing, type StoppableDrawing } from '../../server/pictures/drawing/index.ts';
import { ensureBuilt, ROOT } from '../support/build.ts';
import { readPdf } from '../support/pdf.ts';
import { SHEET_BUSINESSES } from './businesses.ts';
import { wordsFor } from './words.ts';

describe('a carousel', () => {
  let drawing: StoppableDrawing;
  before(async () => {
    await ensureBuilt();
    drawing = createDrawing(`${ROOT}dist/drawing`);
  });
  after(() => drawing.stop());

  test('becomes a document of one page a slide, each as it was drawn', async () => {
    const [business] = SHEET_BUSINESSES;
    assert.ok(business);
    const words = wordsFor('steps', 'en');
    assert.ok(words.kind === 'steps');
    const slides: SlideWords[] = [
      { kind: 'opening', title: words.title, text: '', note: '' },
      ...words.steps.map(
        (title, at): SlideWords => ({
          kind: 'point',
          title,
          text: '',
          at: at + 1,
          of: words.steps.length,
          note: '',
        }),
      ),
      { kind: 'closing', title: 'Come and see', text: '', note: 'hartley.example' },
    ];
    const pictures = await Promise.all(
      slides.map((slide) =>
        drawing.draw({
          design: 'slide-plain',
          ratio: '4:5',
          scheme: 'light',
          kit: business.kit,
          words: slide,
          photo: null,
          language: 'en',
          seed: 'carousel',
        }),
      ),
    );
    assert.equal(new Set(pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size, 6);
    const printer = createPdfPrinter(`${ROOT}dist/assets/fonts`);
    const about = { title: words.title, author: business.kit.name };
    const pdf = await printer.print(describeSlidesPdf(pictures, about));
    const read = await readPdf(new Uint8Array(pdf).buffer);
    assert.equal(read.pages, slides.length);
    assert.equal(read.title, words.title);
    const sizes = pdf.toString('latin1').match(/\/MediaBox \[[^\]]*\]/g) ?? [];
    assert.deepEqual([...new Set(sizes)], ['/MediaBox [0 0 540 675]']);
  });
});
