// Publishing on TikTok: ask what the account allows, name the post, hand over its film or the addresses of its pictures, and
// ask until TikTok is done with it.

import * as v from 'valibot';
import type { CarriedMedium } from '../../../domain/media/index.ts';
import { DAY, SECOND } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { makeVisible, type Reply, StagingEnded, stage } from '../ask.ts';
import type { Call, PublishOutcome, PublishRequest } from '../connector.ts';
import { askTikTok, dataOf, tokenOf } from './api.ts';
import { audienceOf, type Creator, levelOf, readCreator } from './audience.ts';
import { endOfRefusal, hasFailed, wordsOfRefusal } from './errors.ts';
import { readNote, toPending } from './note.ts';
import { askStatus } from './status.ts';
import { partFilm, uploadFilm } from './upload.ts';

export function publish(call: Call, post: PublishRequest): Promise<PublishOutcome> {
  return stage(call, async () => {
    const creator = await mayPost(call, post);
    const [film] = post.media;
    return film?.kind === 'video'
      ? beginFilm(call, post, film, creator)
      : publishPictures(call, post, creator);
  });
}

export async function resume(call: Call, data: string, { media }: PublishRequest): Promise<PublishOutcome> {
  const { publishId, uploadUrl, waits } = readNote(data);
  if (uploadUrl === undefined) return askStatus(call, { publishId, waits });
  const [film] = media;
  if (!film) return { end: 'rejected', reason: say('networks.tiktok-lost-film') };
  return uploadFilm(call, film, uploadUrl, toPending({ publishId }, 'ask'));
}

/** What the account allows now. @throws StagingEnded when it does not allow this post */
async function mayPost(call: Call, { media }: PublishRequest): Promise<Creator> {
  const level = levelOf(call);
  const end = (outcome: PublishOutcome) => new StagingEnded(outcome);
  if (level === '')
    throw end({
      end: 'attention',
      reason: say('networks.tiktok-no-audience'),
    });
  const creator = await readCreator(call, tokenOf(call));
  if ('refused' in creator) throw end(endOfRefusal(call, creator.refused));
  if (!creator.levels.includes(level)) {
    const allowed = creator.levels.map(audienceOf);
    const reason = say('networks.tiktok-audience-gone', { wanted: audienceOf(level), allowed });
    throw end({ end: 'attention', reason });
  }
  const { seconds: longest } = creator;
  const film = media.find(({ kind }) => kind === 'video');
  if (longest !== undefined && (film?.seconds ?? 0) > longest)
    throw end({ end: 'rejected', reason: say('networks.tiktok-too-long', { seconds: longest }) });
  return creator;
}

const Begun = v.object({ publish_id: v.string(), upload_url: v.nullish(v.string()) });

/** Names the film. Nothing is seen before its last byte is there, so this may be repeated. */
async function beginFilm(
  call: Call,
  { content }: PublishRequest,
  film: CarriedMedium,
  { disables }: Creator,
): Promise<PublishOutcome> {
  const { size, pieceSize, count } = partFilm(await film.size());
  const reply = await askTikTok(call, tokenOf(call), '/v2/post/publish/video/init/', {
    json: {
      post_info: {
        title: content,
        privacy_level: levelOf(call),
        disable_comment: disables.comment,
        disable_duet: disables.duet,
        disable_stitch: disables.stitch,
        brand_content_toggle: false,
        brand_organic_toggle: false,
      },
      source_info: {
        source: 'FILE_UPLOAD',
        video_size: size,
        chunk_size: pieceSize,
        total_chunk_count: count,
      },
    },
  });
  const begun = dataOf(Begun, reply);
  if (!begun?.upload_url) return endOfRefusal(call, reply);
  return toPending({ publishId: begun.publish_id, uploadUrl: begun.upload_url }, 'publish');
}

/** TikTok fetches pictures within the hour; a day leaves it time. */
const ADDRESS_LASTS = DAY / SECOND;

/** Pictures are on their way to be seen from the first call on. */
async function publishPictures(
  call: Call,
  { content, media }: PublishRequest,
  { disables }: Creator,
): Promise<PublishOutcome> {
  if (media.length === 0)
    return {
      end: 'rejected',
      reason: say('networks.needs-media', { who: 'TikTok', needs: 'film-or-pictures' }),
    };
  const addresses = media.flatMap((picture) => picture.address(ADDRESS_LASTS) ?? []);
  if (addresses.length < media.length)
    return {
      end: 'rejected',
      reason: say('networks.tiktok-no-address'),
    };
  const json = {
    media_type: 'PHOTO',
    post_mode: 'DIRECT_POST',
    post_info: {
      description: content,
      privacy_level: levelOf(call),
      disable_comment: disables.comment,
      auto_add_music: false,
      brand_content_toggle: false,
      brand_organic_toggle: false,
    },
    source_info: { source: 'PULL_FROM_URL', photo_images: addresses, photo_cover_index: 0 },
  };
  const path = '/v2/post/publish/content/init/';
  return makeVisible(
    call,
    () => askTikTok(call, tokenOf(call), path, { json }),
    (reply) => readBegun(call, reply),
  );
}

function readBegun(call: Call, reply: Reply): PublishOutcome {
  const begun = dataOf(Begun, reply);
  if (begun) return toPending({ publishId: begun.publish_id }, 'ask');
  if (hasFailed(reply)) return { end: 'unknown', error: wordsOfRefusal(reply) };
  const isOdd = reply.status < 300 && endOfRefusal(call, reply).end === 'retry';
  return isOdd ? { end: 'unknown', error: say('networks.tiktok-unnamed') } : endOfRefusal(call, reply);
}
