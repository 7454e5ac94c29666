// Editing a post's words, with the composer's counters and preview.
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import { takesComment } from '../../server/contract/first-comment.ts';
import type { PostMedium } from '../../server/contract/media.ts';
import type { Post } from '../../server/contract/post.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { FirstCommentField } from '../../views/components/first-comment.tsx';
import { PostPreview } from '../../views/components/post-preview.tsx';
import { findRefused, PostWords, type Words } from '../../views/components/post-words.tsx';
import { ApiError, api, messageOf } from './api.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { useKept } from './kept.ts';
import { MediaField, takesMedia } from './media-field.tsx';
import { OverruleFields } from './overrule-fields.tsx';
import type { PostDialogProps } from './post-dialog.ts';
import { RewritePanel } from './rewrite-panel.tsx';
import { useOverrule } from './use-overrule.ts';

type Errors = ReturnType<typeof findRefused>;
type EditedPost = Pick<Post, 'id' | 'platform' | 'network' | 'title' | 'content' | 'firstComment' | 'media'> &
  Partial<Pick<Post, 'writer' | 'ownLimits'>>;

interface Edited extends Words {
  readonly firstComment: string;
  readonly media: readonly PostMedium[];
}

/** What the server's refusals of media begin with. */
const MEDIA = 'media: ';
/** And those of the first comment. */
const COMMENT = 'firstComment: ';

const toldOf = (media: readonly PostMedium[]) => media.map(({ id, alt }) => ({ id, alt }));
const isAlike = (one: readonly PostMedium[], other: readonly PostMedium[]) =>
  JSON.stringify(toldOf(one)) === JSON.stringify(toldOf(other));

export function EditDialog({ id, post, isPending, save, onClose }: PostDialogProps<EditedPost>) {
  const { name, form } = channelOf(post.platform);
  const own = { [post.platform]: post.ownLimits };
  const [shown, setShown] = useState<readonly PostMedium[]>(post.media ?? []);
  const kept = useKept<Edited>(`edit-${post.id}`, {
    ...{ title: post.title ?? '', content: post.content, media: shown },
    firstComment: post.firstComment ?? '',
  });
  const { value: words, isRestored } = kept;
  const [misfit, setMisfit] = useState<string>();
  const [commentError, setCommentError] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const overruling = useOverrule();

  const shows = !isAlike(words.media, shown);
  const isCommented = words.firstComment !== (post.firstComment ?? '');
  const isChanged =
    isCommented || words.content !== post.content || words.title !== (post.title ?? '') || shows;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = findRefused([post.platform], words, own);
    setErrors(refused);
    if (Object.keys(refused).length > 0 || overruling.lacksReason()) return;
    const { content, title } = words;
    const { overrule } = overruling;
    const edit = {
      content,
      ...(form.title > 0 ? { title: title || null } : {}),
      ...(isCommented && { firstComment: words.firstComment || null }),
      ...(overrule && { overrule }),
      ...(shows && { media: toldOf(words.media) }),
    };
    return save(() => api('PATCH', `/api/contents/${post.id}`, edit), {
      done: () => {
        kept.forget();
        return { title: 'Post saved' };
      },
      failed: (error) => {
        const message = messageOf(error);
        if (message.startsWith(MEDIA)) {
          setMisfit(message.slice(MEDIA.length));
          return undefined;
        }
        if (message.startsWith(COMMENT)) {
          setCommentError(message.slice(COMMENT.length));
          return undefined;
        }
        setErrors({ content: message });
        if (error instanceof ApiError && error.status === 422) overruling.look([words]);
        return undefined;
      },
    });
  };
  const change = ({ title, content }: Words) => {
    kept.set({ ...words, title, content });
    setErrors({});
    overruling.forget();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  const discard = () => {
    kept.forget();
    onClose();
  };

  return (
    <Dialog
      id={id}
      open
      wide
      busy={isPending}
      onClose={onClose}
      title={`Edit ${name} post`}
      footer={
        <>
          <Button disabled={isPending} onClick={discard}>
            {isChanged ? 'Discard changes' : 'Cancel'}
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            variant="primary"
            pending={isPending}
            pendingLabel="Saving..."
            title="Ctrl+Enter"
            aria-keyshortcuts="Control+Enter"
          >
            Save
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className="composer" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
        <div className="composer-sides">
          <div className="stack">
            {isRestored && <Banner title="This is what you typed before">Save it, or discard it.</Banner>}
            <PostWords {...{ id, own, words, errors }} channels={[post.platform]} onChange={change} />
            {takesMedia(post.platform) && (
              <MediaField
                id={id}
                channels={[post.platform]}
                own={own}
                media={words.media}
                error={misfit}
                onChange={(media) => {
                  kept.set({ ...words, media });
                  setMisfit(undefined);
                }}
              />
            )}
            {takesMedia(post.platform) && (
              <DrawnPicture
                id={`${id}-drawn`}
                post={post}
                onDrawn={(media) => {
                  setShown(media);
                  kept.set({ ...words, media });
                }}
              />
            )}
            {takesComment({ type: post.platform, network: post.network }) && (
              <FirstCommentField
                id={id}
                channels={[post.platform]}
                value={words.firstComment}
                error={commentError}
                onChange={(firstComment) => {
                  kept.set({ ...words, firstComment });
                  setCommentError(undefined);
                  overruling.forget();
                }}
              />
            )}
            <OverruleFields id={id} of={overruling} />
          </div>
          <section className="stack" aria-label="Preview">
            <h3>Preview</h3>
            <PostPreview channel={post.platform} account={name} {...words} />
          </section>
        </div>
        {post.writer && (
          <RewritePanel
            id={`${id}-rewrite`}
            post={post}
            words={words}
            disabled={isPending}
            onUse={({ title, content }) => change({ title: title ?? '', content })}
          />
        )}
      </form>
    </Dialog>
  );
}
