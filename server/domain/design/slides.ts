// A carousel of what a post says: an opening that stops the thumb, one thought a slide, and a last one with what to do.
import type { DesignWords, SlideWords } from '../../contract/design.ts';

/** Fewer is no carousel; more, nobody looks through. */
export const SLIDES = { least: 3, most: 10 } as const;

/**
 * @param closing what the last slide says: a title and what to do
 * @returns 3 to 10 slides in order; none where the words have no points to tell one by one
 */
export function makeSlides(
  words: DesignWords,
  closing: { title: string; note: string },
): readonly SlideWords[] {
  const points = pointsOf(words).slice(0, SLIDES.most - 2);
  if (points.length < SLIDES.least - 2) return [];
  return [
    { kind: 'opening', title: openingOf(words), text: '', note: '' },
    ...points.map(
      ({ title, text }, at): SlideWords => ({
        kind: 'point',
        title,
        text,
        at: at + 1,
        of: points.length,
        note: '',
      }),
    ),
    { kind: 'closing', title: closing.title, text: '', note: closing.note },
  ];
}

interface Point {
  readonly title: string;
  readonly text: string;
}

function openingOf(words: DesignWords): string {
  if (words.kind === 'question') return words.question;
  if (words.kind === 'myth') return words.title || words.myth;
  return 'title' in words ? words.title : '';
}

/** Only what is a sequence of thoughts by itself: a single fact is told on one picture. */
function pointsOf(words: DesignWords): readonly Point[] {
  switch (words.kind) {
    case 'steps':
      return words.steps.map(toPoint);
    case 'checklist':
      return words.items.map(toPoint);
    case 'myth':
      return [toPoint(words.truth)];
    case 'question':
      return words.answer === '' ? [] : [toPoint(words.answer)];
    default:
      return [];
  }
}

/** The first sentence is the thought, the others explain it. */
function toPoint(text: string): Point {
  const [title = text, ...rest] = text.split(/(?<=[.!?。！？])\s+/u);
  return { title: rest.length === 0 ? title : title.replace(/\.$/u, ''), text: rest.join(' ') };
}
