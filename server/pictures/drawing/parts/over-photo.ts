// Words on a photo: a veil of the business's darkest colour, as thin as the photo behind the words allows.

import { withAlpha } from '../../../kernel/colour.ts';
import { type Box, whole } from '../canvas.ts';
import type { Draft } from '../draft.ts';
import type { Ground } from '../palette.ts';
import { veilFor } from '../photo.ts';
import { between } from './compose.ts';

export interface OverPhoto {
  /** Of the frame's height that the words may have, at most. */
  readonly share: number;
  /** Leaves the note's place to an arrow. */
  readonly withoutNote?: boolean;
  /** Writes into the box, from its foot; says where its highest word begins. */
  readonly write: (ground: Ground, box: Box) => { readonly y: number };
}

/** The veil begins this far above the words, as a share of the picture's height. */
const FADE = 0.2;

export function drawOverPhoto(draft: Draft, { share, write, withoutNote = false }: OverPhoto): void {
  const { sheet, canvas, palette, photo } = draft;
  const all = whole(canvas);
  const { frame, unit } = canvas;
  photo?.draw(sheet, all);
  const dark = palette.deep;
  const ground: Ground = { ...dark, ink: '#ffffff', quiet: '#ffffff', mark: '#ffffff', onMark: dark.fill };
  const room = { ...frame, y: frame.y + frame.height * (1 - share), height: frame.height * share };
  const place = sheet.nodes.length;
  const box = between(draft, room, { ground, withoutNote, keepFree: withoutNote ? unit * 9 : 0 });
  const { y } = write(ground, box);
  // Whole pixels: where the two halves of the veil met within one, it would be seen as a line.
  const top = Math.round(y - unit * 2.4);
  // Also where the signature stands, and what networks draw below it.
  const behind = { x: 0, y: top, width: canvas.width, height: canvas.height - top };
  const tone = photo?.toneIn(behind, all) ?? { darkest: 0, lightest: 0 };
  const alpha = Math.max(0.3, veilFor(tone, dark.fill, ground.ink));
  const fade = Math.round(canvas.height * FADE);
  const veil = sheet.nodes.length;
  sheet.fill(
    { ...behind, y: top - fade, height: fade },
    `linear-gradient(to bottom, ${withAlpha(dark.fill, 0)} 0%, ${withAlpha(dark.fill, alpha * 0.42)} 50%, ${withAlpha(dark.fill, alpha)} 100%)`,
  );
  sheet.fill(behind, withAlpha(dark.fill, alpha));
  // What was written before goes on top of it.
  sheet.nodes.splice(place, 0, ...sheet.nodes.splice(veil));
}
