// Posts as a connector gets them.
import type { PublishRequest } from '../../../server/connectors/channels/connector.ts';
import type { CarriedMedium } from '../../../server/domain/media/index.ts';

let count = 0;

/** A post whose attempt has a name of its own. */
export function makePost(change: Partial<PublishRequest> = {}): PublishRequest {
  count += 1;
  return {
    attempt: `attempt-${count}`,
    key: `post-${count}`,
    madeAt: Date.UTC(2027, 1, 20, 9) + count,
    title: null,
    content: `Bread number ${count} comes out of the oven at seven.`,
    media: [],
    mediaPreview: null,
    ...change,
  };
}

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const MP4 = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');

/** @param bytes how many it has; what they say after the head is nobody's business */
export function makePicture(
  change: Partial<CarriedMedium> & { readonly bytes?: number } = {},
): CarriedMedium {
  const { bytes = 50_000, ...rest } = change;
  return {
    ...{ kind: 'image', type: 'image/jpeg', width: 1080, height: 1080, seconds: null, frames: null },
    alt: 'A loaf on a board',
    ...readingOf(JPEG, bytes),
    ...rest,
  } as CarriedMedium;
}

export function makeFilm(change: Partial<CarriedMedium> & { readonly bytes?: number } = {}): CarriedMedium {
  const { bytes = 9_000_000, ...rest } = change;
  return {
    ...{ kind: 'video', type: 'video/mp4', width: 1080, height: 1920, seconds: 12, frames: 30 },
    alt: 'Dough is folded',
    ...readingOf(MP4, bytes),
    ...rest,
  } as CarriedMedium;
}

function readingOf(head: Buffer, bytes: number): Pick<CarriedMedium, 'size' | 'read' | 'address'> {
  const all = Buffer.alloc(bytes, 'bread');
  head.copy(all);
  return {
    size: async () => bytes,
    read: async (span) => (span ? all.subarray(span.from, span.to + 1) : all),
    address: () => `https://drivyn.example/m/${bytes}`,
  };
}
