// What a post shows: in its order, with words for each; more by upload, or out of what is there.
import { useRef, useState } from 'react';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Medium, PostMedium } from '../../server/contract/media.ts';
import { describeMisfit, misfitOfSet } from '../../server/contract/media-rules.ts';
import { Button, IconButton } from '../../views/components/button.tsx';
import { FieldNotes, TextField } from '../../views/components/field.tsx';
import type { OwnOf } from '../../views/components/post-words.tsx';
import { Thumbnail } from '../../views/components/thumbnail.tsx';
import { api, messageOf } from './api.ts';
import { MediaChoice } from './media-choice.tsx';
import { UploadBox } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';
import { attempt } from './use-write.ts';

export interface MediaFieldProps {
  readonly id: string;
  readonly channels: readonly ChannelType[];
  /** Of their servers, where those have some of their own. */
  readonly own?: OwnOf;
  readonly media: readonly PostMedium[];
  /** Why the server refused them. */
  readonly error?: string | undefined;
  readonly onChange: (media: readonly PostMedium[]) => void;
}

export function MediaField({ id, channels, own = {}, media, error, onChange }: MediaFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  // A file may arrive long after this was drawn.
  const latest = useRef(media);
  latest.current = media;
  const set = (next: readonly PostMedium[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = (medium: Medium) => {
    if (latest.current.every((one) => one.id !== medium.id)) set([...latest.current, shownOf(medium)]);
  };
  const uploads = useUploads(add);
  const move = (from: number, to: number) => {
    const moved = media[from];
    if (moved) set(media.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <fieldset className="media-field needs-script">
      <legend>Pictures or film</legend>
      {media.length > 0 && (
        <ol className="media-shown">
          {media.map((medium, index) => (
            <ShownItem
              key={medium.id}
              id={`${id}-media-${medium.id}`}
              medium={medium}
              place={{ index, last: media.length - 1 }}
              onMove={(to) => move(index, to)}
              onRemove={() => set(media.filter((one) => one.id !== medium.id))}
              onDescribe={(alt) => set(media.map((one) => (one.id === medium.id ? { ...one, alt } : one)))}
            />
          ))}
        </ol>
      )}
      <UploadBox id={`${id}-media`} uploads={uploads} />
      <div>
        <Button
          id={`${id}-choose`}
          size="sm"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          Choose from your media
        </Button>
      </div>
      {isChoosing && (
        <MediaChoice
          id={`${id}-choice`}
          chosen={media}
          onChoose={(medium) =>
            media.some((one) => one.id === medium.id)
              ? set(media.filter((one) => one.id !== medium.id))
              : add(medium)
          }
        />
      )}
      <div role="status">
        <FieldNotes id={`${id}-media`} error={error ?? misfitIn(channels, media, own)} />
      </div>
    </fieldset>
  );
}

export function takesMedia(channel: ChannelType): boolean {
  const { image, video } = channelOf(channel).media;
  return image !== null || video !== null;
}

function shownOf({ id, url, alt, width, height, kind, type, poster }: Medium): PostMedium {
  return { id, url, alt, width, height, kind, type, poster };
}

/** Why a channel would not take them together. */
function misfitIn(
  channels: readonly ChannelType[],
  media: readonly PostMedium[],
  own: OwnOf,
): string | undefined {
  for (const channel of channels) {
    const misfit = misfitOfSet(
      channel,
      media.map(({ kind }) => kind),
      own[channel],
    );
    if (misfit) return `${channelOf(channel).name}: ${describeMisfit(channel, misfit, own[channel])}`;
  }
  return undefined;
}

interface ShownItemProps {
  readonly id: string;
  readonly medium: PostMedium;
  readonly place: { readonly index: number; readonly last: number };
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onDescribe: (alt: string) => void;
}

function ShownItem({ id, medium, place, onMove, onRemove, onDescribe }: ShownItemProps) {
  const saved = useRef(medium.alt);
  // Words for one that has none are its own from now on, wherever it is shown; others are this post's alone.
  const isFirst = useRef(medium.alt === '');
  const [error, setError] = useState<string>();
  const save = async () => {
    if (!isFirst.current || medium.alt === saved.current) return;
    setError(undefined);
    const { alt } = medium;
    const send = () => api<Medium>('PATCH', `/api/media/${medium.id}`, { alt });
    const isSaved = await attempt(send, {
      asks: true,
      failed: (failure) => void setError(messageOf(failure)),
    });
    if (isSaved) saved.current = alt;
  };
  const { index, last } = place;
  return (
    <li>
      <Thumbnail media={[medium]} />
      <TextField
        id={`${id}-alt`}
        name={`alt-${medium.id}`}
        label="What it shows"
        maxLength={LIMITS.alt}
        value={medium.alt}
        error={error}
        onChange={(event) => onDescribe(event.target.value)}
        onBlur={save}
      />
      <span className="row">
        {last > 0 && (
          <>
            <IconButton
              icon="arrow-left"
              size="sm"
              label="Earlier"
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              icon="arrow-right"
              size="sm"
              label="Later"
              disabled={index === last}
              onClick={() => onMove(index + 1)}
            />
          </>
        )}
        <IconButton id={`${id}-remove`} icon="x" size="sm" label="Take it away" onClick={onRemove} />
      </span>
    </li>
  );
}
