// Loads Settings: what is saved, or what a plain form sent that was refused.
import type { SettingsScreenProps } from '../../views/screens/settings/index.tsx';
import { SETTINGS_CHANNELS } from '../contract/constants/screens.ts';
import type { NotificationSettings } from '../contract/notification-settings.ts';
import { drawQrCode } from '../documents/qr-code.ts';
import {
  findSecurity,
  isInPerson,
  presentTwoFactor,
  readPendingSecret,
  type Security,
} from '../domain/accounts/index.ts';
import { canManage, canWrite, findSwitches } from '../domain/business/index.ts';
import { listConnections } from '../domain/channels/index.ts';
import { togglesOf } from '../domain/notifications/index.ts';
import type { AccountRequest, FormState, Loaded } from '../pages/screen.ts';
import { loadPeople } from './parts/people.ts';
import { gatherChoices } from './parts/settings.repo.ts';
import { loadWriter } from './parts/writer.ts';

const STEPS = ['begin', 'on', 'off', 'codes'] as const;

/** The tabs of the writer and of the people are loaded alone: they have nothing to keep while one looks at the others. */
export async function loadSettings(request: AccountRequest): Promise<Loaded<SettingsScreenProps>> {
  const { ctx, actor, query, route, form } = request;
  if (query.get('tab') === 'writer') {
    const saved = query.get('saved') === 'writer';
    return { props: { writer: await loadWriter(request), saved, route } };
  }
  if (query.get('tab') === 'people') return { props: { people: await loadPeople(request), route } };
  const q = ctx.db.read;
  const [security, { brand, settings }, switches, connections, mailIsLocal] = await Promise.all([
    findSecurity(q, actor, request.now),
    gatherChoices(q, actor),
    findSwitches(q, actor.businessId),
    listConnections(q, actor.businessId),
    request.lettersStayHere(),
  ]);
  const { account } = security;
  const { name, email, companyName, jobRole, industry, companySize, description } = account;
  const { paused, contentCreation, budgetAllocation, crisisResponse } = switches;
  const tones = Object.fromEntries(brand.tones.map((tone) => [`tone-${tone}`, true]));
  const saved = {
    account: { name, email, companyName, jobRole, industry, companySize, description },
    notifications: togglesOf(settings),
    ways: waysOf(settings),
    automation: { automation: !paused, contentCreation, budgetAllocation, crisisResponse },
    brand: { ...tones, description: brand.description, keywords: brand.keywords },
  };
  const values = form ? { ...saved, ...sentValues(form) } : saved;
  return {
    props: {
      isOpen: actor.open,
      isSupport: actor.impersonation !== undefined,
      userId: actor.accountId,
      email,
      clock: request.clock,
      sessions: actor.impersonation ? [] : security.sessions,
      tokens: canManage(actor) && isInPerson(actor) ? security.tokens : null,
      twoFactor: readTwoFactor(request, security),
      canWrite: canWrite(actor),
      canManage: canManage(actor),
      values: {
        ...values,
        account: { ...values.account, signsInWith: actor.open ? '' : email },
        notifications: { ...values.notifications, mailIsLocal },
      },
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

/** Never the secret of somebody whom the admin only visits. */
function readTwoFactor({ ctx, actor, query }: AccountRequest, { account, twoFactor }: Security) {
  const step = STEPS.find((one) => one === query.get('two-factor')) ?? null;
  const found = step === 'on' && !actor.impersonation ? readPendingSecret(ctx, account, twoFactor) : null;
  const secret = found && { ...found, qr: drawQrCode(found.uri) };
  return { ...presentTwoFactor(twoFactor), step: step === 'on' && !secret ? null : step, secret };
}

const NIGHT = { from: '22:00', until: '07:00' };

function waysOf({ topics, rhythm, quiet, urgentPasses }: NotificationSettings) {
  const ticks = Object.entries(topics).flatMap(([topic, ways]) =>
    Object.entries(ways ?? {}).map(([way, isOn]) => [`${way}-${topic}`, isOn]),
  );
  return { ...Object.fromEntries(ticks), rhythm, quiet: quiet !== null, ...(quiet ?? NIGHT), urgentPasses };
}

/** Forms that are no settings. */
const SECURITY_FORMS = ['two-factor', 'api-tokens'];

/** What was typed and ticked, in the form that was refused. */
function sentValues({ values: { section, screen: _, next: __, ...fields } }: FormState) {
  const entries = Object.entries(fields).map(([name, value]) => [name, value === 'on' ? true : value]);
  return section && !SECURITY_FORMS.includes(section) ? { [section]: Object.fromEntries(entries) } : {};
}
