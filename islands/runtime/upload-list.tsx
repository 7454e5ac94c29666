// The box for new files, and those that are on their way or were not taken.
import { type DragEvent, useEffect, useRef } from 'react';
import { TAKEN_PICTURES, TAKEN_TYPES } from '../../server/contract/media.ts';
import { Button, IconButton } from '../../views/components/button.tsx';
import { Progress } from '../../views/components/feedback.tsx';
import { FieldNotes } from '../../views/components/field.tsx';
import type { Offered } from './unfinished-uploads.ts';
import type { Upload, Uploads } from './use-uploads.ts';

interface UploadBoxProps {
  readonly id: string;
  readonly uploads: Uploads;
  /** No films. */
  readonly only?: 'image';
}

/** Takes files from the disk or the camera, dropped on it, or pasted anywhere in the form around it. */
export function UploadBox({ id, uploads, only }: UploadBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  usePasted(box, uploads.add);
  const take = (event: DragEvent) => {
    event.preventDefault();
    uploads.add(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping repeats what the button does
    <div
      ref={box}
      className="upload-box"
      data-upload=""
      onDragOver={(event) => event.preventDefault()}
      onDrop={take}
    >
      <input
        ref={input}
        id={`${id}-files`}
        hidden
        type="file"
        multiple
        aria-label={only ? 'Pictures' : 'Pictures or a film'}
        accept={only ? TAKEN_PICTURES : TAKEN_TYPES}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button id={`${id}-add`} size="sm" icon="image" onClick={() => input.current?.click()}>
        {only ? 'Add pictures' : 'Add pictures or a film'}
      </Button>
      <span className="quiet small">or drop or paste them here</span>
      {uploads.list.length + uploads.unfinished.length > 0 && (
        <ul className="uploads">
          {uploads.unfinished.map((one) => (
            <UnfinishedItem key={one.key} upload={one} uploads={uploads} />
          ))}
          {uploads.list.map((one) => (
            <UploadItem key={one.key} id={`${id}-upload-${one.key}`} upload={one} uploads={uploads} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UploadItem(props: { readonly id: string; readonly upload: Upload; readonly uploads: Uploads }) {
  const { id, upload, uploads } = props;
  const { key, name, share, isWaiting, problem, mayTry } = upload;
  return (
    <li>
      <div role={problem ? 'alert' : undefined}>
        {problem ? (
          <>
            <span className="wrap">{name}</span> <FieldNotes id={id} error={problem} />
          </>
        ) : (
          <Progress
            id={id}
            label={name}
            value={Math.round(share * 100)}
            valueText={isWaiting ? 'Waits for the connection' : tell(share)}
          />
        )}
      </div>
      {mayTry && problem && (
        <IconButton icon="refresh" size="sm" label={`Try ${name} again`} onClick={() => uploads.again(key)} />
      )}
      <IconButton
        icon="x"
        size="sm"
        label={problem ? `Leave ${name} out` : `Stop ${name}`}
        onClick={() => uploads.drop(key)}
      />
    </li>
  );
}

function UnfinishedItem(props: { readonly upload: Offered; readonly uploads: Uploads }) {
  const { upload, uploads } = props;
  const { key, name, share } = upload;
  return (
    <li>
      <p className="small wrap">
        {name} was broken off at {Math.floor(share * 100)} %. Choose it again, and it goes on from there.
      </p>
      <IconButton icon="x" size="sm" label={`Leave ${name} out`} onClick={() => uploads.forget(key)} />
    </li>
  );
}

function tell(share: number): string {
  return share < 1 ? `${Math.round(share * 100)} %` : 'Looking at it...';
}

function usePasted(box: { readonly current: HTMLElement | null }, add: Uploads['add']) {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const around = box.current?.closest('form, [data-pastes]');
    const paste = (event: Event) => {
      const files = (event as ClipboardEvent).clipboardData?.files;
      if (!files?.length) return;
      event.preventDefault();
      latest.current([...files]);
    };
    around?.addEventListener('paste', paste);
    return () => around?.removeEventListener('paste', paste);
  }, [box]);
}
