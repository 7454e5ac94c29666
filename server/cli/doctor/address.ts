// The address under which people and networks reach the server: what is not possible without one.
import type { Config } from '../../config/config.ts';
import { CHANNEL_TYPES, type ChannelType, channelOf, vendorAppOf } from '../../contract/channels/index.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { type Finding, note, well } from './finding.ts';

/** A note where it is missing: most of what Drivyn does needs none. */
export function checkAddress({ publicUrl }: Pick<Config, 'publicUrl'>): Finding {
  if (publicUrl?.protocol === 'https:') return well(`Address: ${publicUrl.href}`);
  const isHere = publicUrl === undefined || isLoopback(publicUrl.hostname);
  const apart = namesOf((type) => {
    const app = vendorAppOf(type);
    return app !== null && !(isHere && app.leadsBackHere);
  });
  const fetching = namesOf((type) => {
    const { image, video } = channelOf(type).media;
    return image?.handedAs === 'address' || video?.handedAs === 'address';
  });
  const stand = publicUrl === undefined ? 'DRIVYN_PUBLIC_URL is not set' : `${publicUrl.href} has no https`;
  return note(
    `Address: ${stand}, so nobody can sign in to ${apart}, which lead back to https alone, and ${fetching} can fetch no pictures from here. Nothing else needs it.`,
  );
}

function namesOf(isMeant: (type: ChannelType) => boolean): string {
  const names = CHANNEL_TYPES.filter(isMeant).map((type) => channelOf(type).name);
  return new Intl.ListFormat('en').format(names);
}
