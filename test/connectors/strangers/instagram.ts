// Instagram as its documents have it: containers that are filled, asked about and published, by either sign-in; a server each,
// as tokens of the one are none of the other. Ids are longer than numbers are exact, lists come two at a time.
import { DAY, type SimulatedClock } from '../../../server/kernel/clock.ts';
import { toGraphTime, trouble } from './graph.ts';
import { ME, openDoors } from './instagram-doors.ts';
import { openStranger, type Said, type Stranger } from './stranger.ts';

export interface StrangeMedium {
  readonly id: string;
  readonly caption: string;
  readonly at: number;
  /** Addresses, in order. */
  readonly shown: readonly string[];
  readonly kind: string;
  readonly comments: { readonly id: string; readonly text: string; readonly at: number }[];
}

export interface StrangeInstagram extends Stranger {
  readonly originMap: Readonly<Record<string, string>>;
  readonly media: StrangeMedium[];
  /** How often it is asked before a container is ready; -1: it fails, with this in its status. */
  rounds: number;
  /** How long a post that is out is in no list. */
  lag: number;
  /** How many more posts its limit lets out; a text, as numbers may be. */
  room: string;
  close(): Promise<void>;
}

interface Container {
  readonly id: string;
  readonly caption: string;
  readonly shown: string[];
  readonly kind: string;
  readonly isPart: boolean;
  readonly at: number;
  left: number;
  medium: string | null;
}

