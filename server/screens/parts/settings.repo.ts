// One statement for what Settings shows of choices: the brand's voice, and how the person is told of things.
import { gather } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { readBrandVoice, selectBrandVoice } from '../../domain/business/index.ts';
import { DEFAULT_SETTINGS, selectSettings } from '../../domain/notifications/index.ts';

export async function gatherChoices(
  q: Query,
  of: { readonly accountId: number; readonly businessId: number },
) {
  const { brands, settings } = await gather(q, {
    brands: selectBrandVoice(q, of.businessId),
    settings: selectSettings(q, of.accountId),
  });
  return { brand: readBrandVoice(brands[0]).brand, settings: settings[0] ?? DEFAULT_SETTINGS };
}
