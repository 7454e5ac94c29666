// Other words for a post that is out: its network changes them there.
import { type FormEvent, useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import { FormDialog } from '../../views/components/form-dialog.tsx';
import { findRefused, PostWords, type Words } from '../../views/components/post-words.tsx';
import { api, messageOf } from '../runtime/api.ts';
import type { LayerProps } from './types.ts';

export function CorrectDialog({ id, post, isPending, save, onClose }: LayerProps) {
  const { name, form } = channelOf(post.platform);
  const own = { [post.platform]: post.ownLimits };
  const [words, setWords] = useState<Words>({ title: post.title ?? '', content: post.content });
  const [errors, setErrors] = useState<ReturnType<typeof findRefused>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = findRefused([post.platform], words, own);
    setErrors(refused);
    if (Object.keys(refused).length > 0) return;
    const { title, content } = words;
    const input = { content, ...(form.title > 0 && { title: title || null }) };
    return save(() => api('POST', `/api/contents/${post.id}/correct`, input), {
      done: () => ({ title: `Changed on ${name}` }),
      failed: (failure) => void setErrors({ content: messageOf(failure) }),
    });
  };
  return (
    <FormDialog
      id={id}
      onClose={onClose}
      title={`Change it on ${name}`}
      description="Followers see the new words at once. Pictures and films stay."
      submit={`Change on ${name}`}
      pending={isPending}
      pendingLabel="Changing..."
      onSubmit={submit}
    >
      <PostWords {...{ id, own, words, errors }} channels={[post.platform]} onChange={setWords} />
    </FormDialog>
  );
}
