// Loads Business Setup: the form, or the success card once there is a profile.

import type { BusinessSetupProps } from '../../views/screens/business-setup/index.tsx';
import { findBusiness, presentProfile } from '../domain/business/index.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadBusinessSetup(visit: AccountVisit): Promise<Loaded<BusinessSetupProps>> {
  const { ctx, actor, frame, query, form } = visit;
  const userId = actor.accountId;
  const hasProfile = frame.business.profileAt !== null;
  if (form) return { props: { userId, hasProfile, form: { values: form.values, message: form.message } } };
  if (!hasProfile) return { props: { userId, hasProfile } };
  if (query.get('edit') === null) return { props: { userId, hasProfile, done: true } };
  const business = await findBusiness(ctx.db.read, actor.businessId);
  return { props: { userId, hasProfile, ...(business && { profile: presentProfile(business, userId) }) } };
}
