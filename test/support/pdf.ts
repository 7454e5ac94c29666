// Reads PDFs as a reader's program would.
import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  readonly pages: number;
  /** All text, with single spaces. */
  readonly text: string;
  readonly title: string;
}

export async function readPdf(bytes: ArrayBuffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  return { pages: totalPages, text: text.replace(/\s+/g, ' '), title: String(info.Title) };
}
