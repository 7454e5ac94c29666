// Whether the merge fields of a mail can be filled and laid out, asked whenever a mail is saved.
import type { MailBlock, MailBlocks, MailInline } from '../../contract/mail-block.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { readBlocks } from './layout/read-blocks.ts';
import { fieldsOf, isTemplate, parseTemplate } from './merge.ts';

/**
 * Refuses words with a field that nobody knows, and sections that do not end where they begin.
 * @throws AppError invalid, naming what is wrong
 */
export function checkMerge(
  words: { readonly subject: string; readonly content: string },
  known: readonly string[],
): void {
  for (const of of ['subject', 'content'] as const) {
    const field = fieldsOf(parseTemplate(words[of], of)).find((one) => !known.includes(one));
    if (field !== undefined) {
      throw new AppError('invalid', inField(of, say('email.merge-unknown', { field, known })), { field: of });
    }
  }
  checkSections(words.content);
}

/**
 * A section may hold whole blocks or some words of one: what begins in one and ends in another would tear both apart.
 * @throws AppError invalid
 */
export function checkSections(content: string): void {
  if (areWhole(readBlocks(content))) return;
  throw new AppError('invalid', inField('content', say('email.merge-torn')), { field: 'content' });
}

/** Blocks side by side: the signs between them belong together, and so do those within each. */
function areWhole(blocks: MailBlocks): boolean {
  const signs = blocks.map((block) => (block.kind === 'when' ? block.tag : '')).join('');
  return isTemplate(signs) && blocks.every(isWhole);
}

function isWhole(block: MailBlock): boolean {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'button':
      return isWholeLine(block.children);
    case 'list':
      return block.items.every(areWhole);
    case 'columns':
      return block.columns.every(areWhole);
    case 'quote':
    case 'product':
    case 'footer':
    case 'social':
      return areWhole(block.blocks);
    case 'coupon':
      return isTemplate(block.code);
    default:
      return true;
  }
}

function isWholeLine(inlines: readonly MailInline[]): boolean {
  const words = inlines.map((one) => (one.kind === 'text' ? one.text : '')).join('');
  return isTemplate(words) && inlines.every((one) => !('children' in one) || isWholeLine(one.children));
}
