// Which connector speaks for each channel. A literal list: a forgotten channel is a type error.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { Connector } from './connector.ts';

/** What the list is made from. */
export interface ConnectorParts {
  /** Simulates any channel; it refuses posts for channels that carry none. */
  readonly sandbox: Connector;
}

function listConnectors({ sandbox }: ConnectorParts) {
  return {
    facebook: sandbox,
    x: sandbox,
    instagram: sandbox,
    linkedin: sandbox,
    youtube: sandbox,
    pinterest: sandbox,
    tiktok: sandbox,
    'google-ads': sandbox,
    email: sandbox,
  } as const satisfies Record<ChannelType, Connector>;
}

/** One network for all channels: hands each request to the connector of its channel. */
export function createNetwork(parts: ConnectorParts): Connector {
  const connectors = listConnectors(parts);
  return {
    publish: (request) => connectors[request.channel].publish(request),
    check: (request) => connectors[request.channel].check(request),
    measure: (profile, externalId) => connectors[profile.channel].measure(profile, externalId),
    remove: (profile, externalId) => connectors[profile.channel].remove(profile, externalId),
  };
}
