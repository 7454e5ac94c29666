// The composer's form: channels, words, previews, and when it leaves.

import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { takesComment } from '../../server/contract/first-comment.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { FirstCommentField } from '../../views/components/first-comment.tsx';
import { Form } from '../../views/components/form.tsx';
import { PostWords } from '../../views/components/post-words.tsx';
import { MediaField, takesMedia } from '../runtime/media-field.tsx';
import { OverruleFields } from '../runtime/overrule-fields.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { ownOf, sharing } from './draft.ts';
import { nextRoute } from './saved.ts';
import type { ComposerProps } from './types.ts';
import { useDraft } from './use-draft.ts';
import { Versions } from './versions.tsx';
import { WhenFields } from './when-fields.tsx';

interface FormProps extends ComposerProps {
  readonly id: string;
  /** In a dialog, which it closes. */
  readonly onClose?: () => void;
}

const LABELS = {
  draft: 'Save draft',
  now: 'Publish now',
  later: 'Schedule',
  queue: 'Add to queue',
} as const;
const PENDING = {
  draft: 'Saving...',
  now: 'Publishing...',
  later: 'Scheduling...',
  queue: 'Adding...',
} as const;

export function ComposerForm(props: FormProps) {
  const { id, channels, timeZone, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const writing = useDraft({ ...props, onSaved: onClose }, form);
  const { overruling, draft, at, chosen, errors, isRestored, isPending, change, split } = writing;
  const commented = chosen.filter(takesComment);
  const common = channels.filter((channel) => sharing(draft).includes(channel.id));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    writing.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  const startAnew = () => {
    writing.discard();
    onClose?.();
  };

  return (
    <Form
      ref={form}
      className="composer"
      action="/api/contents"
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <input type="hidden" name="timeZone" value={timeZone} />
      <input type="hidden" name="screen" value="/compose" />
      <input type="hidden" name="next" value={nextRoute(draft, chosen.length > 0 ? chosen : channels)} />
      <div className="composer-sides">
        <div className="stack">
          {isRestored && <Banner title="This is what you typed before">Save it, or discard it.</Banner>}
          <ChannelChoice
            id={id}
            channels={channels}
            ids={draft.ids}
            error={errors.platformIds}
            onChange={(ids) => change({ ids })}
          />
          <PostWords
            id={id}
            channels={common.map(({ type }) => type)}
            own={ownOf(common)}
            words={draft}
            errors={errors}
            onChange={change}
            onSplit={chosen.length > 1 ? split : undefined}
          />
          {chosen.some(({ type }) => takesMedia(type)) && (
            <MediaField
              id={id}
              channels={chosen.map(({ type }) => type)}
              own={ownOf(chosen)}
              media={draft.media ?? []}
              error={errors.media}
              onChange={(media) => change({ media })}
            />
          )}
          {commented.length > 0 && (
            <FirstCommentField
              id={id}
              channels={commented.map(({ type }) => type)}
              value={draft.firstComment ?? ''}
              error={errors.firstComment}
              onChange={(firstComment) => change({ firstComment })}
            />
          )}
          <OverruleFields id={id} of={overruling} />
          <WhenFields
            id={id}
            when={draft.when}
            at={draft.at}
            moment={at}
            error={errors.scheduledAt}
            clock={props}
            onChange={change}
          />
        </div>
        <Versions
          id={id}
          channels={chosen}
          draft={draft}
          errors={errors}
          locale={props.locale}
          onChange={change}
        />
      </div>
      <div className="row row-end composer-actions">
        {onClose && (
          <Button disabled={isPending} onClick={onClose}>
            Close
          </Button>
        )}
        <Button variant="quiet" disabled={isPending} onClick={startAnew}>
          Discard
        </Button>
        <Button
          type="submit"
          variant="primary"
          pending={isPending}
          pendingLabel={PENDING[draft.when]}
          title="Ctrl+Enter"
          aria-keyshortcuts="Control+Enter"
        >
          {LABELS[draft.when]}
        </Button>
      </div>
    </Form>
  );
}
