// What descriptions of PDFs have in common.
export type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** What the fonts can draw: pictographs would come out as empty boxes. */
export function printable(text: string): string {
  return text.replace(/\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*/gu, '').trim();
}
