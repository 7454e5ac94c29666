// What browser and server agree on about a channel. Every field is stated for every channel, `null` or zero where there
// is nothing: what is forgotten does not compile.

/** How a post leaves: to a network, as mail to subscribers, or not at all. */
export type Delivery = 'network' | 'mail' | 'none';
export type MediaNeed = 'none' | 'optional' | 'image' | 'video';

export interface ChannelForm {
  /** Longest text in the channel's own units (see `counting`). */
  readonly text: number;
  /** Text length we aim for: what reads well there. */
  readonly aim: { readonly min: number; readonly max: number };
  /**
   * `weighted`: a URL counts 23 and wide characters 2. `graphemes`: characters as a reader sees them, and ten bytes are at
   * least one. `short-links`: characters as a reader sees them, and a URL counts 23.
   */
  readonly counting: 'characters' | 'utf16' | 'bytes' | 'weighted' | 'graphemes' | 'short-links';
  /** Longest title in characters, 0 when the channel has none. */
  readonly title: number;
  /** Whether nothing is taken without a title. */
  readonly needsTitle: boolean;
  /** Characters that may stand neither in the title nor in the text. */
  readonly forbids: string;
  /** How many hashtags read well. */
  readonly hashtags: number;
  /** More than this many are refused; null where none are. */
  readonly mostHashtags: number | null;
  /** Whether a link in the text can be followed. */
  readonly links: boolean;
  readonly media: MediaNeed;
  /** Most posts of one thread: 1 where posts stand alone. */
  readonly thread: number;
  /** Longest first comment below a post, in the units of the text; 0 where none is placed. */
  readonly comment: number;
}

/** Both ends belong to it. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

interface FileRules {
  /** Most of them in one post. */
  readonly most: number;
  readonly formats: readonly string[];
  /** Largest file. */
  readonly bytes: number;
  /** Width divided by height; null where every shape is taken. */
  readonly ratio: Range | null;
  /** `address`: the network fetches it from a public address of ours, and takes no bytes. */
  readonly handedAs: 'bytes' | 'address';
}

export interface ImageRules extends FileRules {
  /** Width divided by height to which every picture is cut; null where it keeps its own, within `ratio`. */
  readonly shape: number | null;
  /** Whether all pictures of a post get the shape of the first. */
  readonly alike: boolean;
  /** Whether several leave as one document, a page each, named by `documentTitle`. */
  readonly asDocument: boolean;
  /** Pixels; null where every width is taken. */
  readonly width: Range | null;
}

export interface VideoRules extends FileRules {
  readonly seconds: Range;
  /** Frames per second; null where every rate is taken. */
  readonly frames: Range | null;
}

/** What pictures and films the channel takes; null where it takes none. */
export interface MediaRules {
  readonly image: ImageRules | null;
  readonly video: VideoRules | null;
}

/** A figure of a post. Impressions are also the views of networks that count nothing else. */
export type Figure = 'likes' | 'comments' | 'shares' | 'clicks' | 'impressions' | 'delivered' | 'undelivered';

/** What a vendor charges a server for each post, thousandths of a US dollar. */
export interface PostPrice {
  readonly plain: number;
  readonly withLink: number;
}

export interface Channel {
  readonly name: string;
  /** Path segment under #/platforms, spelt as in the spec's sidebar. */
  readonly segment: string;
  /** Other names that people and old links use, in small letters. */
  readonly aliases: readonly string[];
  readonly delivery: Delivery;
  /** Where a person writes a post by hand; `{title}` and `{text}` take the words along. Null without posts. */
  readonly site: string | null;
  readonly adCapable: boolean;
  /** Whether its network gives a post that is out other words, when a program asks. */
  readonly edits: boolean;
  /** Whether its network takes a post down, when a program asks; null where that depends on how one has signed in. */
  readonly takesDown: boolean | null;
  /** It takes the same text again. */
  readonly repeats: boolean;
  /** Posts per week that the autopilot plans. */
  readonly weekly: number;
  readonly form: ChannelForm;
  readonly media: MediaRules;
  /** The figures of a post that the channel tells; others do not exist there. */
  readonly figures: readonly Figure[];
  /** Null where posts cost nothing. */
  readonly price: PostPrice | null;
}
