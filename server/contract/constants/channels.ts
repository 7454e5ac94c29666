// The channels and what each accepts: display names and order from the spec (sections 2 and 3), content limits
// from the vendors' documentation. The only generic code that knows a platform's name.

/** How a post leaves: to a network, as mail to subscribers, or not at all. */
export type Delivery = 'network' | 'mail' | 'none';
export type MediaNeed = 'none' | 'optional' | 'image' | 'video';

export interface ChannelForm {
  /** Longest text in the channel's own units (see `counting`). */
  readonly text: number;
  /** Text length we aim for: what reads well there. */
  readonly aim: { readonly min: number; readonly max: number };
  /** `weighted`: a URL counts 23 and wide characters 2. */
  readonly counting: 'characters' | 'utf16' | 'bytes' | 'weighted';
  /** Longest title, 0 when the channel has none. */
  readonly title: number;
  /** How many hashtags read well. */
  readonly hashtags: number;
  /** More than this many are refused; absent where none are. */
  readonly mostHashtags?: number;
  /** Whether a link in the text can be followed. */
  readonly links: boolean;
  readonly media: MediaNeed;
  /** Most posts of one thread; absent where posts stand alone. */
  readonly thread?: number;
}

export interface Channel {
  readonly name: string;
  /** Path segment under #/platforms, spelt as in the spec's sidebar. */
  readonly segment: string;
  readonly delivery: Delivery;
  /** Where a person writes a post by hand; `{title}` and `{text}` take the words along. */
  readonly site?: string;
  readonly adCapable: boolean;
  /** Posts per week that the autopilot plans. */
  readonly weekly: number;
  readonly form: ChannelForm;
}

const NO_CONTENT: ChannelForm = {
  text: 0,
  aim: { min: 0, max: 0 },
  counting: 'characters',
  title: 0,
  hashtags: 0,
  links: false,
  media: 'none',
};

/** In the order of the sidebar. */
export const CHANNELS = {
  facebook: {
    name: 'Facebook',
    segment: 'facebook',
    delivery: 'network',
    site: 'https://www.facebook.com/',
    adCapable: true,
    weekly: 5,
    form: {
      text: 63_206,
      aim: { min: 120, max: 500 },
      counting: 'characters',
      title: 0,
      hashtags: 3,
      links: true,
      media: 'optional',
    },
  },
  x: {
    name: 'X',
    segment: 'x',
    delivery: 'network',
    site: 'https://x.com/intent/post?text={text}',
    adCapable: true,
    weekly: 7,
    form: {
      text: 280,
      aim: { min: 60, max: 270 },
      counting: 'weighted',
      title: 0,
      hashtags: 2,
      links: true,
      media: 'optional',
      thread: 25,
    },
  },
  instagram: {
    name: 'Instagram',
    segment: 'instagram',
    delivery: 'network',
    site: 'https://www.instagram.com/',
    adCapable: true,
    weekly: 5,
    form: {
      text: 2200,
      aim: { min: 120, max: 600 },
      counting: 'utf16',
      title: 0,
      hashtags: 5,
      mostHashtags: 30,
      links: false,
      media: 'image',
    },
  },
  linkedin: {
    name: 'LinkedIn',
    segment: 'linkedin',
    delivery: 'network',
    site: 'https://www.linkedin.com/feed/?shareActive=true&text={text}',
    adCapable: true,
    weekly: 3,
    form: {
      text: 3000,
      aim: { min: 200, max: 900 },
      counting: 'characters',
      title: 0,
      hashtags: 3,
      links: true,
      media: 'optional',
    },
  },
  youtube: {
    name: 'YouTube',
    segment: 'youtube',
    delivery: 'network',
    site: 'https://studio.youtube.com/',
    adCapable: false,
    weekly: 1,
    form: {
      text: 5000,
      aim: { min: 300, max: 1200 },
      counting: 'bytes',
      title: 100,
      hashtags: 3,
      mostHashtags: 60,
      links: true,
      media: 'video',
    },
  },
  pinterest: {
    name: 'Pinterest',
    segment: 'pinterest',
    delivery: 'network',
    site: 'https://www.pinterest.com/pin-creation-tool/',
    adCapable: true,
    weekly: 4,
    form: {
      text: 500,
      aim: { min: 80, max: 350 },
      counting: 'characters',
      title: 100,
      hashtags: 0,
      links: true,
      media: 'image',
    },
  },
  tiktok: {
    name: 'TikTok',
    segment: 'tiktok',
    delivery: 'network',
    site: 'https://www.tiktok.com/upload',
    adCapable: true,
    weekly: 3,
    form: {
      text: 2200,
      aim: { min: 150, max: 700 },
      counting: 'utf16',
      title: 0,
      hashtags: 5,
      links: false,
      media: 'video',
    },
  },
  'google-ads': {
    name: 'Google Ads',
    segment: 'Google-Ads',
    delivery: 'none',
    adCapable: true,
    weekly: 0,
    form: NO_CONTENT,
  },
  email: {
    name: 'Email Marketing',
    segment: 'email',
    delivery: 'mail',
    site: 'mailto:?subject={title}&body={text}',
    adCapable: false,
    weekly: 1,
    form: {
      text: 20_000,
      aim: { min: 300, max: 1500 },
      counting: 'characters',
      title: 78,
      hashtags: 0,
      links: true,
      media: 'none',
    },
  },
} as const satisfies Record<string, Channel>;

export type ChannelType = keyof typeof CHANNELS;
export const CHANNEL_TYPES = Object.keys(CHANNELS) as ChannelType[];

const ALIASES: Readonly<Record<string, ChannelType>> = { twitter: 'x' };

/** The channel that a name means, whatever its case; `undefined` for an unknown name. */
export function parseChannelType(name: string): ChannelType | undefined {
  const key = name.trim().toLowerCase();
  const type = ALIASES[key] ?? key;
  return Object.hasOwn(CHANNELS, type) ? (type as ChannelType) : undefined;
}

/** The descriptor of a channel, typed for generic code. */
export function channelOf(type: ChannelType): Channel {
  return CHANNELS[type];
}
