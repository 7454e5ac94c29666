// Several pictures as one document, a page each: for channels that show them so.
import type { TDocumentDefinitions } from './pdf.ts';

/** A JPEG or PNG, and its pixels. */
export interface CarouselPage {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Points that the first page is wide; a picture keeps all of its pixels. */
const WIDTH = 540;

/** Pages have the shape of the first picture; another shape stands in the middle of its page. */
export function describeCarousel(title: string, pages: readonly CarouselPage[]): TDocumentDefinitions {
  const [first] = pages;
  if (!first) throw new RangeError('a document has a page');
  const page = { width: WIDTH, height: (WIDTH * first.height) / first.width };
  const images = Object.fromEntries(
    pages.map(({ type, bytes }, at) => [
      nameOf(at),
      `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
    ]),
  );
  return {
    pageSize: page,
    pageMargins: 0,
    info: { title },
    images,
    defaultStyle: { font: 'Roboto', fontSize: 1 },
    background: (number) => {
      const at = number - 1;
      const picture = pages[at];
      if (!picture) return '';
      const scale = Math.min(page.width / picture.width, page.height / picture.height);
      const [width, height] = [picture.width * scale, picture.height * scale];
      const absolutePosition = { x: (page.width - width) / 2, y: (page.height - height) / 2 };
      return { image: nameOf(at), width, height, absolutePosition };
    },
    content: pages.map((_, at) => ({ text: ' ', ...(at > 0 && { pageBreak: 'before' as const }) })),
  };
}

const nameOf = (at: number) => `page${at}`;
