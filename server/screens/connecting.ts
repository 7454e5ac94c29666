// Loads what an attempt to connect a channel has come to.
import type { ConnectingProps } from '../../views/screens/connecting/index.tsx';
import { actOf } from '../contract/autonomy.ts';
import { channelOf } from '../contract/channels/index.ts';
import { nameOfAccount } from '../contract/doctor.ts';
import { isOfAdverts } from '../contract/joining.ts';
import {
  findAutonomy,
  getConnection,
  readAttempt,
  readDoctor,
  readSignInStand,
} from '../domain/channels/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';

export async function loadConnecting(request: AccountRequest): Promise<Loaded<ConnectingProps>> {
  const { ctx, actor, params, form, signIns, addressOf } = request;
  const state = params.state ?? '';
  const { type, ...attempt } = await readAttempt(ctx, actor, state);
  return {
    title: `Connect ${channelOf(type).name}`,
    props: {
      ...{ state, type, attempt, refused: form?.message ?? null },
      connected: await readConnected(request, attempt.platformId),
      signIn: await readSignInStand(ctx, signIns, addressOf, type),
    },
  };
}

async function readConnected(
  { ctx, actor, signIns }: AccountRequest,
  platformId: number | undefined,
): Promise<ConnectingProps['connected']> {
  if (platformId === undefined) return null;
  const [{ account }, { type }] = await Promise.all([
    readDoctor(ctx, signIns, actor, platformId),
    getConnection(ctx, actor, platformId),
  ]);
  if (!account) return null;
  const { firstHeld } = await findAutonomy(ctx.db.read, platformId, actOf(type));
  return { as: nameOfAccount(account), firstHeld: isOfAdverts(type) ? 0 : firstHeld };
}
