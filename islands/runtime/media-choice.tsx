// Choosing out of what the business has: the newest, and by searching all of it.
import { useEffect, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Medium, PostMedium } from '../../server/contract/media.ts';
import { Thumbnail } from '../../views/components/thumbnail.tsx';
import { api, messageOf } from './api.ts';

/** As many as are looked through at once; searching finds all. */
const CHOICE = 24;
/** Milliseconds after the last letter. */
const TYPED = 300;

export function MediaChoice(props: {
  readonly id: string;
  readonly chosen: readonly PostMedium[];
  /** Media of this kind alone. */
  readonly only?: Medium['kind'];
  readonly onChoose: (medium: Medium) => void;
}) {
  const { id, chosen, only, onChoose } = props;
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly Medium[] | string>();
  // What there is in all fits without searching, as long as it does.
  const [isMuch, setMuch] = useState(false);
  useEffect(() => {
    let isOver = false;
    const query = new URLSearchParams({ limit: String(CHOICE), ...(only && { kind: only }), search });
    const ask = async () => {
      try {
        const media = await api<Medium[]>('GET', `/api/media?${query}`);
        if (isOver) return;
        setFound(media);
        if (media.length === CHOICE) setMuch(true);
      } catch (error) {
        if (!isOver) setFound(messageOf(error));
      }
    };
    const timer = setTimeout(ask, search === '' ? 0 : TYPED);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [only, search]);
  return (
    <>
      {isMuch && (
        <input
          className="input"
          type="search"
          id={`${id}-search`}
          // No field of the form around it: Enter saves nothing, and it is not sent.
          form={`${id}-apart`}
          aria-label="Search in names and descriptions"
          placeholder="Search names and descriptions..."
          autoComplete="off"
          maxLength={LIMITS.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found === undefined ? (
        <p className="quiet">Looking...</p>
      ) : typeof found === 'string' ? (
        <p role="alert">{found}</p>
      ) : found.length === 0 ? (
        <p className="quiet">{search ? 'Nothing found.' : 'There is nothing yet.'}</p>
      ) : (
        <ul className="media-choice" aria-label="Your media">
          {found.map((medium) => (
            <li key={medium.id}>
              <button
                type="button"
                id={`${id}-${medium.id}`}
                aria-pressed={chosen.some((one) => one.id === medium.id)}
                onClick={() => onChoose(medium)}
              >
                <Thumbnail media={[{ ...medium, alt: medium.alt || medium.name }]} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
