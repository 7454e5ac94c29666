// The H.264 encoder, for one shot: a few frames in, their samples out.
import H264 from 'h264-mp4-encoder';
import { createFile, type ISOFile, MP4BoxBuffer, type Sample } from 'mp4box';
import type { Size } from './frames.ts';

export interface Shot {
  /** A sample a frame: units, each behind its length. The first can be decoded by itself. */
  readonly samples: readonly Uint8Array[];
  /** Parameter sets, from their header bytes on. */
  readonly sps: Uint8Array;
  readonly pps: Uint8Array;
}

/** Fine enough for the edges of letters; every step more costs a quarter of the bytes (10 best, 51 worst). */
const QUANTIZER = 24;
/** 0 is thorough, 10 is fast: cards gain nothing by searching. */
const SPEED = 10;

/** @param frames I420, see `toFrame` */
export async function encodeShot(
  frames: readonly Uint8Array[],
  { size, rate }: { size: Size; rate: number },
): Promise<Shot> {
  const encoder = await H264.createH264MP4Encoder();
  try {
    Object.assign(encoder, { ...size, frameRate: rate, speed: SPEED, quantizationParameter: QUANTIZER });
    // One frame that needs no other, at the start.
    encoder.groupOfPictures = frames.length;
    encoder.initialize();
    for (const frame of frames) encoder.addFrameYuv(frame);
    encoder.finalize();
    return takeApart(encoder.FS.readFile(encoder.outputFilename));
  } finally {
    encoder.FS.unlink(encoder.outputFilename);
    encoder.delete();
  }
}

function takeApart(mp4: Uint8Array): Shot {
  const file = createFile();
  const samples: Sample[] = [];
  file.onReady = ({ tracks }) => {
    for (const { id } of tracks) file.setExtractionOptions(id, null, { nbSamples: mp4.length });
    file.start();
  };
  file.onSamples = (_id, _user, found) => samples.push(...found);
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(Uint8Array.from(mp4).buffer, 0));
  file.flush();
  const { sps, pps } = parameterSets(file);
  return { samples: samples.map(({ data }) => data ?? new Uint8Array()), sps, pps };
}

function parameterSets(file: ISOFile): Pick<Shot, 'sps' | 'pps'> {
  const [entry] = file.moov?.traks[0]?.mdia.minf.stbl.stsd.entries ?? [];
  const { SPS, PPS } = (entry as unknown as { avcC: Record<'SPS' | 'PPS', { data: Uint8Array }[]> }).avcC;
  const [sps] = SPS;
  const [pps] = PPS;
  if (!sps || !pps) throw new Error('The encoder told no parameter sets');
  return { sps: Uint8Array.from(sps.data), pps: Uint8Array.from(pps.data) };
}
