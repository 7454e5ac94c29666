// "Connect Platforms": two Sandbox connections, one after the other; spec section 7.
import { channelOf } from '../../server/contract/channels/index.ts';
import { SAMPLE_CHANNELS } from '../../server/contract/constants/screens.ts';
import { TOASTS } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { loadQuery } from '../runtime/query.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface ConnectPlatformsProps {
  readonly userId: number;
}

function ConnectPlatforms({ userId }: ConnectPlatformsProps) {
  const { isPending, write } = useWrite();
  const connect = async () => {
    await write(() => connectSamples(userId), {
      done: () => TOASTS.platformsConnected,
      failed: TOASTS.connectFailed.title,
    });
    // The first may be connected although the second is not.
    await loadQuery(`/api/users/${userId}/platforms`);
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

async function connectSamples(userId: number) {
  for (const type of SAMPLE_CHANNELS) {
    const { name } = channelOf(type);
    const accessToken = `sample-${type}-token`;
    await api('POST', '/api/platforms', { userId, type, name, accessToken, isActive: true });
  }
}

export default defineIsland('connect-platforms', ConnectPlatforms);
