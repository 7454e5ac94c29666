// Pictures and films on LinkedIn of this machine: addresses to send them to, and a while until they are there.
import assert from 'node:assert/strict';
import * as v from 'valibot';
import { DAY } from '../../../server/kernel/clock.ts';
import { type Answer, type Asked, type Handler, jsonOf } from '../support/stand-in.ts';
import { API, type Asset, type Guards, type LinkedIn, LOGIN, refuse } from './world.ts';

const PART = 4 * 1024 * 1024;

export function mediaCalls(there: LinkedIn, { letIn, has, rest, mayWrite }: Guards) {
  const begin = (kind: 'image' | 'video' | 'document'): Handler =>
    rest(null, (asked) => {
      if (kind === 'video' && asked.query.get('action') === 'finalizeUpload') return finalize(asked);
      assert.equal(asked.query.get('action'), 'initializeUpload');
      const { initializeUploadRequest: wanted } = v.parse(
        v.strictObject({
          initializeUploadRequest:
            kind !== 'video'
              ? v.strictObject({ owner: v.string() })
              : v.strictObject({
                  owner: v.string(),
                  fileSizeBytes: v.pipe(v.number(), v.integer()),
                  uploadCaptions: v.boolean(),
                  uploadThumbnail: v.boolean(),
                }),
        }),
        jsonOf(asked),
      );
      if (!mayWrite(asked, wanted.owner))
        return refuse(403, `Not enough permissions for ${wanted.owner}`, 'ACCESS_DENIED');
      const urn = `urn:li:${kind}:C${there.next()}`;
      const size = 'fileSizeBytes' in wanted ? Number(wanted.fileSizeBytes) : null;
      const places = size === null ? [] : Array.from({ length: Math.ceil(size / PART) }, (_, at) => at);
      const parts = places.map((at) => ({
        from: at * PART,
        to: Math.min((at + 1) * PART, size ?? 0) - 1,
        etag: null,
      }));
      const { asks, end } = (kind === 'video' && there.works) || {
        asks: kind === 'image' ? 0 : 1,
        end: 'ready' as const,
      };
      if (kind === 'video') there.works = null;
      there.assets.set(urn, { urn, owner: wanted.owner, size, parts, status: 'WAITING_UPLOAD', asks, end });
      const at = (part: string) => `${there.server.at(LOGIN)}/dms-uploads/${encodeURIComponent(urn)}/${part}`;
      const value =
        kind !== 'video'
          ? { [kind]: urn, uploadUrl: at('all'), uploadUrlExpiresAt: there.clock.now() + DAY }
          : {
              video: urn,
              uploadToken: `token-${urn}`,
              uploadUrlsExpireAt: there.clock.now() + DAY,
              uploadInstructions: parts.map(({ from, to }, place) => ({
                uploadUrl: at(String(place)),
                firstByte: from,
                lastByte: to,
              })),
            };
      return { json: { value } };
    });

  const take: Handler = (asked) => {
    const asset = there.assets.get(asked.params.urn ?? '');
    if (!asset || asked.body.length === 0) return { status: 400 };
    if (asked.params.part === 'all') {
      const stranger = letIn(asked);
      if (stranger) return stranger;
      if (!asset.urn.includes(':document:')) {
        asset.status = 'AVAILABLE';
        return { status: 201 };
      }
      asset.pages = asked.body.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
      const isPdf =
        asked.body.subarray(0, 5).toString('latin1') === '%PDF-' && asked.body.length <= 100_000_000;
      asset.end = isPdf && asset.pages >= 1 && asset.pages <= 300 ? asset.end : 'failed';
      asset.status = 'PROCESSING';
      return { status: 201 };
    }
    const part = asset.parts[Number(asked.params.part)];
    if (!part || asked.headers['content-type'] !== 'application/octet-stream') return { status: 400 };
    if (asked.body.length !== part.to - part.from + 1)
      return { status: 400, body: 'not the bytes of this part' };
    part.etag = `/ambry-video/signedId/${there.next()}`;
    return { headers: { ETag: part.etag } };
  };

  const finalize = (asked: Asked): Answer => {
    const { finalizeUploadRequest: wanted } = v.parse(
      v.strictObject({
        finalizeUploadRequest: v.strictObject({
          video: v.string(),
          uploadToken: v.string(),
          uploadedPartIds: v.array(v.string()),
        }),
      }),
      jsonOf(asked),
    );
    const asset = there.assets.get(wanted.video);
    if (!asset || wanted.uploadToken !== `token-${wanted.video}`) return refuse(400, 'No such upload');
    const etags = asset.parts.map(({ etag }) => etag);
    if (JSON.stringify(etags) !== JSON.stringify(wanted.uploadedPartIds))
      return refuse(400, 'Parts are missing');
    asset.status = 'PROCESSING';
    return { status: 200 };
  };

  const readAsset = rest(
    (asked) => has(asked, 'r_organization_social'),
    (asked) => {
      const asset = there.assets.get(asked.params.urn ?? '');
      if (!asset) return refuse(404, 'Not found');
      workOn(asset);
      return { json: { id: asset.urn, owner: asset.owner, status: asset.status } };
    },
  );

  return {
    [LOGIN]: { 'PUT /dms-uploads/:urn/:part': take },
    [API]: {
      'POST /rest/images': begin('image'),
      'POST /rest/videos': begin('video'),
      'POST /rest/documents': begin('document'),
      'GET /rest/documents/:urn': readAsset,
      'GET /rest/images/:urn': readAsset,
      'GET /rest/videos/:urn': readAsset,
    },
  };
}

/** Time goes by for what is worked on whenever somebody asks. */
export function workOn(asset: Asset): void {
  if (asset.status !== 'PROCESSING') return;
  if (asset.asks > 0) asset.asks -= 1;
  else asset.status = asset.end === 'ready' ? 'AVAILABLE' : 'PROCESSING_FAILED';
}
