// What reading a feed takes of the outside world.

/** One article as its feed tells it. Texts are plain, without HTML. */
export interface Article {
  /** What it is known by: the feed's own name of it, else its address, else its title. */
  readonly name: string;
  readonly title: string;
  /** What the feed tells of it beyond the title; empty where that is nothing. */
  readonly summary: string;
  /** Web address; null where the feed gives none. */
  readonly url: string | null;
  /** UTC milliseconds; null where the feed does not say. */
  readonly publishedAt: number | null;
  /** What the feed shows of it, the best first. */
  readonly pictures: readonly ArticlePicture[];
}

export interface ArticlePicture {
  /** Web address. */
  readonly url: string;
  /** What it shows, in the feed's words; empty where it has none. */
  readonly alt: string;
}

/** What a server gave to ask by whether anything is new (RFC 9110, 13.1). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type FeedRefusal =
  | 'address'
  | 'private'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'status'
  | 'no-feed';

export type FeedEnd =
  | {
      readonly end: 'read';
      /** Where the feed itself lies. */
      readonly url: string;
      readonly title: string;
      /** In the order of the feed. */
      readonly articles: readonly Article[];
      readonly validators: Validators;
    }
  | { readonly end: 'unchanged' }
  | { readonly end: 'refused'; readonly why: FeedRefusal; readonly host: string };

export interface FeedReader {
  /** @param known what the last reading was answered with */
  read(address: string, known?: Validators): Promise<FeedEnd>;
}
