// What a file is, by its first bytes: never by its name, or by what whoever sent it says of it.

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
export type FilmFormat = 'mp4' | 'mov';
export type Format = PictureFormat | FilmFormat;

export function isFilm(format: Format): format is FilmFormat {
  return format === 'mp4' || format === 'mov';
}

/** So many bytes are enough to know. */
export const HEAD = 64;

const AVIF_BRANDS = ['avif', 'avis'];
/** No package with a licence that suits reads what is in them. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** Pictures that are neither, and sound alone. */
const OTHER_BRANDS = ['crx ', 'M4A ', 'M4B ', 'jp2 '];

/** Whether it is a picture as iPhones keep them, which whoever sends it takes for a JPEG. */
export function isHeic(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, HEAD)).toString('latin1');
  return text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12)) && byBrand(text) === null;
}

/** @returns null for whatever is not read here */
export function sniff(head: Uint8Array): Format | null {
  const text = Buffer.from(head.subarray(0, HEAD)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return text.slice(4, 8) === 'ftyp' ? byBrand(text) : null;
}

function byBrand(text: string): Format | null {
  const major = text.slice(8, 12);
  const end = Math.min(text.length, ((text.charCodeAt(2) << 8) | text.charCodeAt(3)) >>> 0);
  const brands = [major, ...(text.slice(16, end).match(/[\s\S]{4}/g) ?? [])];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  if ([...HEIC_BRANDS, ...OTHER_BRANDS].includes(major)) return null;
  return major === 'qt  ' ? 'mov' : 'mp4';
}
