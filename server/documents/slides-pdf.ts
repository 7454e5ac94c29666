// A carousel as a document: one page a slide, as LinkedIn shows it.
import { BRAND } from '../contract/constants/brand.ts';
import { printable, type TDocumentDefinitions } from './pdf.ts';

export interface SlidePicture {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Points a pixel: a slide of 1080 pixels is 7.5 inches wide. */
const SCALE = 0.5;

/** @param slides of one size. @param about title and author as readers of PDFs show them */
export function describeSlidesPdf(
  slides: readonly SlidePicture[],
  about: { readonly title: string; readonly author: string },
): TDocumentDefinitions {
  const [first] = slides;
  if (first === undefined) throw new RangeError('A document needs a slide');
  const [width, height] = [first.width * SCALE, first.height * SCALE];
  return {
    pageSize: { width, height },
    pageMargins: 0,
    info: {
      title: printable(about.title),
      author: printable(about.author) || BRAND,
      creator: BRAND,
      producer: BRAND,
    },
    defaultStyle: { font: 'Roboto' },
    content: slides.map(({ bytes, type }, at) => ({
      image: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
      width,
      height,
      ...(at === 0 ? {} : { pageBreak: 'before' as const }),
    })),
  };
}
