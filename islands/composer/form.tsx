// The composer's form: channels, words, previews, and when it leaves.
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { fromWallTime } from '../../server/contract/wall-time.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { findRefused, PostWords } from '../../views/components/post-words.tsx';
import { formatExact } from '../../views/components/relative-time.ts';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { useKept } from '../runtime/kept.ts';
import { navigate, toast } from '../runtime/screen.ts';
import { ChannelChoice } from './channel-choice.tsx';
import {
  blame,
  type Draft,
  type Errors,
  named,
  ownWords,
  readValues,
  sharing,
  soonAwake,
  toInput,
  wordsFor,
} from './draft.ts';
import type { ComposerProps } from './types.ts';
import { Versions } from './versions.tsx';
import { WhenFields } from './when-fields.tsx';

interface FormProps extends ComposerProps {
  readonly id: string;
  readonly onClose?: () => void;
  readonly onSaved?: () => Promise<void>;
}

const LABELS = { draft: 'Save draft', now: 'Publish now', later: 'Schedule' } as const;
const PENDING = { draft: 'Saving...', now: 'Publishing...', later: 'Scheduling...' } as const;

export function ComposerForm(props: FormProps) {
  const { id, userId, businessId, channels, timeZone, refused, onClose } = props;
  const start = refused ? readValues(refused.values, startOf(props)) : startOf(props);
  const { value: draft, set, isRestored, forget } = useKept<Draft>(`composer-${userId}-${businessId}`, start);
  const [errors, setErrors] = useState<Errors>(() => (refused ? blame(start, refused.message) : {}));
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const chosen = channels.filter((channel) => draft.ids.includes(channel.id));
  const common = channels.filter((channel) => sharing(draft).includes(channel.id));
  const at = fromWallTime(draft.at, timeZone);

  const change = (part: Partial<Draft>) => {
    set({ ...draft, ...part });
    if (Object.keys(errors).length > 0) setErrors({});
  };
  /** The cuts are for one channel only: they become its own words. */
  const split = (type: ChannelType, content: string) => {
    const ids = chosen.filter((channel) => channel.type === type).map((channel) => channel.id);
    const own = ids.map((channel) => [channel, { ...ownWords(draft, channel), content }]);
    change({ versions: { ...draft.versions, ...Object.fromEntries(own) } });
  };
  const refuse = (found: Errors) => {
    setErrors(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = checkDraft(draft, { channels: chosen, at });
    if (Object.keys(found).length > 0) return refuse(found);
    setPending(true);
    try {
      const sent = named(draft);
      set(sent);
      await api('POST', '/api/contents', toInput(sent, at));
      forget();
      toast(describeSaved(draft, { at, timeZone, locale: props.locale }));
      if (props.onSaved) await props.onSaved();
      else navigate(nextRoute(draft, chosen));
    } catch (failure) {
      setPending(false);
      if (failure instanceof ApiError && failure.status === 422) return refuse(blame(draft, failure.message));
      toast({ title: 'Could not save the post', description: messageOf(failure), variant: 'destructive' });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  const discard = () => {
    forget();
    setErrors({});
    onClose?.();
  };

  return (
    <form
      ref={form}
      className="composer"
      method="post"
      action="/api/contents"
      noValidate
      onSubmit={save}
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
            words={draft}
            errors={errors}
            onChange={change}
            onSplit={chosen.length > 1 ? split : undefined}
          />
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
        <Versions id={id} channels={chosen} draft={draft} errors={errors} onChange={change} />
      </div>
      <div className="row row-end composer-actions">
        {onClose && (
          <Button disabled={isPending} onClick={onClose}>
            Close
          </Button>
        )}
        <Button variant="quiet" disabled={isPending} onClick={discard}>
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
    </form>
  );
}

/** For the one channel there is or those that were asked for, soon. */
function startOf({ channels, chosen, at, now, timeZone }: FormProps): Draft {
  const only = channels.length === 1 ? channels.map(({ id }) => id) : [];
  return {
    ids: chosen?.length ? chosen : only,
    title: '',
    content: '',
    versions: {},
    when: 'later',
    at: at || soonAwake(now, timeZone),
  };
}

/** What can be told without the server. */
function checkDraft(
  draft: Draft,
  { channels, at }: { channels: ComposerProps['channels']; at: number | undefined },
): Errors {
  if (channels.length === 0) return { platformIds: 'Choose at least one channel.' };
  for (const { id, type } of channels) {
    const words = wordsFor(draft, id);
    const own = draft.versions[id];
    const field = (name: 'title' | 'content') => (own?.[name].trim() ? `${name}-${id}` : name);
    if (!words.content.trim()) return { content: 'Write something first.' };
    const { title, content } = findRefused([type], words);
    if (title) return { [field('title')]: title };
    if (content) return { [field('content')]: content };
  }
  if (draft.when !== 'later') return {};
  if (at === undefined) return { scheduledAt: 'Enter a date and a time.' };
  return at < Date.now() ? { scheduledAt: 'This moment has passed. Choose a later one.' } : {};
}

function describeSaved(
  draft: Draft,
  { at, locale, timeZone }: { at: number | undefined; locale: string; timeZone: string },
) {
  const posts = draft.ids.length;
  const subject = posts === 1 ? 'Post' : `${posts} posts`;
  if (draft.when === 'draft') return { title: posts === 1 ? 'Draft saved' : `${posts} drafts saved` };
  if (draft.when === 'now') return { title: 'Publishing', description: `${subject} on the way.` };
  const leaves = posts === 1 ? 'It leaves' : 'They leave';
  const time = at === undefined ? '' : formatExact(at, { locale, timeZone });
  return { title: `${subject} scheduled`, description: `${leaves} on ${time}.` };
}

/** Where the new posts are to be seen. */
function nextRoute({ when }: Draft, [first, ...others]: ComposerProps['channels']): string {
  if (!first || (others.length > 0 && when !== 'draft')) return '/content-calendar';
  return `/platforms/${channelOf(first.type).segment}?tab=content`;
}
