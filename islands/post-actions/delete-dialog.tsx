// Asks before a post is deleted, and says what goes with it.
import { channelOf } from '../../server/contract/channels/index.ts';
import { Button } from '../../views/components/button.tsx';
import { Dialog } from '../../views/components/dialog.tsx';
import type { LayerProps } from './types.ts';

interface DeleteDialogProps {
  readonly id: string;
  readonly post: LayerProps['post'];
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteDialog({ id, post, isPending, onClose, onDelete }: DeleteDialogProps) {
  return (
    <Dialog
      id={id}
      open
      onClose={onClose}
      busy={isPending}
      title="Delete this post?"
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" pending={isPending} onClick={onDelete}>
            Delete post
          </Button>
        </>
      }
    >
      <p>{explain(post)}</p>
    </Dialog>
  );
}

function explain({ status, platform, network }: LayerProps['post']): string {
  if (status === 'published' && network === 'manual') {
    return `It is removed here. You posted it on ${channelOf(platform).name} yourself, so take it down there too. This cannot be undone.`;
  }
  if (status !== 'published') return 'It has not been published. This cannot be undone.';
  const { name, takesDown } = channelOf(platform);
  if (network !== 'real' || takesDown)
    return `It is removed here and taken down from ${name}. This cannot be undone.`;
  return takesDown === null
    ? `It is removed here, and taken down from ${name} where your sign-in allows that. Otherwise you are told, and delete it there. This cannot be undone.`
    : `It is removed here. ${name} lets no program take a post down: delete it there, too. This cannot be undone.`;
}
