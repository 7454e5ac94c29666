// The text part of a mail: the same blocks for programs, and people, that show no HTML.
import type { MailBlock, MailBlocks, MailInline } from '../../../contract/mail-block.ts';

/** Blocks parted by empty lines; addresses stand behind what they are linked to. */
export function writeText(blocks: MailBlocks): string {
  return blocks.map(blockText).filter(Boolean).join('\n\n');
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return inlineText(block.children);
    case 'heading':
      return `${inlineText(block.children)}\n${'-'.repeat(12)}`;
    case 'list':
      return block.items.map((item, at) => listItem(item, block.ordered ? `${at + 1}. ` : '- ')).join('\n');
    case 'quote':
      return indent(writeText(block.blocks), '> ', '> ');
    case 'columns':
      return block.columns.map(writeText).join('\n\n');
    case 'product':
    case 'footer':
    case 'social':
      return writeText(block.blocks);
    case 'picture':
      return [block.alt && `[${block.alt}]`, block.href].filter(Boolean).join(' ');
    case 'button':
      return `${inlineText(block.children)}: ${block.href}`;
    case 'coupon':
      return block.code;
    case 'when':
      return block.tag;
    case 'divider':
      return '* * *';
  }
}

function listItem(blocks: MailBlocks, mark: string): string {
  return indent(writeText(blocks), mark, ' '.repeat(mark.length));
}

function indent(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : others}${line}`.trimEnd())
    .join('\n');
}

function inlineText(inlines: readonly MailInline[]): string {
  return inlines.map(oneInline).join('');
}

function oneInline(one: MailInline): string {
  if (one.kind === 'text') return one.text;
  if (one.kind === 'break') return '\n';
  const words = inlineText(one.children);
  if (one.kind !== 'link' || one.href === words) return words;
  return one.href.replace(/^mailto:/i, '') === words ? words : `${words} (${one.href})`;
}
