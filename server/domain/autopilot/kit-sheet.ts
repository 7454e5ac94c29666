// What pictures would look like in a kit that is being chosen: six of the business's own, and plain ones where it has fewer.
import type { BrandKit } from '../../contract/brand.ts';
import { type DesignName, factsOf, type Scheme } from '../../contract/design.ts';
import type { Context } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { sha256 } from '../../kernel/ids.ts';
import { inField, say } from '../../sentences/index.ts';
import { getBusiness } from '../business/index.ts';
import { type Drawing, type DrawnKit, type DrawnWords, linesOf, type Picture } from '../design/index.ts';
import { listMediaByIds, type MediaParts } from '../media/index.ts';
import { listPhotos, type PhotoRecord } from './photo.repo.ts';
import { type DrawnPost, listDrawnPosts } from './picture.repo.ts';

type Kit = Omit<BrandKit, 'isOwn'>;

interface Sample {
  readonly design: DesignName;
  readonly scheme: Scheme;
  readonly words: DrawnWords;
}

/** Rows of two, as a phone shows them. */
const SAMPLES = 6;
/** Pictures of one ground among them. */
const OF_A_GROUND = 2;
/** The latest pictures, of which six unlike each other are shown. */
const LATEST = 40;

/** Where a business has few pictures yet: what is said holds for everybody. */
const PLAIN: readonly Sample[] = [
  {
    design: 'tip-margin',
    scheme: 'light',
    words: {
      kind: 'tip',
      title: 'One thing worth knowing',
      text: 'Said in a sentence or two, large enough for a phone.',
      note: '',
    },
  },
  {
    design: 'question-giant',
    scheme: 'light',
    words: { kind: 'question', question: 'Which one would you choose?', answer: '', note: '' },
  },
  {
    design: 'announce-photo',
    scheme: 'light',
    words: { kind: 'announcement', title: 'Your photo, with your words', text: '', note: '' },
  },
  {
    design: 'checklist-sheet',
    scheme: 'light',
    words: {
      kind: 'checklist',
      title: 'Before you decide',
      items: ['What do you need?', 'By when?', 'Whom can you ask?'],
      note: '',
    },
  },
  {
    design: 'steps-path',
    scheme: 'light',
    words: {
      kind: 'steps',
      title: 'How it works',
      steps: ['Ask', 'Hear what is possible', 'Decide in peace'],
      note: '',
    },
  },
  {
    design: 'tip-card',
    scheme: 'dark',
    words: { kind: 'announcement', title: 'Something new', text: 'On dark ground it looks so.', note: '' },
  },
  {
    design: 'announce-bands',
    scheme: 'light',
    words: { kind: 'announcement', title: 'Worth a word', text: 'With all colours of the kit.', note: '' },
  },
];

export interface KitSheet {
  /** Names what it shows: the same name is the same picture. */
  readonly tag: string;
  /** @throws as `Drawing` does */
  draw(signal: AbortSignal): Promise<Picture>;
}

/**
 * A sheet of the actor's business in a kit, which is not saved.
 * @throws AppError invalid for a logo that is no picture of the business; not-found where no font here has its letters
 */
export async function kitSheetOf(
  { db }: Pick<Context, 'db'>,
  { businessId }: AccountActor,
  { kit, drawing, store }: { kit: Kit; drawing: Drawing; store: MediaParts['store'] },
): Promise<KitSheet> {
  const q = db.read;
  const { name, locale } = await getBusiness({ q }, businessId);
  const pictures = await logosOf({ db }, businessId, kit);
  const photo = (await listPhotos(q, businessId)).findLast(
    ({ id }) => !pictures.some((one) => one?.id === id),
  );
  const settable = ({ words }: Sample) => drawing.canDraw([name, ...linesOf(words)].join(' '), kit.fonts);
  const samples = chooseSamples(await listDrawnPosts(q, businessId, LATEST), photo !== undefined, settable);
  if (samples.length === 0) throw notFound();
  return {
    tag: sha256(JSON.stringify([kit, name, locale, photo?.id, samples])).slice(0, 32),
    draw: async (signal) => {
      const bytes = pictures.map((one) => (one === null ? null : store.read(one.hash)));
      const [logo = null, logoDark = null, mark = null] = await Promise.all(bytes);
      const drawn: DrawnKit = { ...kit, name, logo, logoDark, mark };
      const shown = photo && (await read(photo, store));
      const requests = samples.map(({ design, scheme, words }, at) => ({
        ...{ design, scheme, words, kit: drawn, language: locale, ratio: '4:5' as const, seed: `${at}` },
        photo: factsOf(design).photo === 'none' ? null : (shown ?? null),
      }));
      return drawing.drawSheet(requests, signal);
    },
  };
}

async function read({ hash, focusX, focusY }: PhotoRecord, store: MediaParts['store']) {
  return { bytes: await store.read(hash), focus: { x: focusX, y: focusY } };
}

const LOGOS = ['logo', 'logoDark', 'mark'] as const;

async function logosOf({ db }: Pick<Context, 'db'>, businessId: number, kit: Kit) {
  const ids = LOGOS.flatMap((field) => kit[field] ?? []);
  const media = await listMediaByIds(db.read, businessId, ids);
  return LOGOS.map((field) => {
    if (kit[field] === null) return null;
    const medium = media.find(({ id, kind }) => id === kit[field] && kind === 'image');
    if (!medium) throw new AppError('invalid', inField(field, say('media.no-such-picture')), { field });
    return medium;
  });
}

/** The latest of its own first, none like another; one at least on dark ground. */
function chooseSamples(
  drawn: readonly DrawnPost[],
  hasPhoto: boolean,
  isSettable: (sample: Sample) => boolean,
): Sample[] {
  const own = drawn.flatMap(({ design, scheme, words }) => {
    const [first] = [words].flat();
    return first ? [{ design, scheme, words: first }] : [];
  });
  const chosen: Sample[] = [];
  for (const sample of [...own, ...PLAIN]) {
    const { photo, ground } = factsOf(sample.design);
    const alike = chosen.filter(({ design }) => factsOf(design).ground === ground).length;
    const isKnown = chosen.some(({ design }) => design === sample.design);
    const needsPhoto = photo === 'full' || photo === 'part';
    if (chosen.length === SAMPLES || isKnown || alike === OF_A_GROUND || (needsPhoto && !hasPhoto)) continue;
    if (isSettable(sample)) chosen.push(sample);
  }
  const last = chosen.at(-1);
  if (last === undefined || chosen.some(({ scheme }) => scheme === 'dark')) return chosen;
  return chosen.with(-1, { ...last, scheme: 'dark' });
}
