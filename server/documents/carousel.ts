// Makes one document of several pictures.
import type { CarouselPage } from './carousel-pdf.ts';
import type { PdfPrinter } from './printing.ts';

export type MakeDocument = (title: string, pages: readonly CarouselPage[]) => Promise<Buffer>;

export function createCarouselMaker(printer: PdfPrinter): MakeDocument {
  return (title, pages) => printer.print({ kind: 'carousel', title, pages });
}
