// Sizes, rates and other bounds that both sides must know.

export const LIMITS = {
  /** Request bodies, bytes. */
  body: 64 * 1024,
  name: 200,
  /** Longest free text of the profile, characters. */
  profileText: 5000,
  /** A business's description of itself, characters. */
  description: 20_000,
  /** A profile as a plain form sends it, bytes: a description of any script, and more than fits, so that it can be said. */
  profileBody: 512 * 1024,
  /** One fact, or what proves it, characters. */
  fact: 300,
  /** Facts of a business, retired ones included. */
  facts: 1000,
  /** Facts that one call changes. */
  factsAtOnce: 100,
  /** What a person or a brand says of itself, characters. */
  about: 2000,
  /** A support ticket's message, characters. */
  ticket: 5000,
  /** Why the admin does something, characters. */
  reason: 300,
  url: 2048,
  /** Pages of a website that are read for facts. */
  websitePages: 12,
  email: 254,
  /** Longest text that is searched for. */
  search: 100,
  /** Time zones that a search finds. */
  timeZones: 8,
  /** Results of a group under the search box; its own page shows more. */
  suggestions: 5,
  /** Longest post of any channel, characters; the channel's own limit is tighter. */
  post: 65_000,
  password: { min: 10, max: 200 },
  /** A list of subscribers to be imported: bytes of the request, and rows. */
  importBody: 2 * 1024 * 1024,
  importRows: 20_000,
  /** A file of people: bytes, and rows. */
  importFile: 500 * 1024 * 1024,
  importFileRows: 1_000_000,
  /** Imports of a business that wait for somebody. */
  openImports: 20,
  /** Rows of a list of posts. */
  importPosts: 500,
  /** Columns of such lists. */
  importColumns: 99,
  /** Lists of a business, and attributes that it gives people. */
  lists: 500,
  /** Forms of a business. */
  forms: 100,
  /** What people agree to, characters. */
  consent: 2000,
  attributes: 100,
  /** Automations that a business has built, and steps of one. */
  builtAutomations: 50,
  steps: 50,
  /** Segments that a business has made. */
  segments: 200,
  /** A tag, and the key of an attribute, characters. */
  tag: 64,
  /** Text of an attribute, characters. */
  attributeText: 500,
  /** Lists, tags or attributes that one call gives a person. */
  traits: 100,
  /** Feeds of a business, and channels that one of them has drafts for. */
  newsFeeds: 30,
  newsFeedChannels: 50,
  /** Drafts written by one call. */
  generate: 50,
  /** Upper bound of a monthly budget, major units. */
  budget: 10_000_000,
  /** Likes, comments or shares that a person may enter for one post. */
  figure: 1_000_000_000,
  /** Businesses of one account. */
  businesses: 20,
  /** Of a person's event: its name, its name at whoever tells it, and its data as JSON, bytes. */
  eventName: 64,
  externalId: 200,
  eventData: 64 * 1024,
  /** Such an event as it is sent, bytes: the largest data with everything around it. */
  eventBody: 72 * 1024,
  /** Tokens of a business by which programs call. */
  apiTokens: 50,
  /** Longest life of a link for approving without an account, days. */
  approvalLinkDays: 90,
  /** What a client says of a post that they approve or reject, characters. */
  comment: 1000,
  /** What a picture shows, in words; no channel takes more, characters. */
  alt: 1000,
  /** Media of one post; no channel takes more. */
  postMedia: 35,
  /** Longest life of a medium's public address. */
  addressSeconds: 7 * 24 * 60 * 60,
  /** Rows of one page of a list. */
  page: 100,
  /** Notifications kept in the popover. */
  notifications: 50,
} as const;

/** Days that the autopilot plans ahead. */
export const PLAN_DAYS = 14;
/** A due post leaves within this many milliseconds. */
export const PUBLISH_WITHIN = 5000;
