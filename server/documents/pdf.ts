// Prints PDFs. The library is loaded with the first one: it is large, and most days nobody prints.
import { join } from 'node:path';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

export type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';

export interface PdfPrinter {
  /** Lays out and prints a document. */
  print(definition: TDocumentDefinitions): Promise<Buffer>;
}

/** Roboto (Apache License 2.0): Latin, Greek and Cyrillic. The build puts the files beside the other assets. */
const FONTS = { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' } as const;

/** @param folder where the fonts lie */
export function createPdfPrinter(folder: string): PdfPrinter {
  let loading: ReturnType<typeof load> | undefined;
  return {
    print: async (definition) => {
      loading ??= load(folder);
      const pdfmake = await loading;
      return pdfmake.createPdf({ ...definition, language: 'en' }).getBuffer();
    },
  };
}

async function load(folder: string) {
  const { default: pdfmake } = await import('pdfmake');
  const [normal, bold] = [join(folder, FONTS.normal), join(folder, FONTS.bold)];
  pdfmake.setFonts({ Roboto: { normal, bold } });
  // Documents consist of text and drawings: nothing in them may make the server read another file or call an address.
  pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
  pdfmake.setUrlAccessPolicy(() => false);
  return pdfmake;
}

/** What the fonts can draw: pictographs would come out as empty boxes. */
export function printable(text: string): string {
  return text.replace(/\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*/gu, '').trim();
}
