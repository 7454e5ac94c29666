// Buttons that put blocks into the text of a mail, where the caret stands. Without script there is a list of what to type.

import { useState } from 'react';
import { isInline, MAIL_SNIPPETS, PICTURE_SNIPPET } from '../../server/contract/mail-snippets.ts';
import { Button } from '../../views/components/button.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { PictureChoice } from './picture-choice.tsx';

export interface MailBlocksProps {
  /** Name of the field that the blocks go into; it stands in the same form. */
  readonly field: string;
}

function MailBlocks({ field }: MailBlocksProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="stack stack-sm">
      <div className="row mail-blocks" role="toolbar" aria-label="Put into the mail">
        {MAIL_SNIPPETS.map((snippet) =>
          snippet === PICTURE_SNIPPET ? (
            <Button
              key={snippet.name}
              size="sm"
              variant="quiet"
              aria-expanded={isChoosing}
              onClick={() => setChoosing(!isChoosing)}
            >
              {snippet.name}
            </Button>
          ) : (
            <Button
              key={snippet.name}
              size="sm"
              variant="quiet"
              onClick={({ currentTarget }) =>
                insert(currentTarget, field, { text: snippet.text, isInline: isInline(snippet) })
              }
            >
              {snippet.name}
            </Button>
          ),
        )}
      </div>
      {isChoosing && (
        <PictureChoice
          id={`mail-${field}-picture`}
          onInsert={(beside, text) => {
            insert(beside, field, { text, isInline: false });
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

interface Inserted {
  readonly text: string;
  /** Within a line; what is not is a block of its own. */
  readonly isInline: boolean;
}

/** By the browser's own insertion, so that its undo takes it back. */
function insert(beside: Element, field: string, { text, isInline: isWithin }: Inserted) {
  const area = beside.closest('form')?.elements.namedItem(field);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const { selectionStart: start, selectionEnd: end, value } = area;
  const put = isWithin ? text : asBlock(text, value.slice(0, start), value.slice(end));
  area.focus();
  if (!document.execCommand('insertText', false, put)) area.setRangeText(put, start, end, 'end');
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
