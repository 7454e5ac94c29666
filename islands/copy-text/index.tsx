// A text to be taken elsewhere: shown whole, and copied by a button. Without script it is selected by hand.
import { useState } from 'react';
import { Button } from '../../views/components/button.tsx';
import { TextAreaField } from '../../views/components/field.tsx';
import { copyText } from '../runtime/copy.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { announce } from '../runtime/screen.ts';

export interface CopyTextProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly rows?: number;
  readonly hint?: string;
}

function CopyText({ id, label, text, rows = 2, hint }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    announce(done ? `${label} is copied.` : `${label} could not be copied: select it by hand.`);
  };
  return (
    <div className="stack stack-sm">
      <TextAreaField id={id} name={id} label={label} hint={hint} readOnly rows={rows} value={text} />
      <div className="row">
        <Button size="sm" icon="copy" className="needs-script" onClick={copy}>
          {isCopied ? 'Copied' : `Copy ${label === label.toUpperCase() ? label : label.toLowerCase()}`}
        </Button>
      </div>
    </div>
  );
}

export default defineIsland('copy-text', CopyText);
