// Loads Business Setup: the form, or the success card once there is a profile.

import type { BusinessSetupProps } from '../../views/screens/business-setup/index.tsx';
import {
  canWrite,
  findBrandVoice,
  findBusiness,
  findWebsiteReading,
  presentProfile,
} from '../domain/business/index.ts';
import { listLeftOut } from '../domain/writer/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { showTrade } from './parts/trade.ts';

export async function loadBusinessSetup(request: AccountRequest): Promise<Loaded<BusinessSetupProps>> {
  const { ctx, actor, frame, query, form } = request;
  const userId = actor.accountId;
  const hasProfile = frame.business.profileAt !== null;
  if (!canWrite(actor)) return { props: { userId, hasProfile, mayWrite: false } };
  const isWebsite = form?.values.of === 'website';
  const sent = form && !isWebsite && { form: { values: form.values, message: form.message } };
  if (!hasProfile) {
    const { start, url } = await readStart(request);
    const refused = isWebsite && { refused: { url: form.values.url ?? '', message: form.message } };
    return { props: { userId, hasProfile, start, website: { url, ...refused }, ...sent } };
  }
  if (sent) return { props: { userId, hasProfile, ...sent } };
  const business = await findBusiness(ctx.db.read, actor.businessId);
  if (!business) return { props: { userId, hasProfile: false } };
  const profile = presentProfile(business, userId, listLeftOut(business));
  const done = query.get('edit') === null;
  const { brand } = await findBrandVoice(ctx.db.read, actor.businessId);
  const { likelyTrades } = showTrade(business, brand);
  return {
    props: { userId, hasProfile, done, saved: query.get('saved') !== null, profile, likelyTrades },
  };
}

/** What is known without a profile: what the account says, and what the website that was read does. */
async function readStart({ ctx, actor, frame }: AccountRequest) {
  const { name, timezone, locale, currency } = frame.business;
  const reading = await findWebsiteReading(ctx.db.read, actor.businessId);
  const told = Object.fromEntries(reading?.proposals.profile.map(({ field, value }) => [field, value]) ?? []);
  return {
    start: { ...told, ...(name !== '' && { name }), timezone, locale, currency },
    url: reading?.url ?? '',
  };
}