export async function openStrangeInstagram(clock: SimulatedClock): Promise<StrangeInstagram> {
  const media: StrangeMedium[] = [];
  const containers = new Map<string, Container>();
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const contain = (asked: Record<string, string>): Said => {
    const { caption = '', media_type: kind = 'IMAGE', is_carousel_item, children = '' } = asked;
    const address = kind === 'IMAGE' ? asked.image_url : asked.video_url;
    const parts = children
      .replace(/[[\]"]/g, '')
      .split(',')
      .filter(Boolean);
    const isWhole = parts.every((id) => containers.get(id)?.isPart && containers.get(id)?.left === 0);
    if (kind === 'CAROUSEL' && (!isWhole || parts.length < 2 || parts.length > 10))
      return trouble(9004, 2207057, 'The carousel has parts that are not ready.');
    if (kind !== 'CAROUSEL' && !address?.startsWith('https://'))
      return trouble(9004, 2207052, 'Only photo or video can be accepted as media type.');
    if ([...caption].length > 2200) return trouble(36004, 2207010, 'The caption is too long.');
    const id = String(18_000_000_000_000_000n + BigInt(next()));
    const shown =
      kind === 'CAROUSEL' ? parts.flatMap((part) => containers.get(part)?.shown ?? []) : [address ?? ''];
    const isPart = is_carousel_item === 'true';
    containers.set(id, {
      id,
      caption,
      shown,
      kind,
      isPart,
      at: clock.now(),
      left: there.rounds,
      medium: null,
    });
    return { status: 200, body: { id, uri: null } };
  };

  const tell = (container: Container): Said => {
    const isOld = clock.now() - container.at >= DAY;
    const isWorking = container.left > 0;
    if (isWorking) container.left -= 1;
    if (container.medium)
      return { status: 200, body: { id: container.id, status_code: 'PUBLISHED', status: null } };
    if (container.left < 0) {
      const status = 'Error: Media upload has failed with error code 2207026';
      return { status: 200, body: { id: container.id, status_code: 'ERROR', status } };
    }
    const word = isOld ? 'EXPIRED' : isWorking ? 'IN_PROGRESS' : 'FINISHED';
    return { status: 200, body: { id: container.id, status_code: word } };
  };

  const publish = ({ creation_id = '' }: Record<string, string>): Said => {
    const container = containers.get(creation_id);
    if (!container || clock.now() - container.at >= DAY)
      return trouble(24, 2207008, 'The media container has expired.');
    if (container.medium || container.isPart) return trouble(100, 33, 'Unsupported post request.');
    if (container.left !== 0) return trouble(9007, 2207027, 'Media ID is not available');
    if (there.room === '0')
      return trouble(9, 2207042, 'You reached maximum number of posts that is allowed.');
    const { caption, shown, kind } = container;
    const id = String(18_100_000_000_000_000n + BigInt(next()));
    container.medium = id;
    media.unshift({ id, caption, shown, kind, at: clock.now(), comments: [] });
    return { status: 200, body: { id } };
  };

  const linkOf = ({ id, kind }: StrangeMedium) =>
    `https://www.instagram.com/${kind === 'REELS' ? 'reel' : 'p'}/S${id.slice(-4)}/`;
  const listed = (asked: Record<string, string>): Said => {
    const all = media.filter(({ at }) => at + there.lag <= clock.now());
    const from = Number(asked.after ?? 0);
    const some = all.slice(from, from + 2);
    // A caption that is empty is no field.
    const data = some.map((medium) => ({
      ...{
        id: medium.id,
        timestamp: toGraphTime(medium.at),
        permalink: linkOf(medium),
        media_type: 'A_NEW_TYPE',
      },
      ...(medium.caption !== '' && { caption: medium.caption }),
    }));
    const cursors = { before: String(from), after: String(from + 2) };
    const isMore = from + 2 < all.length;
    const next = `https://graph.instagram.com/v25.0/${ME}/media?after=${from + 2}`;
    return { status: 200, body: { data, paging: { cursors, ...(isMore && { next }) } } };
  };

  const METRICS: Readonly<Record<string, unknown>> = {
    ...{ views: '310', reach: 280, likes: 12, comments: 1, shares: 2, saved: null, total_interactions: 15 },
  };
  const onMedium = (
    medium: StrangeMedium,
    edge: string,
    method: string,
    asked: Record<string, string>,
  ): Said => {
    if (edge === 'insights') {
      const names = (asked.metric ?? '').split(',');
      if (names.some((name) => !(name in METRICS)))
        return trouble(100, null, 'metric[0] must be one of the following values');
      const data = names.map((name) => ({
        name,
        period: 'lifetime',
        values: [{ value: METRICS[name] }],
        title: null,
      }));
      return { status: 200, body: { data } };
    }
    if (edge === 'comments' && method === 'POST') {
      const comment = {
        id: String(17_900_000_000_000_000n + BigInt(next())),
        text: asked.message ?? '',
        at: clock.now(),
      };
      medium.comments.push(comment);
      // Whoever asks for more at once is told of an error, though it is written.
      if (asked.fields) return trouble(20, 1772107, 'The comment cannot be shown.');
      return { status: 200, body: { id: comment.id } };
    }
    if (edge === 'comments') {
      const data = medium.comments.map(({ id, text, at }) => ({
        id,
        text,
        timestamp: toGraphTime(at),
        username: null,
      }));
      return { status: 200, body: { data } };
    }
    if (method !== 'GET') return trouble(100, 33, 'Unsupported delete request.');
    return {
      status: 200,
      body: {
        ...{
          id: medium.id,
          permalink: linkOf(medium),
          timestamp: toGraphTime(medium.at),
          media_type: 'IMAGE',
        },
        ...{ like_count: '12', comments_count: 1, caption: medium.caption },
      },
    };
  };

  const onGraph = (path: string, method: string, asked: Record<string, string>): Said => {
    const [, first = '', edge = ''] = path.split('/');
    const container = containers.get(first);
    if (container && method === 'GET') return tell(container);
    const medium = media.find(({ id }) => id === first);
    if (medium) return onMedium(medium, edge, method, asked);
    if (first !== ME) return trouble(100, 33, `Object with ID '${first}' does not exist`);
    const config = { quota_total: '50', quota_duration: 86400 };
    switch (`${method} ${edge}`) {
      case 'POST media':
        return contain(asked);
      case 'POST media_publish':
        return publish(asked);
      case 'GET media':
        return listed(asked);
      case 'GET content_publishing_limit':
        return { status: 200, body: { data: [{ config, quota_usage: String(50 - Number(there.room)) }] } };
      case 'GET insights':
        return { status: 200, body: { data: [] } };
      case 'GET ':
        return {
          status: 200,
          body: { id: ME, username: 'stranger', followers_count: '77', media_count: null },
        };
      default:
        return trouble(100, null, `Unknown path components: /${edge}`);
    }
  };
  const doors = openDoors(clock, onGraph);
  const own = await openStranger(doors.own);
  const face = await openStranger(doors.face);
  const there: StrangeInstagram = {
    ...own,
    ...{ media, rounds: 0, lag: 0, room: '50' },
    originMap: {
      ...{ 'https://www.instagram.com': own.url, 'https://api.instagram.com': own.url },
      ...{ 'https://graph.instagram.com': own.url, 'https://www.facebook.com': face.url },
      ...{ 'https://graph.facebook.com': face.url, 'https://rupload.facebook.com': face.url },
    },
    close: async () => {
      await own.close();
      await face.close();
    },
  };
  return there;
}
