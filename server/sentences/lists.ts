// Sentences about lists that people bring; each goes on from "The list".
import { defineSentences } from '../contract/sentence.ts';

export const LISTS = defineSentences({
  'lists.broken': 'cannot be read as a list. A quotation mark may be open to the end.',
  'lists.too-long': ({ rows }: { rows: number }) =>
    `holds more than ${rows.toLocaleString('en')} rows. Import it in parts.`,
  'lists.spreadsheet':
    'is a spreadsheet, not a list. In your spreadsheet program, save it as "CSV (UTF-8)" and choose that file.',
  'lists.no-text': 'is no text in UTF-8. Save the list as "CSV (UTF-8)" and choose that file.',
});
