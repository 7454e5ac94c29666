// Loads Business Setup: the form, or the success card once there is a profile.

import type { BusinessSetupProps } from '../../views/screens/business-setup/index.tsx';
import { canWrite, findBusiness, presentProfile } from '../domain/business/index.ts';
import { listLeftOut } from '../domain/writer/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';

export async function loadBusinessSetup(request: AccountRequest): Promise<Loaded<BusinessSetupProps>> {
  const { ctx, actor, frame, query, form } = request;
  const userId = actor.accountId;
  const hasProfile = frame.business.profileAt !== null;
  if (!canWrite(actor)) return { props: { userId, hasProfile, mayWrite: false } };
  if (form) return { props: { userId, hasProfile, form: { values: form.values, message: form.message } } };
  if (!hasProfile) {
    const { name, timezone, currency } = frame.business;
    return { props: { userId, hasProfile, start: { name, timezone, currency } } };
  }
  const business = await findBusiness(ctx.db.read, actor.businessId);
  if (!business) return { props: { userId, hasProfile: false } };
  const profile = presentProfile(business, userId, listLeftOut(business));
  const done = query.get('edit') === null;
  return { props: { userId, hasProfile, done, saved: query.get('saved') !== null, profile } };
}
