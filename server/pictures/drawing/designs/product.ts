// Designs of a thing that is sold, with its photo.
import { type Box, inset, whole } from '../canvas.ts';
import { type Design, type Draft, radiusOf } from '../draft.ts';
import type { Ground } from '../palette.ts';
import { between, body, cover, head, label, writeColumn } from '../parts/compose.ts';
import { sign } from '../parts/signature.ts';
import { textOf, titleOf } from './words.ts';

const priceOf = ({ words }: Draft) => ('price' in words ? words.price : '');

const priceUnder = (price: string, colour: string) =>
  head(price, colour, 5.6, { least: 2.6, gap: 3.6, lines: 1, isWhole: true });

/** In units: a narrower place sets the price under the title. */
const BESIDE = 64;

/** Title and price side by side, the explanation under them; all in one column where there is no room for two. */
function writeOffer(draft: Draft, box: Box, { ground, most }: { ground: Ground; most: number }): void {
  const { words, canvas } = draft;
  const price = priceOf(draft);
  const isBeside = price !== '' && box.width / canvas.unit >= BESIDE;
  const priceRoom = isBeside ? box.width * 0.28 : 0;
  const room = { ...box, width: box.width - priceRoom - (isBeside ? canvas.unit * 2 : 0) };
  const until = words.kind === 'price' ? words.until : '';
  const blocks = [
    head(titleOf(words), ground.ink, most, { least: 3.4 }),
    body(textOf(words), ground.quiet, { gap: 2.8, most: 3.4 }),
    isBeside || price === '' ? null : priceUnder(price, ground.mark),
    label(until, ground.mark, { gap: 2.6 }),
  ];
  writeColumn(draft, room, blocks, { at: 'middle' });
  if (!isBeside) return;
  const side = { ...box, x: box.x + box.width - priceRoom, width: priceRoom };
  const figure = head(price, ground.mark, most, { least: 2.6, lines: 1, isWhole: true });
  writeColumn(draft, side, [figure], { at: 'middle', align: 'end' });
}

/** The photo framed as a picture on a wall; arched where the kit is round. */
export const productFrame: Design = (draft) => {
  const { canvas, sheet, palette, photo } = draft;
  const ground = palette.tint;
  cover(draft, ground);
  const { frame, unit } = canvas;
  const wide = canvas.shape === 'wide';
  const words = wide ? { ...frame, width: frame.width * 0.56 - unit * 5 } : frame;
  const rest = sign(draft, { ground, box: words });
  const place = wide
    ? { ...frame, width: frame.width * 0.44 }
    : { ...rest, height: rest.height * (canvas.shape === 'tall' ? 0.68 : 0.62) };
  const shown = wide ? { ...place, x: frame.x + frame.width - place.width } : place;
  const radius =
    draft.brand.corners === 'round' ? Math.min(shown.width, shown.height) * 0.12 : radiusOf(draft, 'panel');
  const pad = unit * 1.3;
  sheet.fill(shown, palette.paper.fill, { radius });
  photo?.draw(sheet, inset(shown, pad), Math.max(0, radius - pad));
  const box = wide
    ? rest
    : { ...rest, y: shown.y + shown.height + unit * 2.6, height: rest.height - shown.height - unit * 2.6 };
  writeOffer(draft, box, { ground, most: wide ? 7.4 : 6.6 });
};

/** The photo over all of the picture, and a card at its foot. */
export const productFull: Design = (draft) => {
  const { canvas, sheet, palette, photo } = draft;
  const ground = palette.paper;
  const { unit } = canvas;
  photo?.draw(sheet, whole(canvas));
  const wide = canvas.shape === 'wide';
  const outer = canvas.ratio === '9:16' ? canvas.safe : inset(whole(canvas), unit * 4);
  const height = wide ? outer.height : outer.height * (canvas.shape === 'tall' ? 0.4 : 0.44);
  const card = wide
    ? { ...outer, width: outer.width * 0.48 }
    : { ...outer, y: outer.y + outer.height - height, height };
  sheet.fill(card, ground.fill, { radius: radiusOf(draft, 'panel') });
  const box = between(draft, inset(card, unit * 4), { ground });
  writeOffer(draft, box, { ground, most: 6.8 });
};
