// The buttons of a post as forms, so that all of it also works without script.

import type { FormEvent, ReactNode } from 'react';
import { Form } from '../../views/components/form.tsx';
import type { ActName } from './acts.ts';

interface FormProps {
  readonly post: number;
  readonly children: ReactNode;
}

/** Does it at once; without script the page of the post shows what came of it. */
export function ActForm({ post, act, onAct, children }: FormProps & { act: ActName; onAct: () => void }) {
  return (
    <Form action={`/api/contents/${post}/${act}`} onSubmit={instead(onAct)}>
      <input type="hidden" name="next" value={`/posts/${post}`} />
      <input type="hidden" name="screen" value={`/posts/${post}`} />
      {children}
    </Form>
  );
}

/** Opens a dialog; without script the page of the post has the same as a form. */
export function PageForm({ post, onOpen, children }: FormProps & { onOpen: () => void }) {
  return (
    <form action={`/screens/posts/${post}`} onSubmit={instead(onOpen)}>
      {children}
    </form>
  );
}

function instead(work: () => void) {
  return (event: FormEvent) => {
    event.preventDefault();
    work();
  };
}
