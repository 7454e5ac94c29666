// The draft in the composer: kept while it is typed, blamed where it is wrong, sent once.
import { type RefObject, useState } from 'react';
import type { ChannelType } from '../../server/contract/channels/index.ts';
import type { Post } from '../../server/contract/post.ts';
import { fromWallTime } from '../../server/contract/wall-time.ts';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { useKept } from '../runtime/kept.ts';
import { navigate } from '../runtime/screen.ts';
import { useOverrule } from '../runtime/use-overrule.ts';
import { useWrite } from '../runtime/use-write.ts';
import { checkDraft } from './check-draft.ts';
import {
  blame,
  type Draft,
  type Errors,
  named,
  ownWords,
  readValues,
  soonAwake,
  toInput,
  wordsFor,
} from './draft.ts';
import { describeSaved, nextRoute } from './saved.ts';
import type { ComposerProps } from './types.ts';

interface DraftProps extends ComposerProps {
  /** On a screen of its own, which it leaves; else it closes, and the screen shows what is new. */
  readonly onSaved?: (() => void) | undefined;
}

export function useDraft(props: DraftProps, form: RefObject<HTMLFormElement | null>) {
  const { userId, businessId, channels, timeZone, locale, refused, onSaved } = props;
  const start = refused ? readValues(refused.values, startOf(props)) : startOf(props);
  const kept = useKept<Draft>(`composer-${userId}-${businessId}`, start);
  const { value: draft, set, isRestored } = kept;
  const [errors, setErrors] = useState<Errors>(() => (refused ? blame(start, refused.message) : {}));
  const overruling = useOverrule();
  const { isPending, write } = useWrite();
  const chosen = channels.filter((channel) => draft.ids.includes(channel.id));
  const at = fromWallTime(draft.at, timeZone);

  const change = (part: Partial<Draft>) => {
    set({ ...draft, ...part });
    if (Object.keys(errors).length > 0) setErrors({});
    if (!('when' in part || 'at' in part)) overruling.forget();
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
  const save = () => {
    const found = checkDraft(draft, { channels: chosen, at });
    if (Object.keys(found).length > 0) return refuse(found);
    if (overruling.lacksReason()) return;
    const sent = named(draft);
    set(sent);
    return write(
      () => api<Post[]>('POST', '/api/contents', { ...toInput(sent, at), overrule: overruling.overrule }),
      {
        leads: onSaved === undefined,
        done: (saved) => {
          kept.forget();
          onSaved ? onSaved() : navigate(nextRoute(draft, chosen));
          return describeSaved(draft, { saved, timeZone, locale });
        },
        failed: (failure) => {
          if (failure instanceof ApiError && failure.status === 422) {
            refuse(blame(draft, failure.message));
            overruling.look(chosen.map(({ id }) => wordsFor(draft, id)));
            return;
          }
          return {
            title: 'Could not save the post',
            description: messageOf(failure),
            variant: 'destructive',
          };
        },
      },
    );
  };
  const discard = () => {
    kept.forget();
    setErrors({});
    overruling.forget();
  };
  return { overruling, draft, at, chosen, errors, isRestored, isPending, change, split, save, discard };
}

/** For the one channel there is or those that were asked for, soon. */
function startOf({ channels, chosen, at, now, timeZone }: ComposerProps): Draft {
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
