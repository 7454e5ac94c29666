// What a person can do with one post.
import { type MouseEvent, useState } from 'react';
import type { Approved, Post, PostAction } from '../../server/contract/post.ts';
import { Button, IconButton } from '../../views/components/button.tsx';
import { useFormAddress } from '../../views/components/form.tsx';
import type { IconName } from '../../views/components/icon.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { EditDialog } from '../runtime/edit-dialog.tsx';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { RejectDialog } from '../runtime/reject-dialog.tsx';
import { attempt, useWrite } from '../runtime/use-write.ts';
import { ACTS, type ActName } from './acts.ts';
import { keepPlace, lookAgain, undoApproval } from './after.ts';
import { ByHand } from './by-hand.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { FiguresDialog } from './figures-dialog.tsx';
import { FoundDialog } from './found-dialog.tsx';
import { PostedDialog } from './posted-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { LayerProps, PostActionsProps } from './types.ts';

type Layer =
  | 'edit'
  | 'correct'
  | 'schedule'
  | 'submit'
  | 'reject'
  | 'found'
  | 'posted'
  | 'figures'
  | 'delete';

function PostActions({ post, row }: PostActionsProps) {
  const { isPending, write } = useWrite();
  const [act, setAct] = useState<ActName>();
  const [layer, setLayer] = useState<Layer>();
  const [whole, setWhole] = useState<Post>();
  const addressOf = useFormAddress();
  const page = `/posts/${post.id}`;
  useHeldRegion(layer !== undefined, row);
  const may = (action: PostAction) => post.actions.includes(action);
  const close = () => {
    setLayer(undefined);
    setWhole(undefined);
  };

  const save: LayerProps['save'] = async (send, outcome) => {
    const sendAndClose = async () => {
      const answer = await send();
      close();
      return answer;
    };
    if (await write(sendAndClose, outcome)) keepPlace(row);
  };
  const perform = async (name: ActName) => {
    setAct(name);
    const [method, path] = name === 'delete' ? (['DELETE', ''] as const) : (['POST', `/${name}`] as const);
    const body = bodyOf(name, post);
    await save(() => api<Approved | undefined>(method, `/api/contents/${post.id}${path}`, body), {
      done: (answer) => {
        if (name === 'publish' || name === 'resolve') lookAgain();
        if (name !== 'approve' || !answer) return ACTS[name].done;
        return { ...ACTS.approve.done, action: undoApproval(answer) };
      },
      failed: `Could not ${ACTS[name].verb} the post`,
    });
    setAct(undefined);
  };
  /** A page of many posts carries only what its buttons show: a dialog asks for the post as it is now. */
  const open = async (name: Layer) => {
    setLayer(name);
    const ask = async () => setWhole(await api<Post>('GET', `/api/contents/${post.id}`));
    if (!(await attempt(ask, { failed: 'Could not open the post', asks: true }))) close();
  };
  /**
   * Without script a button sends its form: the page of the post shows what came of it. One of a form does so by itself,
   * and a long list has a hundred of them.
   */
  const sends = (name: Exclude<ActName, 'delete'>) => ({
    id: `${row}-${name}`,
    type: undefined,
    size: 'sm' as const,
    name: 'screen',
    value: page,
    formMethod: 'post',
    formAction: addressOf(`/api/contents/${post.id}/${name}`),
    onClick: instead(() => perform(name)),
  });
  /** Without script the page of the post has the same as a form. */
  const opens = (name: Layer) => ({
    id: `${row}-${name}`,
    type: undefined,
    size: 'sm' as const,
    onClick: instead(() => open(name)),
  });
  const actButton = (name: Exclude<ActName, 'delete' | 'duplicate'>, label: string = ACTS[name].label) =>
    may(name) && (
      <Button {...sends(name)} icon={ACTS[name].icon} pending={act === name}>
        {label}
      </Button>
    );
  const openButton = (name: Exclude<Layer, 'delete'>, icon: IconName, label: string) =>
    may(name === 'submit' ? 'schedule' : name === 'found' ? 'resolve' : name) && (
      <Button {...opens(name)} icon={icon} pending={layer === name && !whole}>
        {label}
      </Button>
    );

  return (
    <>
      <form action={`/screens${page}`}>
        {actButton('hold')}
        {actButton('approve')}
        {post.version !== undefined && <input type="hidden" name="seen" value={post.version} />}
        {openButton('reject', 'circle-x', 'Reject')}
        {post.byHand && <ByHand id={row} channel={post.platform} words={post.byHand} />}
        {openButton('found', 'check', 'It is there')}
        {may('resolve') && <input type="hidden" name="published" value="false" />}
        {actButton('resolve')}
        {openButton('posted', 'check', 'Mark as posted')}
        {openButton('figures', 'chart', 'Enter figures')}
        {actButton('unposted')}
        {openButton('edit', 'pencil', 'Edit')}
        {openButton('correct', 'pencil', 'Change it there')}
        {openButton('schedule', 'calendar-clock', post.status === 'scheduled' ? 'Reschedule' : 'Schedule')}
        {post.status === 'draft' && openButton('submit', 'inbox', 'Send for approval')}
        {!may('resolve') && actButton('publish', isTryAgain(post) ? 'Retry' : undefined)}
        {actButton('unschedule')}
        {may('duplicate') && (
          <IconButton {...sends('duplicate')} icon="copy" label="Duplicate" disabled={act === 'duplicate'} />
        )}
        {may('delete') && <IconButton {...opens('delete')} icon="trash" label="Delete" />}
      </form>
      {whole && layer && (
        <LayerOf
          name={layer}
          {...{ row, perform }}
          layer={{ post: whole, isPending, save, onClose: close }}
        />
      )}
    </>
  );
}

interface LayerOfProps extends Pick<PostActionsProps, 'row'> {
  readonly name: Layer;
  readonly layer: Omit<LayerProps, 'id'>;
  readonly perform: (name: ActName) => void;
}

function LayerOf({ name, layer, row, perform }: LayerOfProps) {
  switch (name) {
    case 'posted':
      return <PostedDialog id={`${row}-poster`} {...layer} />;
    case 'found':
      return <FoundDialog id={`${row}-finder`} {...layer} />;
    case 'figures':
      return <FiguresDialog id={`${row}-counter`} {...layer} />;
    case 'edit':
      return <EditDialog id={`${row}-editor`} {...layer} />;
    case 'correct':
      return <CorrectDialog id={`${row}-corrector`} {...layer} />;
    case 'reject':
      return <RejectDialog id={`${row}-rejecter`} ids={[layer.post.id]} {...layer} />;
    case 'schedule':
    case 'submit':
      return <ScheduleDialog id={`${row}-scheduler`} {...layer} waits={name === 'submit'} />;
    case 'delete':
      return <DeleteDialog id={`${row}-deleter`} {...layer} onDelete={() => perform('delete')} />;
  }
}

function bodyOf(name: ActName, { version }: PostActionsProps['post']): object | undefined {
  if (name === 'resolve') return { published: false };
  return name === 'approve' && version !== undefined ? { seen: version } : undefined;
}

/** Nothing about the post has to be changed first: it was not taken, and may be now. */
function isTryAgain({ trouble }: PostActionsProps['post']): boolean {
  return trouble === 'unreachable' || trouble === 'signed-out';
}

function instead(work: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    work();
  };
}

export default defineIsland('post-actions', PostActions);
