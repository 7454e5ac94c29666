// "Generate Content Ideas": real drafts, one for each of a few connected platforms.
import { useState } from 'react';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { navigate, toast } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';
import { writeDrafts } from '../runtime/writing.ts';

export interface ContentIdeasProps {
  /** Active connections that publish content. */
  readonly channels: readonly { readonly id: number; readonly type: ChannelType }[];
}

/** Platforms that get an idea at once: enough to choose from, few enough to read. */
const MOST = 3;

function ContentIdeas({ channels }: ContentIdeasProps) {
  const { isPending, write } = useWrite();
  const [step, setStep] = useState(0);
  const chosen = channels.slice(0, MOST);

  const generate = async () => {
    const [first] = chosen;
    if (!first) {
      toast({
        ...TOASTS.ideasNeedPlatform,
        action: { label: 'Connect', onClick: () => navigate('/platform') },
      });
      return;
    }
    await write(() => writeIdeas(chosen, setStep), {
      done: (written) => ({
        title: written === 1 ? '1 content idea written' : `${written} content ideas written`,
        description: `They wait as drafts: ${chosen.map(({ type }) => channelOf(type).name).join(', ')}.`,
        action: {
          label: 'See drafts',
          onClick: () => navigate(`/platforms/${channelOf(first.type).segment}?tab=content&status=drafts`),
        },
      }),
      failed: (error) => ({ ...TOASTS.ideasFailed, description: messageOf(error) }),
    });
  };

  return (
    <Button
      id="content-ideas"
      icon="lightbulb"
      pending={isPending}
      pendingLabel={step > 0 ? `Writing ${step} of ${chosen.length}...` : 'Writing...'}
      onClick={generate}
    >
      Generate Content Ideas
    </Button>
  );
}

/** @returns how many were written. @throws what refused the last of them when none was */
async function writeIdeas(
  channels: ContentIdeasProps['channels'],
  tell: (step: number) => void,
): Promise<number> {
  let written = 0;
  let refusal: unknown;
  for (const [at, { id }] of channels.entries()) {
    try {
      // Which one it is at is told where one takes a while.
      written += await writeDrafts({ platformId: id, count: 1 }, () => tell(at + 1));
    } catch (error) {
      refusal = error;
    }
  }
  if (written === 0) throw refusal;
  return written;
}

export default defineIsland('content-ideas', ContentIdeas);
