// Puts a text that stands on the page into the clipboard.
import { Button } from '../../views/components/button.tsx';
import { copyText } from '../runtime/copy.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { toast } from '../runtime/screen.ts';

export interface CopyButtonProps {
  readonly text: string;
  /** What it is, for who does not see what stands beside it. */
  readonly what: string;
}

function CopyButton({ text, what }: CopyButtonProps) {
  const copy = async () => {
    if (await copyText(text)) toast({ title: 'Copied', description: what });
    else toast({ title: 'Copy it by hand', description: what, variant: 'destructive' });
  };
  return (
    <Button size="sm" icon="copy" aria-label={`Copy: ${what}`} onClick={copy}>
      Copy
    </Button>
  );
}

export default defineIsland('copy-button', CopyButton);
