// The picture that Drivyn drew for a post: another design, the other ground, other words, colours or photo. Each press is drawn
// at once, and shown when it is there.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Medium, PostMedium } from '../../server/contract/media.ts';
import type { PictureChange, PostPicture } from '../../server/contract/picture.ts';
import type { Post } from '../../server/contract/post.ts';
import { Button } from '../../views/components/button.tsx';
import { api, messageOf } from './api.ts';
import { MediaChoice } from './media-choice.tsx';
import { PictureWordsForm } from './picture-words-form.tsx';

export interface DrawnPictureProps {
  readonly id: string;
  readonly post: Pick<Post, 'id'>;
  /** What the post shows once it is drawn. */
  readonly onDrawn: (media: readonly PostMedium[]) => void;
}

type Open = 'words' | 'colours' | 'photo' | undefined;

/** Milliseconds between two looks at a picture that is being drawn. */
const LOOK = 400;

export function DrawnPicture({ id, post, onDrawn }: DrawnPictureProps) {
  const path = `/api/contents/${post.id}/picture`;
  const [picture, setPicture] = useState<PostPicture>();
  const [open, setOpen] = useState<Open>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    api<PostPicture>('GET', path).then(setPicture, (failure) => setError(messageOf(failure)));
  }, [path]);
  const isDrawing = picture?.isDrawing ?? false;
  // What is typed meanwhile is the latest when the picture is there.
  const told = useRef(onDrawn);
  told.current = onDrawn;
  useEffect(() => {
    if (!isDrawing) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    // One look after the other: of two at once the later answer could tell of the picture before this one.
    const look = async () => {
      const now = await api<PostPicture>('GET', path);
      if (isOver) return;
      setError(undefined);
      if (now.isDrawing) return lookLater();
      const { media = [] } = await api<Post>('GET', `/api/contents/${post.id}`);
      if (isOver) return;
      setPicture(now);
      told.current(media);
    };
    const fail = (failure: unknown) => {
      if (isOver) return;
      setError(messageOf(failure));
      lookLater();
    };
    const lookLater = () => {
      if (!isOver) timer = setTimeout(() => look().catch(fail), LOOK);
    };
    lookLater();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isDrawing, path, post.id]);
  const change = async (wanted: PictureChange) => {
    setError(undefined);
    setOpen(undefined);
    try {
      setPicture(await api<PostPicture>('POST', path, wanted));
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  if (!picture) return error ? <p role="alert">{error}</p> : null;
  const { design, scheme, words, wish } = picture;
  const toggle = (name: Exclude<Open, undefined>, label: string) => (
    <Button
      id={`${id}-${name}`}
      size="sm"
      aria-expanded={open === name}
      disabled={isDrawing}
      onClick={() => setOpen(open === name ? undefined : name)}
    >
      {label}
    </Button>
  );
  const act = (name: string, label: string, wanted: PictureChange): ReactNode => (
    <Button id={`${id}-${name}`} size="sm" disabled={isDrawing} onClick={() => change(wanted)}>
      {label}
    </Button>
  );
  const isDark = scheme === 'dark';
  return (
    <fieldset className="stack needs-script">
      <legend>Drawn picture</legend>
      <div className="row">
        {act('another', design ? 'Another design' : 'Draw a picture', { another: true })}
        {design && act('ground', isDark ? 'Light' : 'Dark', { design, scheme: isDark ? 'light' : 'dark' })}
        {words && toggle('words', 'Words')}
        {design && toggle('colours', 'Colours')}
        {design && toggle('photo', 'Photo')}
        {Object.keys(wish).length > 0 && act('usual', 'As usual', USUAL)}
      </div>
      {open === 'words' && words && (
        <PictureWordsForm id={`${id}-words-form`} words={words} onUse={(typed) => change({ words: typed })} />
      )}
      {open === 'colours' && <Colours id={id} of={wish.colors} onUse={(colors) => change({ colors })} />}
      {open === 'photo' && (
        <div className="stack">
          <MediaChoice
            id={`${id}-photos`}
            chosen={[]}
            only="image"
            onChoose={(medium: Medium) => change({ photo: medium.id, design: null })}
          />
          {picture.photo !== null && (
            <div>{act('no-photo', 'Without photo', { photo: 0, design: null })}</div>
          )}
        </div>
      )}
      <p className="quiet" role="status">
        {isDrawing ? 'It is being drawn...' : describe(picture)}
      </p>
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

/** Everything is chosen for the person again. */
const USUAL = { design: null, scheme: null, words: null, colors: null, photo: null } satisfies PictureChange;

function describe({ design, wish, words }: PostPicture): string {
  if (!design)
    return words === null ? 'None is drawn for this post.' : 'No picture could be drawn of these words.';
  return wish.words
    ? 'Its words are yours, and stay when the text changes.'
    : 'Its words follow the saved text.';
}

type Colors = NonNullable<PictureChange['colors']>;

function Colours(props: {
  readonly id: string;
  readonly of: Colors | undefined;
  readonly onUse: (colors: Colors) => void;
}) {
  const { id, of = { primary: '#1d4ed8', secondary: '#0f172a' }, onUse } = props;
  const [colors, setColors] = useState<Colors>(of);
  return (
    <div className="row">
      {(['primary', 'secondary'] as const).map((name) => (
        <label key={name} className="row" htmlFor={`${id}-${name}`}>
          {name === 'primary' ? 'Main colour' : 'Second colour'}
          <input
            id={`${id}-${name}`}
            type="color"
            value={colors[name]}
            onChange={(event) => setColors({ ...colors, [name]: event.target.value })}
          />
        </label>
      ))}
      <Button size="sm" onClick={() => onUse(colors)}>
        Use these colours
      </Button>
    </div>
  );
}
