// "Connect Platforms": two Sandbox connections, one after the other; spec section 7.
import { useState } from 'react';
import { channelOf } from '../../server/contract/channels/index.ts';
import { SAMPLE_CHANNELS } from '../../server/contract/constants/screens.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { loadQuery } from '../runtime/query.ts';
import { refresh, toast } from '../runtime/screen.ts';

export interface ConnectPlatformsProps {
  readonly userId: number;
}

function ConnectPlatforms({ userId }: ConnectPlatformsProps) {
  const [isPending, setPending] = useState(false);
  const connect = async () => {
    setPending(true);
    try {
      for (const type of SAMPLE_CHANNELS) {
        const { name } = channelOf(type);
        await api('POST', '/api/platforms', {
          userId,
          type,
          name,
          accessToken: `sample-${type}-token`,
          isActive: true,
        });
      }
      toast(TOASTS.platformsConnected);
    } catch (error) {
      toast({ title: TOASTS.connectFailed.title, description: messageOf(error), variant: 'destructive' });
    }
    setPending(false);
    await Promise.all([loadQuery(`/api/users/${userId}/platforms`), refresh()]);
    // The button goes with the empty state that it stood in.
    if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    }
  };
  return (
    <Button
      id="connect-platforms"
      variant="primary"
      icon="plug"
      pending={isPending}
      pendingLabel="Connecting..."
      onClick={connect}
    >
      Connect Platforms
    </Button>
  );
}

export default defineIsland('connect-platforms', ConnectPlatforms);
