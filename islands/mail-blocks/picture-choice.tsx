// A picture of the business's own for a mail: which, what it shows, and how wide.
import { useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import {
  MAIL_ROOM,
  type MailAddress,
  type MailWidth,
  mailPictureText,
  mailWidthsFor,
} from '../../server/contract/mail-picture.ts';
import type { Medium } from '../../server/contract/media.ts';
import { Button } from '../../views/components/button.tsx';
import { FieldNotes, SelectField, TextField } from '../../views/components/field.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { MediaChoice } from '../runtime/media-choice.tsx';
import { UploadBox } from '../runtime/upload-list.tsx';
import { useUploads } from '../runtime/use-uploads.ts';
import { useWrite } from '../runtime/use-write.ts';

const NO_FILMS = 'A mail shows pictures alone: put in a picture, and a link to the film.';

/** By what the browser takes it for; what only turns out to be a film is told when it is there. */
function refuseFilm({ name, type }: File): string | undefined {
  return type.startsWith('video/') || /\.(?:mp4|m4v|mov)$/i.test(name) ? NO_FILMS : undefined;
}

interface PictureChoiceProps {
  readonly id: string;
  /** @param beside an element of the form that has the mail */
  readonly onInsert: (beside: Element, text: string) => void;
}

export function PictureChoice({ id, onInsert }: PictureChoiceProps) {
  const [chosen, setChosen] = useState<Medium>();
  const [alt, setAlt] = useState('');
  const [width, setWidth] = useState<MailWidth>(MAIL_ROOM);
  const [error, setError] = useState<string>();
  const { isPending, write } = useWrite();
  const choose = (medium: Medium) => {
    setChosen(medium);
    setAlt(medium.alt);
    setError(undefined);
    setWidth(mailWidthsFor(medium)[0] ?? MAIL_ROOM);
  };
  const uploads = useUploads((medium) => {
    if (medium.kind === 'image') choose(medium);
    else setError(`${medium.name} is a film, and is in your media now. ${NO_FILMS}`);
  }, refuseFilm);
  // They are no fields of the mail's form: Enter does not save it, and they are not sent with it.
  const form = `${id}-apart`;
  const put = async (beside: Element) => {
    if (!chosen) return;
    if (alt.trim() === '') return setError('Say what it shows: many mail programs show these words first.');
    const send = () => api<MailAddress>('POST', `/api/media/${chosen.id}/mail-address`, { width });
    await write(send, {
      // What is typed into the mail stays: nothing of the screen has changed.
      asks: true,
      done: ({ path }) => void onInsert(beside, mailPictureText(path, alt)),
      failed: (failure) => void setError(messageOf(failure)),
    });
  };
  return (
    <fieldset className="media-field">
      <legend>A picture of yours</legend>
      <UploadBox id={id} uploads={uploads} only="image" />
      <MediaChoice id={`${id}-choice`} chosen={chosen ? [chosen] : []} only="image" onChoose={choose} />
      {chosen && (
        <>
          <TextField
            id={`${id}-alt`}
            name="picture-alt"
            form={form}
            label="What it shows"
            required
            maxLength={LIMITS.alt}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
          <SelectField
            id={`${id}-width`}
            name="picture-width"
            form={form}
            label="How wide"
            required
            value={String(width)}
            options={mailWidthsFor(chosen).map((one) => ({ value: String(one), label: nameOf(one) }))}
            onChange={(event) => setWidth(Number(event.target.value) as MailWidth)}
          />
          <div>
            <Button
              id={`${id}-put`}
              size="sm"
              variant="primary"
              pending={isPending}
              onClick={({ currentTarget }) => void put(currentTarget)}
            >
              Put it into the mail
            </Button>
          </div>
        </>
      )}
      <div role="status">
        <FieldNotes id={id} error={error} />
      </div>
      <p className="quiet small">
        Whoever gets the mail sees it, for as long as it stays in your media. The link in its text is its
        address.
      </p>
    </fieldset>
  );
}

function nameOf(width: MailWidth): string {
  return width === MAIL_ROOM ? 'Across the mail' : `${width} pixels`;
}
