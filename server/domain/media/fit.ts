// What becomes of a medium on a channel: how it is cut and how large it is, by the channel's descriptor. Pure.
import type { ChannelType } from '../../contract/channels/index.ts';
import { type Misfit, misfitOf, shapeFor } from '../../contract/media-rules.ts';
import { mediaOn, type OwnLimits } from '../../contract/own-limits.ts';
import type { Area, Fit, Size } from './imaging.ts';
import type { MediumRecord } from './medium.repo.ts';

/** Where a channel names no width: more is shown nowhere. */
const MOST_WIDTH = 2048;
const QUALITY = 88;

type Shown = Pick<
  MediumRecord,
  'kind' | 'type' | 'width' | 'height' | 'bytes' | 'seconds' | 'frames' | 'isAnimated' | 'focusX' | 'focusY'
>;

/** Why a channel does not take a medium however it is fitted; null when it takes it as `fitFor` says. */
export function misfitHowever(
  channel: ChannelType,
  medium: Shown,
  own: OwnLimits | null = null,
): Misfit | null {
  const fit = fitFor(channel, medium, { own });
  const made = fit && { type: fit.as, ...fit.to, bytes: 0 };
  return misfitOf(channel, { ...medium, ...made }, own);
}

/**
 * How a picture is made fit for a channel; null where its bytes are taken as they are.
 * @param post.first the first picture of the same post: the others get its shape where the channel has them all alike
 * @param post.own limits of the server that the post leaves by
 */
export function fitFor(
  channel: ChannelType,
  medium: Shown,
  { first = medium, own = null }: { readonly first?: Size | undefined; readonly own?: OwnLimits | null } = {},
): Fit | null {
  const rules = mediaOn(channel, own).image;
  if (medium.kind === 'video' || !rules) return null;
  if (medium.isAnimated && rules.formats.includes('gif') && medium.bytes <= rules.bytes) return null;
  const area = cropped(medium, shapeFor(rules, rules.alike ? first : medium));
  const width = Math.min(area.width, rules.width?.max ?? MOST_WIDTH);
  const to = { width, height: Math.max(1, Math.round((area.height * width) / area.width)) };
  const isWhole = to.width === medium.width && to.height === medium.height;
  if (isWhole && medium.type === 'image/jpeg' && medium.bytes <= rules.bytes) return null;
  return { area, to, as: 'image/jpeg', quality: QUALITY, most: rules.bytes };
}

/** The largest part of a shape that has the focus as near to its middle as the edges let it. */
function cropped({ width, height, focusX, focusY }: Shown, shape: number): Area {
  const wide = Math.min(width, Math.max(1, Math.round(height * shape)));
  const high = Math.min(height, Math.max(1, Math.round(width / shape)));
  return {
    left: placed(width, wide, focusX),
    top: placed(height, high, focusY),
    width: wide,
    height: high,
  };
}

function placed(all: number, part: number, focus: number): number {
  return Math.min(all - part, Math.max(0, Math.round(all * focus - part / 2)));
}
