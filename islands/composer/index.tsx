// Writing a new post for one or several channels: a page of its own, or a button that opens the same in a dialog.
// Without script the button leads to the page, and the page is a plain form.
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { ComposerForm } from './form.tsx';
import type { ComposerProps } from './types.ts';

export type { ComposerProps };

function Composer(props: ComposerProps) {
  return props.page ? <ComposerForm id="composer" {...props} /> : <ComposerButton {...props} />;
}

function ComposerButton(props: ComposerProps) {
  const [isOpen, setOpen] = useState(false);
  const { chosen = [], at, primary = false } = props;
  const id = useId();
  useHeldRegion(isOpen, `${id}-open`);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <form action="/screens/compose" onSubmit={open}>
        {chosen[0] !== undefined && <input type="hidden" name="platform" value={chosen[0]} />}
        {at && <input type="hidden" name="at" value={at} />}
        <Button id={`${id}-open`} type="submit" icon="plus" variant={primary ? 'primary' : 'secondary'}>
          New post
        </Button>
      </form>
      {isOpen && (
        <Dialog id={`${id}-dialog`} open wide onClose={close} title="New post">
          <ComposerForm id={`${id}-composer`} {...props} onClose={close} />
        </Dialog>
      )}
    </>
  );
}

export default defineIsland('composer', Composer);
