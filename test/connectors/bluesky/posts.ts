// What followers see of a record.
import type { Json } from '../../../server/connectors/channels/bluesky/cid.ts';

type Value = Readonly<Record<string, Json>>;
interface Embed {
  readonly $type: string;
  readonly alt?: string;
  readonly images?: readonly { readonly alt: string }[];
}

export function wordsOf(value: Value): string {
  return String(value.text);
}

export function altsOf({ embed }: Value): string[] {
  const { $type, alt, images } = (embed ?? { $type: '' }) as unknown as Embed;
  if ($type === 'app.bsky.embed.video') return [alt ?? ''];
  return images?.map((one) => one.alt) ?? [];
}
