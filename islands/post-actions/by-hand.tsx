// Taking a post to its channel by hand: copy it, share it, open the channel.
import { useState } from 'react';
import { captionOf } from '../../server/contract/caption.ts';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { threadParts } from '../../server/contract/thread.ts';
import { Button, ButtonLink } from '../../views/components/button.tsx';
import { copyText } from '../runtime/copy.ts';
import { toast } from '../runtime/screen.ts';
import type { PostWords } from './types.ts';

interface ByHandProps {
  readonly id: string;
  readonly channel: ChannelType;
  readonly words: PostWords;
}

export function ByHand({ id, channel, words: { title, content } }: ByHandProps) {
  const { name, form, site } = channelOf(channel);
  const parts = threadParts(form, captionOf(form, content));
  const [part, setPart] = useState(0);
  const copy = async () => {
    if (await tellCopy(parts[part] ?? '')) setPart((part + 1) % parts.length);
  };
  const share = async () => {
    const shared = { ...(title && { title }), text: parts.join('\n\n') };
    if (!navigator.share) {
      return tellCopy(shared.text, 'This browser has no share sheet: the text is copied instead.');
    }
    try {
      await navigator.share(shared);
    } catch {
      // The person closed the share sheet.
    }
  };
  return (
    <>
      {title && (
        <Button
          id={`${id}-copy-title`}
          className="needs-script"
          size="sm"
          icon="copy"
          onClick={() => tellCopy(title)}
        >
          Copy title
        </Button>
      )}
      <Button id={`${id}-copy`} className="needs-script" size="sm" icon="copy" onClick={copy}>
        {parts.length > 1 ? `Copy post ${part + 1} of ${parts.length}` : 'Copy text'}
      </Button>
      <Button id={`${id}-share`} className="needs-script" size="sm" icon="share" onClick={share}>
        Share
      </Button>
      {site && (
        <ButtonLink
          id={`${id}-open`}
          size="sm"
          icon="external"
          href={addressOf(site, title ?? '', parts[0] ?? '')}
          target="_blank"
          rel="noreferrer"
        >
          Open {name}
        </ButtonLink>
      )}
    </>
  );
}

/** Some channels take the words along in the address. */
function addressOf(site: string, title: string, text: string): string {
  return site.replace('{title}', encodeURIComponent(title)).replace('{text}', encodeURIComponent(text));
}

async function tellCopy(text: string, description?: string): Promise<boolean> {
  const isCopied = await copyText(text);
  toast(
    isCopied
      ? { title: 'Copied', description }
      : { title: 'Could not copy', description: 'Select the text and copy it.', variant: 'destructive' },
  );
  return isCopied;
}
