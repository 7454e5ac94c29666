// Shops that tell what people do: each business has an address for them that nobody can guess, and keeps their secrets sealed.
import * as v from 'valibot';
import { PersonEventInput } from '../../contract/person-event.ts';
import { SHOPS, type Shop, type ShopHook } from '../../contract/shop.ts';
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { sha256 } from '../../kernel/ids.ts';
import { createLinkToken, openLinkToken } from '../../kernel/link-token.ts';
import { requireWriter } from '../business/index.ts';
import { keepEvent } from './record-event.ts';
import {
  deleteShopSecret,
  findBusinessOfShopHook,
  findShopHook,
  findShopSecret,
  findTellerOf,
  insertShopHook,
  listSetShops,
  saveShopSecret,
} from './shop.repo.ts';

const TOKEN_BYTES = 24;

/** What a shop told, by the ids that it gives. */
export interface ShopEvent {
  /** Of the person; absent where another event says who it was. */
  readonly email?: string;
  /** The id of that event. */
  readonly of?: string;
  readonly event: string;
  readonly id: string;
  readonly data: object;
  /** UTC milliseconds; when it was told, where absent. */
  readonly at?: number | undefined;
}

export interface ShopMessage {
  /** As it came. */
  readonly body: Buffer;
  /** A header's value; empty where it is absent. */
  header(name: string): string;
  /** UTC milliseconds. */
  readonly now: number;
}

/** `unsigned`: not from the shop that has this secret. `unreadable`: signed, and nothing that can be read. */
export type ReadShop = (
  message: ShopMessage,
  secret: string,
) => readonly ShopEvent[] | 'unsigned' | 'unreadable';
export type ShopReaders = Readonly<Record<Shop, ReadShop>>;

/** The business's addresses for shops; they are made when they are first asked for. */
export async function readShopHooks(
  ctx: Context,
  actor: AccountActor,
  publicUrl: string,
): Promise<ShopHook[]> {
  const { businessId } = actor;
  const known = await findShopHook(ctx.db.read, businessId);
  const link =
    known ??
    (await unitOfWork(ctx, actor, async (tx) => {
      const made = createLinkToken(tx, 'shop-hooks', TOKEN_BYTES);
      await insertShopHook(tx.q, businessId, made);
      return (await findShopHook(tx.q, businessId)) ?? made;
    }));
  const token = openLinkToken(ctx.vault, 'shop-hooks', link);
  const shops = await listShops(ctx.db.read, actor);
  return shops.map(({ shop, isSet }) => ({
    shop,
    url: new URL(`/shops/${token}/${shop}`, publicUrl).href,
    isSet,
  }));
}

/** Every shop, and whether its secret is known. */
export async function listShops(
  q: Query,
  { businessId }: AccountActor,
): Promise<{ readonly shop: Shop; readonly isSet: boolean }[]> {
  const set = await listSetShops(q, businessId);
  return SHOPS.map((shop) => ({ shop, isSet: set.includes(shop) }));
}

const about = (businessId: number, shop: Shop) => `shop:${businessId}:${shop}`;

/** Keeps what a shop signs with; null forgets it, and what the shop sends counts no more. */
export async function setShopSecret(
  ctx: Context,
  actor: AccountActor,
  shop: Shop,
  secret: string | null,
): Promise<void> {
  requireWriter(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (secret === null) await deleteShopSecret(tx.q, { businessId, shop });
    else
      await saveShopSecret(tx.q, {
        businessId,
        shop,
        sealed: tx.vault.seal(secret, about(businessId, shop)),
      });
  });
}

/** Whose address has this secret part, and what the shop signs with; undefined for an unknown one, or one that is not set. */
export async function findShop(
  ctx: Context,
  token: string,
  shop: Shop,
): Promise<{ readonly businessId: number; readonly secret: string } | undefined> {
  const businessId = await findBusinessOfShopHook(ctx.db.read, sha256(token));
  if (businessId === undefined) return undefined;
  const sealed = await findShopSecret(ctx.db.read, { businessId, shop });
  return sealed === undefined
    ? undefined
    : { businessId, secret: ctx.vault.open(sealed, about(businessId, shop)) };
}

/** Keeps what a shop told; what is no event of a person is left out, and so is what was told before. @returns how many are new */
export async function recordShopEvents(
  ctx: Context,
  { businessId, shop }: { businessId: number; shop: Shop },
  told: readonly ShopEvent[],
): Promise<number> {
  let count = 0;
  for (const { of, id, at, ...event } of told) {
    const email =
      of === undefined
        ? event.email
        : await findTellerOf(ctx.db.read, { businessId, externalId: `${shop}-${of}` });
    const read = v.safeParse(PersonEventInput, { ...event, email, id: `${shop}-${id}` });
    if (!read.success) continue;
    const kept = await unitOfWork(ctx, SYSTEM, (tx) =>
      keepEvent(tx, businessId, { ...read.output, at: at && Math.min(at, tx.now) }),
    );
    if (kept.isNew) count += 1;
  }
  return count;
}
