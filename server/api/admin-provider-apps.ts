// The keys under which vendors know this server, set by the admin.
import * as v from 'valibot';
import { type ChannelType, parseChannelType } from '../contract/channels/index.ts';
import {
  PROVIDER_APP_EXAMPLE,
  ProviderAppCheck,
  ProviderAppInput,
  ProviderAppPage,
} from '../contract/provider-app.ts';
import {
  checkProviderApp,
  forgetProviderApp,
  listProviderApps,
  readProviderApp,
  saveProviderApp,
} from '../domain/channels/index.ts';
import { returnAddress } from '../http/origin.ts';
import { defineRoute } from '../http/route.ts';
import { notFound } from '../kernel/app-error.ts';

const params = v.object({ type: v.string() });

/** @throws AppError not-found for what is no channel */
function channelNamed({ type }: { readonly type: string }): ChannelType {
  const channel = parseChannelType(type);
  if (!channel) throw notFound();
  return channel;
}

export const listPlatformApps = defineRoute({
  method: 'GET',
  path: '/api/admin/provider-apps',
  who: 'admin',
  output: v.array(ProviderAppPage),
  handler: async ({ app, http }) => ({
    body: await listProviderApps(app.ctx, app.signIns, returnAddress(app, http)),
  }),
});

export const writePlatformApp = defineRoute({
  method: 'PUT',
  path: '/api/admin/provider-apps/:type',
  who: 'admin',
  rate: 'secret',
  input: { params, body: ProviderAppInput },
  output: ProviderAppPage,
  docs: { example: PROVIDER_APP_EXAMPLE },
  handler: async ({ app, actor, params, body, http }) => {
    const type = channelNamed(params);
    await saveProviderApp(app.ctx, app.signIns, actor, { type, ...body });
    return { body: await readProviderApp(app.ctx, app.signIns, type, returnAddress(app, http)) };
  },
});

export const removePlatformApp = defineRoute({
  method: 'DELETE',
  path: '/api/admin/provider-apps/:type',
  who: 'admin',
  rate: 'secret',
  input: { params },
  output: ProviderAppPage,
  handler: async ({ app, actor, params, http }) => {
    const type = channelNamed(params);
    await forgetProviderApp(app.ctx, app.signIns, actor, type);
    return { body: await readProviderApp(app.ctx, app.signIns, type, returnAddress(app, http)) };
  },
});

/** Asks the vendor whether it knows the keys. */
export const checkPlatformApp = defineRoute({
  method: 'POST',
  path: '/api/admin/provider-apps/:type/check',
  who: 'admin',
  rate: 'secret',
  input: { params },
  output: ProviderAppCheck,
  handler: async ({ app, params, http }) => ({
    body: await checkProviderApp(app.ctx, app.signIns, channelNamed(params), returnAddress(app, http)),
  }),
});
