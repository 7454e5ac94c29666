// Loads what an attempt to connect a channel has come to.
import type { ConnectingProps } from '../../views/screens/connecting/index.tsx';
import { channelOf } from '../contract/channels/index.ts';
import { readAttempt, readSignInStand } from '../domain/channels/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';

export async function loadConnecting(request: AccountRequest): Promise<Loaded<ConnectingProps>> {
  const { ctx, actor, params, form, signIns, addressOf } = request;
  const state = params.state ?? '';
  const { type, ...attempt } = await readAttempt(ctx, actor, state);
  return {
    title: `Connect ${channelOf(type).name}`,
    props: {
      ...{ state, type, attempt, refused: form?.message ?? null },
      signIn: await readSignInStand(ctx, signIns, addressOf, type),
    },
  };
}
