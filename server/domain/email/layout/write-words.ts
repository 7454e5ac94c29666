// What a mail says, for lists of mails: its words alone, without marks and addresses.
import type { MailBlock, MailBlocks } from '../../../contract/mail-block.ts';
import { plain, readBlocks } from './read-blocks.ts';

/** Lists show the first lines of a mail. */
const MOST = 400;

/** The first words of a mail's content, a line a block; merge fields stand as they were written. */
export function wordsOfMail(content: string): string {
  const words = writeWords(readBlocks(content));
  if (words.length <= MOST) return words;
  const cut = words.slice(0, MOST);
  return `${cut.slice(0, Math.max(cut.search(/\s\S*$/), MOST / 2)).trimEnd()}…`;
}

function writeWords(blocks: MailBlocks): string {
  return blocks.map(blockWords).filter(Boolean).join('\n');
}

function blockWords(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'button':
      return plain(block.children).trim();
    case 'list':
      return block.items.map(writeWords).join('\n');
    case 'columns':
      return block.columns.map(writeWords).join('\n');
    case 'quote':
    case 'product':
    case 'footer':
    case 'social':
      return writeWords(block.blocks);
    case 'picture':
      return block.alt;
    case 'coupon':
      return block.code;
    case 'when':
      return block.tag;
    case 'divider':
      return '';
  }
}
