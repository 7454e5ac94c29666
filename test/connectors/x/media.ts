// Pictures and films on X on this machine: segments in order, work on what moves that takes a few questions.
import { SECOND, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, jsonOf, partsOf } from '../support/stand-in.ts';
import { invalid } from './problems.ts';

const MOST_SEGMENT = 5 * 1024 * 1024;
const MOST_PICTURE = 5_000_000;
const TYPES: Readonly<Record<string, RegExp>> = {
  tweet_image: /^image\/(jpeg|png|webp|gif)$/,
  tweet_gif: /^image\/gif$/,
  tweet_video: /^video\/(mp4|quicktime)$/,
};

interface Medium {
  readonly id: string;
  readonly type: string;
  readonly category: string;
  readonly total: number;
  received: number;
  segments: number;
  alt: string | null;
  /** `open`: not finalized yet; a number: asks until it is ready. */
  state: 'open' | 'ready' | 'failed' | number;
  end: 'ready' | 'failed';
}

export function openMedia(clock: SimulatedClock, nextId: () => string) {
  const media = new Map<string, Medium>();

  const works: { asks: number; end: 'ready' | 'failed' }[] = [];

  const addMedium = (type: string, category: string, total: number): Medium => {
    const medium: Medium = {
      id: nextId(),
      type,
      category,
      total,
      received: 0,
      segments: 0,
      alt: null,
      state: 'open',
      end: 'ready',
    };
    media.set(medium.id, medium);
    return medium;
  };

  const present = ({ id, state, end }: Medium) => {
    const working = typeof state === 'number';
    const info =
      state === 'failed'
        ? { state: 'failed', error: { code: 3, name: 'InvalidMedia', message: 'unsupported codec' } }
        : {
            state: working ? 'in_progress' : 'succeeded',
            ...(working && { check_after_secs: 5, progress_percent: 10 }),
          };
    const isSimple = state === 'ready' && end === 'ready';
    return {
      data: {
        id,
        media_key: `7_${id}`,
        expires_after_secs: 86_400,
        ...(!isSimple && { processing_info: info }),
      },
    };
  };

  const initialize = (asked: Asked): Answer => {
    const { media_type: type, total_bytes: total, media_category: category, ...rest } = jsonOf(asked);
    const isRight =
      Object.keys(rest).length === 0 &&
      TYPES[String(category)]?.test(String(type)) === true &&
      Number.isInteger(total) &&
      (category !== 'tweet_image' || Number(total) <= MOST_PICTURE);
    if (!isRight) return invalid('initialize');
    const { id } = addMedium(String(type), String(category), Number(total));
    return { json: { data: { id, media_key: `7_${id}`, expires_after_secs: 86_400 } } };
  };

  const append = (asked: Asked): Answer => {
    const medium = media.get(asked.params.id ?? '');
    const [index, file, ...rest] = partsOf(asked);
    if (
      medium?.state !== 'open' ||
      index?.name !== 'segment_index' ||
      file?.name !== 'media' ||
      rest.length > 0
    )
      return invalid('append');
    if (Number(index.body.toString()) !== medium.segments || file.body.length > MOST_SEGMENT)
      return invalid('segment');
    medium.segments += 1;
    medium.received += file.body.length;
    return { json: { data: { expires_at: Math.floor(clock.now() / SECOND) + 86_400 } } };
  };

  const finalize = ({ params }: Asked): Answer => {
    const medium = media.get(params.id ?? '');
    if (medium?.state !== 'open' || medium.received !== medium.total)
      return invalid('Segments do not add up to provided total file size.');
    const work = medium.category === 'tweet_image' ? undefined : works.shift();
    medium.state = work ? work.asks : 'ready';
    medium.end = work?.end ?? 'ready';
    return { json: present(medium) };
  };

  const status = ({ query }: Asked): Answer => {
    const medium = media.get(query.get('media_id') ?? '');
    if (query.get('command') !== 'STATUS' || !medium || medium.state === 'open') return invalid('media_id');
    if (typeof medium.state === 'number') medium.state = medium.state > 1 ? medium.state - 1 : medium.end;
    const { data } = present(medium);
    return { json: { data: { processing_info: { state: 'succeeded', progress_percent: 100 }, ...data } } };
  };

  const metadata = (asked: Asked): Answer => {
    const { id, metadata: told, ...rest } = jsonOf(asked);
    const text = (told as { alt_text?: { text?: unknown } } | undefined)?.alt_text?.text;
    const medium = media.get(String(id));
    if (!medium || typeof text !== 'string' || text.length > 1000 || Object.keys(rest).length > 0)
      return invalid('metadata');
    medium.alt = text;
    return { json: { data: { id, associated_metadata: { alt_text: { text } } } } };
  };

  return { media, works, initialize, append, finalize, status, metadata };
}
