// The first comment of a post: as it is written, and as it is read.
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { countText } from '../../server/contract/count-text.ts';
import { TextAreaField } from './field.tsx';

export interface FirstCommentFieldProps {
  /** Unique on the screen. */
  readonly id: string;
  /** The channels that take one. */
  readonly channels: readonly ChannelType[];
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

export function FirstCommentField({ id, channels, value, error, onChange }: FirstCommentFieldProps) {
  const kinds = [...new Set(channels)].map(channelOf);
  const over = kinds.find(({ form }) => countText(form.counting, value) > form.comment);
  const names = kinds.map(({ name }) => name).join(' and ');
  return (
    <TextAreaField
      id={`${id}-comment`}
      name="firstComment"
      label="First comment"
      rows={2}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={`Placed below the post on ${names} once it is out.`}
      error={error ?? (over && `${over.name} takes at most ${over.form.comment} characters here.`)}
    />
  );
}

export function FirstComment({ words }: { readonly words: string }) {
  return (
    <p className="first-comment">
      <span className="quiet small">First comment: </span>
      {words}
    </p>
  );
}
