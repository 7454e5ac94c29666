// What pictures look like with the kit as it is being chosen. Drawn by the server, so that it is what will be published, and a
// phone only shows a picture.
import { useEffect, useState } from 'react';
import { type BrandKit, pathOfSheet, SHEET_SIZE } from '../../server/contract/brand.ts';

/** Milliseconds: a colour that is dragged is not drawn at every step. */
const RESTS = 250;

export function KitSheet({ kit: { isOwn: _, ...kit } }: { readonly kit: BrandKit }) {
  const wanted = pathOfSheet(kit);
  const [shown, setShown] = useState(wanted);
  const [loaded, setLoaded] = useState(wanted);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (wanted === shown) return;
    const timer = setTimeout(() => setShown(wanted), RESTS);
    return () => clearTimeout(timer);
  }, [wanted, shown]);
  const isBusy = !isMissing && loaded !== wanted;
  return (
    <figure className="kit-sheet" aria-busy={isBusy}>
      {/* On a phone it stands small above the fields: a press shows it large. */}
      <a href={shown} target="_blank" rel="noreferrer" hidden={isMissing}>
        <img
          src={shown}
          alt="Six pictures in this look, large and small type, light and dark"
          {...SHEET_SIZE}
          loading={isMissing ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => {
            setLoaded(shown);
            setMissing(false);
          }}
          onError={() => {
            setLoaded(shown);
            setMissing(true);
          }}
        />
      </a>
      <figcaption className="quiet small">
        {isMissing
          ? 'This look cannot be shown now: the fonts lack letters of your name.'
          : 'Pictures of your posts in this look, before it is saved; example words where there are none yet.'}
      </figcaption>
    </figure>
  );
}
