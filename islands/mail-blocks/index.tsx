// Buttons that put blocks into the text of a mail, where the caret stands. Without script there is a list of what to type.

import { isInline, MAIL_SNIPPETS, type MailSnippet } from '../../server/contract/mail-snippets.ts';
import { Button } from '../../views/components/button.tsx';
import { defineIsland } from '../runtime/define-island.ts';

export interface MailBlocksProps {
  /** Name of the field that the blocks go into; it stands in the same form. */
  readonly field: string;
}

function MailBlocks({ field }: MailBlocksProps) {
  return (
    <div className="row mail-blocks" role="toolbar" aria-label="Put into the mail">
      {MAIL_SNIPPETS.map((snippet) => (
        <Button
          key={snippet.name}
          size="sm"
          variant="quiet"
          onClick={({ currentTarget }) => insert(currentTarget, field, snippet)}
        >
          {snippet.name}
        </Button>
      ))}
    </div>
  );
}

/** By the browser's own insertion, so that its undo takes it back. */
function insert(button: Element, field: string, snippet: MailSnippet) {
  const area = button.closest('form')?.elements.namedItem(field);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const { selectionStart: start, selectionEnd: end, value } = area;
  const text = isInline(snippet)
    ? snippet.text
    : asBlock(snippet.text, value.slice(0, start), value.slice(end));
  area.focus();
  if (!document.execCommand('insertText', false, text)) area.setRangeText(text, start, end, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Blocks are parted by empty lines; those that are there are enough. */
function asBlock(text: string, before: string, after: string): string {
  const [, open = ''] = /(\n*)$/.exec(before) ?? [];
  const [, close = ''] = /^(\n*)/.exec(after) ?? [];
  const lead = before === '' ? '' : '\n'.repeat(Math.max(0, 2 - open.length));
  return `${lead}${text}${after === '' ? '\n' : '\n'.repeat(Math.max(0, 2 - close.length))}`;
}

export default defineIsland('mail-blocks', MailBlocks);
