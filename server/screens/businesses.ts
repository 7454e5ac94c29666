// Loads the businesses of whoever is signed in.
import type { BusinessesProps } from '../../views/screens/businesses/index.tsx';
import { canManage } from '../domain/business/index.ts';
import { listOwnBusinesses } from '../domain/members/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';

export async function loadBusinesses({ ctx, actor, form }: AccountRequest): Promise<Loaded<BusinessesProps>> {
  return {
    props: {
      businesses: await listOwnBusinesses(ctx.db.read, actor),
      canManage: canManage(actor),
      isSupport: actor.impersonation !== undefined,
      refused: form?.message ?? null,
    },
  };
}
