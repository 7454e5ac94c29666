// One picture or film: what it shows in words, what must stay in view when it is cut, and deleting it.
import { type FormEvent, type MouseEvent, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Focus, Medium } from '../../server/contract/media.ts';
import { Button } from '../../views/components/button.tsx';
import { Banner } from '../../views/components/feedback.tsx';
import { Field, TextAreaField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { Icon } from '../../views/components/icon.tsx';
import { api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { navigate } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';

export interface MediumFormProps {
  readonly medium: Medium;
  readonly canWrite: boolean;
  /** Route of the list around it. */
  readonly back: string;
}

const SIDES = [
  { side: 'x', label: 'What matters, from left to right' },
  { side: 'y', label: 'What matters, from top to bottom' },
] as const;

function MediumForm({ medium, canWrite, back }: MediumFormProps) {
  const [alt, setAlt] = useState(medium.alt);
  const [focus, setFocus] = useState<Focus>(medium.focus);
  const [error, setError] = useState<string>();
  const { isPending, write } = useWrite();
  const call = `/api/media/${medium.id}`;
  const route = `/media?medium=${medium.id}`;
  const failed = (failure: unknown) => void setError(messageOf(failure));
  const save = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    return write(() => api('PATCH', call, { alt, focus }), { done: () => ({ title: 'Saved' }), failed });
  };
  const remove = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    const done = () => {
      navigate(back);
      return { title: 'Deleted' };
    };
    return write(() => api('DELETE', call), { leads: true, done, failed });
  };
  return (
    <div className="medium">
      <Shown medium={medium} focus={focus} onPoint={canWrite ? setFocus : undefined} />
      <div className="stack">
        {error && (
          <Banner tone="danger" alert>
            {error}
          </Banner>
        )}
        <p className="quiet small">
          {medium.width} x {medium.height} pixels
        </p>
        {!canWrite && <p>{alt || 'Not described yet.'}</p>}
        {canWrite && (
          <>
            <Form className="stack" action={`${call}?_method=patch`} onSubmit={save} noValidate>
              <input type="hidden" name="screen" value={route} />
              <TextAreaField
                id={`medium-${medium.id}-alt`}
                name="alt"
                label="What it shows"
                hint="Read out to those who do not see it."
                rows={2}
                maxLength={LIMITS.alt}
                value={alt}
                onChange={(event) => setAlt(event.target.value)}
              />
              {medium.kind === 'image' &&
                SIDES.map(({ side, label }) => (
                  <Field key={side} id={`medium-${medium.id}-${side}`} name={side} label={label} required>
                    {(control) => (
                      <input
                        {...control}
                        className="medium-range"
                        type="range"
                        min={0}
                        max={1}
                        step={0.01}
                        value={focus[side]}
                        onChange={(event) => setFocus({ ...focus, [side]: Number(event.target.value) })}
                      />
                    )}
                  </Field>
                ))}
              <div>
                <Button type="submit" variant="primary" pending={isPending} pendingLabel="Saving...">
                  Save
                </Button>
              </div>
            </Form>
            <Form action={`${call}?_method=delete`} onSubmit={remove}>
              <input type="hidden" name="screen" value={route} />
              <input type="hidden" name="next" value={back} />
              <Button type="submit" icon="trash" disabled={isPending}>
                Delete for good
              </Button>
            </Form>
          </>
        )}
      </div>
    </div>
  );
}

interface ShownProps {
  readonly medium: Medium;
  readonly focus: Focus;
  readonly onPoint: ((focus: Focus) => void) | undefined;
}

/** A press on the picture says what must stay in view; the two sliders say the same by keyboard. */
function Shown({ medium: { kind, url, alt, width, height, poster }, focus, onPoint }: ShownProps) {
  if (kind === 'video')
    return (
      <span className="media-film">
        {poster === null ? (
          <Icon name="film" size="lg" />
        ) : (
          <img src={poster} alt={alt} width={width} height={height} />
        )}
      </span>
    );
  const point = (event: MouseEvent) => {
    // A press from before this was ready is told again without its place.
    if (!Number.isFinite(event.clientX)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, length: number) =>
      Math.round(Math.min(1, Math.max(0, (at - from) / length)) * 100) / 100;
    onPoint?.({
      x: share(event.clientX, box.left, box.width),
      y: share(event.clientY, box.top, box.height),
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the sliders beside it do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: the sliders beside it do the same
    <div className="medium-shown" onClick={point}>
      <img src={`${url}?as=thumb`} alt={alt} width={width} height={height} />
      {onPoint && (
        <svg className="medium-focus" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${focus.x * 100} 0V100M0 ${focus.y * 100}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </div>
  );
}

export default defineIsland('medium', MediumForm);
