// A QR code as one SVG path: a run of dark squares is one rectangle.
import { encode } from 'uqr';
import type { QrCode } from '../contract/two-factor.ts';

/** ISO/IEC 18004 asks for four light modules around it. */
const BORDER = 4;

export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return { size, path: data.map(drawRow).join('') };
}

function drawRow(row: readonly boolean[], y: number): string {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return [...runs].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}
