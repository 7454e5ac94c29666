// One of the logos: seen, sent, taken away.
import { type ChangeEvent, useRef, useState } from 'react';
import type { Medium } from '../../server/contract/media.ts';
import { Button } from '../../views/components/button.tsx';
import { Field } from '../../views/components/field.tsx';
import { messageOf } from '../runtime/api.ts';
import { newUploadKey, sendFile } from '../runtime/upload.ts';

interface LogoFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** Id of the picture. */
  readonly value: number | null;
  readonly disabled: boolean;
  readonly onChange: (id: number | null) => void;
}

const PICTURES = 'image/png,image/jpeg,image/webp';

export function LogoField({ name, label, hint, value, disabled, onChange }: LogoFieldProps) {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    if (!file) return;
    setError(undefined);
    setShare(0);
    try {
      const medium: Medium = await sendFile(file, newUploadKey(), {
        onProgress: setShare,
        signal: new AbortController().signal,
      });
      if (medium.kind === 'image') onChange(medium.id);
      else setError('A logo is a picture, not a film.');
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setShare(undefined);
      if (input.current) input.current.value = '';
    }
  };
  return (
    <div className="kit-logo">
      {value !== null && (
        <img src={`/api/media/${value}/file?as=thumb`} alt={`${label}, as it is now`} height={48} />
      )}
      <Field name={`${name}-file`} id={`kit-${name}`} label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept={PICTURES}
            disabled={disabled || share !== undefined}
            onChange={send}
          />
        )}
      </Field>
      {share !== undefined && <progress value={share} aria-label={`Sending: ${label}`} />}
      {value !== null && !disabled && (
        <Button size="sm" onClick={() => onChange(null)}>
          Remove
        </Button>
      )}
    </div>
  );
}
