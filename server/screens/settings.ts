// Loads Settings: what is saved, or what a plain form sent that was refused.
import type { SettingsProps } from '../../views/screens/settings/index.tsx';
import { SETTINGS_CHANNELS } from '../contract/constants/screens.ts';
import { getAccount } from '../domain/accounts/index.ts';
import { canManage, canWrite, findBrandVoice, findSwitches } from '../domain/business/index.ts';
import { listConnections } from '../domain/channels/index.ts';
import { findSettings, togglesOf } from '../domain/notifications/index.ts';
import type { AccountVisit, FormState, Loaded } from './screen.ts';

export async function loadSettings(visit: AccountVisit): Promise<Loaded<SettingsProps>> {
  const { ctx, actor, query, route, form } = visit;
  const q = ctx.db.read;
  const [account, { brand }, settings, switches, connections] = await Promise.all([
    getAccount(q, actor.accountId),
    findBrandVoice(q, actor.businessId),
    findSettings(q, actor.accountId),
    findSwitches(q, actor.businessId),
    listConnections(q, actor.businessId),
  ]);
  const { name, email, companyName, jobRole, industry, companySize, description } = account;
  const { paused, contentCreation, budgetAllocation, crisisResponse } = switches;
  const tones = Object.fromEntries(brand.tones.map((tone) => [`tone-${tone}`, true]));
  const saved = {
    account: { name, email, companyName, jobRole, industry, companySize, description },
    notifications: togglesOf(settings),
    automation: { automation: !paused, contentCreation, budgetAllocation, crisisResponse },
    brand: { ...tones, description: brand.description, keywords: brand.keywords },
  };
  return {
    props: {
      isOpen: actor.open,
      userId: actor.accountId,
      email,
      canWrite: canWrite(actor),
      canManage: canManage(actor),
      values: form ? { ...saved, ...sentValues(form) } : saved,
      ...(form && { refused: { section: form.values.section ?? 'security', message: form.message } }),
      savedSection: query.get('saved'),
      channels: SETTINGS_CHANNELS.map((type) => ({
        type,
        connection: connections.find((one) => one.type === type)?.name ?? null,
      })),
      tab: query.get('tab') ?? 'account',
      route,
    },
  };
}

/** What was typed and ticked, in the form that was refused. */
function sentValues({ values: { section, screen: _, next: __, ...fields } }: FormState) {
  const entries = Object.entries(fields).map(([name, value]) => [name, value === 'on' ? true : value]);
  return section ? { [section]: Object.fromEntries(entries) } : {};
}
