// Icons and channel marks: references into the one sprite that the build makes from icon-names.ts.
import { CHANNELS, type ChannelType } from '../../server/contract/channels/index.ts';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-names.ts';

export type { IconName };

/** 16, 20 and 24 px; spec section 3. */
export type IconSize = 'sm' | 'md' | 'lg';

export interface IconProps {
  readonly name: IconName;
  readonly size?: IconSize;
}

/** Decoration only: the words beside it say the same. */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <svg
      className={classNames('icon', size !== 'md' && `icon-${size}`, name.startsWith('mark-') && name)}
      aria-hidden="true"
    >
      <use href={`/assets/icons.svg#${name}`} />
    </svg>
  );
}

/** The channel's own mark in its own colour; the name stands beside it. */
export function ChannelMark({ channel, size }: { readonly channel: ChannelType; readonly size?: IconSize }) {
  return <Icon name={`mark-${channel}`} size={size} />;
}

/** Mark and display name, for lists and tables. */
export function ChannelLabel({ channel }: { readonly channel: ChannelType }) {
  return (
    <span className="channel">
      <ChannelMark channel={channel} size="sm" />
      {CHANNELS[channel].name}
    </span>
  );
}
