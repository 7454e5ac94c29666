// What the picture of a post says: the idea that it tells, the fact that it brings, or, once somebody has edited it, its own text.
import { channelOf } from '../../contract/channels/index.ts';
import type { DesignWords, SlideWords } from '../../contract/design.ts';
import { createRandom } from '../../kernel/random.ts';
import type { Business, FactRecord } from '../business/index.ts';
import type { PostRecord } from '../content/index.ts';
import { linesOf } from '../design/index.ts';
import { type IdeaTelling, slidesOfIdea, wordsOfFact, wordsOfIdea, wordsOfText } from '../writer/index.ts';

export interface Matter {
  readonly business: Pick<Business, 'id' | 'timezone' | 'locale'>;
  readonly post: Pick<PostRecord, 'title' | 'content'>;
  /** What it tells; null for the owner's own news, and for what is not in the library any more. */
  readonly idea: IdeaTelling['idea'] | null;
  /** The fact that it opens with; undefined where it rests on none. */
  readonly fact: FactRecord | undefined;
  readonly isEdited: boolean;
  readonly american: boolean;
}

/** Undefined for a text without a word that a picture could show. */
export function pictureWords(matter: Matter): DesignWords | undefined {
  const { business, post, idea, fact, isEdited, american } = matter;
  if (isEdited) return wordsOfText(post);
  if (idea !== null) return wordsOfIdea({ idea, american, seed: `${business.id}` });
  if (fact === undefined) return wordsOfText(post);
  const { locale, timezone: timeZone } = business;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return wordsOfFact({ fact, formatDay: (at) => day.format(at) });
}

/** What the slides of a film say, one after the other; empty for a text without a word to show. */
export function filmWords(matter: Matter, name: string): SlideWords[] {
  const { business, idea, isEdited, american } = matter;
  if (idea !== null && !isEdited) {
    const [first, ...rest] = slidesOfIdea({ idea, american, seed: `${business.id}` });
    const last = rest.pop();
    if (first === undefined || last === undefined) return [];
    return [toOpening(first), ...toPoints(rest, MOST_READ), { ...toOpening(last), kind: 'closing' }];
  }
  const words = pictureWords(matter);
  if (words === undefined) return [];
  const points = linesOf(words)
    .slice(1)
    .map((text) => ({ title: text, text: '' }));
  return [toOpening(words), ...numbered(points), { kind: 'closing', title: name, text: '', note: '' }];
}

function toOpening(words: DesignWords): SlideWords {
  const [title = ''] = linesOf(words);
  return { kind: 'opening', title, text: '', note: words.note };
}

/** As many slides as are looked through: what has fewer thoughts is told in one picture. */
const LEAST_POINTS = 3;
const CAROUSEL = { most: 10, share: 0.5 };

/**
 * What the slides of a carousel say, where a post is told in one: on channels that show many pictures, half of what has
 * thoughts of its own to tell one by one.
 */
export function carouselWords(
  matter: Matter,
  { id, channel }: Pick<PostRecord, 'id' | 'channel'>,
): SlideWords[] | undefined {
  const { business, idea, isEdited, american } = matter;
  const most = channelOf(channel).media.image?.most ?? 0;
  if (idea === null || isEdited || most < CAROUSEL.most) return undefined;
  if (idea.parts.length < LEAST_POINTS || createRandom(`carousel|${id}`).next() >= CAROUSEL.share)
    return undefined;
  const [first, ...rest] = slidesOfIdea({ idea, american, seed: `${business.id}` });
  const last = rest.pop();
  if (first === undefined || last === undefined) return undefined;
  return [
    toOpening(first),
    ...toPoints(rest, Number.POSITIVE_INFINITY),
    { ...toOpening(last), kind: 'closing' },
  ];
}

function toPoints(slides: readonly DesignWords[], mostRead: number): SlideWords[] {
  return numbered(
    slides.map((words) => {
      const [title = '', text = ''] = linesOf(words);
      return { title, text: text.length <= mostRead ? text : '' };
    }),
  );
}

/** A longer text cannot be read before the next slide comes: its heading says enough. */
const MOST_READ = 90;
/** As many as are looked at to the end. */
const MOST_POINTS = 6;

function numbered(points: readonly { title: string; text: string }[]): SlideWords[] {
  const told = points.slice(0, MOST_POINTS);
  return told.map((point, at) => ({ kind: 'point', ...point, at: at + 1, of: told.length, note: '' }));
}
