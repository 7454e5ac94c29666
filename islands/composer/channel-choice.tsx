// Which channels a post is for.
import { channelOf } from '../../server/contract/channels/index.ts';
import { SandboxTag } from '../../views/components/badge.tsx';
import { Checkbox } from '../../views/components/choices.tsx';
import { FieldNotes } from '../../views/components/field.tsx';
import { ChannelMark } from '../../views/components/icon.tsx';
import type { ComposerChannel } from './draft.ts';

interface ChannelChoiceProps {
  readonly id: string;
  readonly channels: readonly ComposerChannel[];
  readonly ids: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

export function ChannelChoice({ id, channels, ids, error, onChange }: ChannelChoiceProps) {
  const toggle = (channel: number, isOn: boolean) =>
    onChange(channels.map((one) => one.id).filter((one) => (one === channel ? isOn : ids.includes(one))));
  return (
    <fieldset className="choices" aria-describedby={error && `${id}-channels-error`}>
      <legend>Channels</legend>
      <div className="composer-channels">
        {channels.map((channel) => (
          <Checkbox
            key={channel.id}
            name={`platform-${channel.id}`}
            id={`${id}-platform-${channel.id}`}
            checked={ids.includes(channel.id)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => toggle(channel.id, event.target.checked)}
            label={
              <>
                <ChannelMark channel={channel.type} size="sm" />
                {nameOf(channel)}
                {channel.network === 'sandbox' && <SandboxTag />}
              </>
            }
            hint={channel.isActive ? undefined : 'Switched off: nothing leaves until you switch it on.'}
          />
        ))}
      </div>
      <FieldNotes id={`${id}-channels`} error={error} />
    </fieldset>
  );
}

/** The channel, and whose account where that says more. */
function nameOf({ type, name }: ComposerChannel): string {
  const channel = channelOf(type).name;
  return name.includes(channel) ? name : `${channel}: ${name}`;
}
