// The app under which a vendor knows this server, as the admin sets it: its keys, and what registering it takes.
import * as v from 'valibot';
import { CHANNEL_TYPES } from './channels/index.ts';
import { requiredLine, text } from './schema.ts';

const KEY_LENGTH = 500;

/** Who names the keys: the environment of the server, which wins, the admin, or nobody yet. */
export const KEY_SOURCES = ['environment', 'admin', 'none'] as const;

export const ProviderAppPage = v.object({
  type: v.picklist(CHANNEL_TYPES),
  source: v.picklist(KEY_SOURCES),
  /** Empty where nobody names one. */
  clientId: v.string(),
  /** The secret itself is never told. */
  knowsSecret: v.boolean(),
  /** When the admin saved the keys. */
  savedAt: v.nullable(v.string()),
  /** How many accounts are signed in by this app. */
  signedIn: v.number(),
  /** For each channel that this app opens, its own first: what to register, exactly. */
  opens: v.array(
    v.object({
      type: v.picklist(CHANNEL_TYPES),
      /** The address to lead back to. */
      redirectUri: v.string(),
      scopes: v.array(v.string()),
    }),
  ),
  /** Why the vendor leads nobody back there; null when it does. */
  trouble: v.nullable(v.string()),
  /** Where the app is registered. */
  console: v.string(),
  asks: v.array(v.string()),
  hasSecret: v.boolean(),
  /** What the vendor opens after a review, and whether the admin says that it has; null where it makes no difference. */
  review: v.nullable(v.object({ name: v.string(), isGranted: v.boolean() })),
  api: v.object({ version: v.string(), readOn: v.string() }),
});
export type ProviderAppPage = v.InferOutput<typeof ProviderAppPage>;

/** Body of PUT /api/admin/provider-apps/{type}. */
export const ProviderAppInput = v.object({
  clientId: requiredLine(KEY_LENGTH),
  /** Absent keeps the secret of the same id. */
  clientSecret: v.optional(text(KEY_LENGTH)),
  /** Whether the vendor has granted what it reviews the app for; absent is no, and nothing where there is no review. */
  isReviewed: v.optional(v.boolean()),
});
export type ProviderAppInput = v.InferOutput<typeof ProviderAppInput>;

export const PROVIDER_APP_EXAMPLE = { clientId: '1184233011', clientSecret: 'the secret beside it' };

/** Whether the vendor knows the keys. `unclear`: it did not answer, or not so that one could tell. */
export const ProviderAppCheck = v.object({
  end: v.picklist(['known', 'unknown', 'unclear']),
  message: v.string(),
});
export type ProviderAppCheck = v.InferOutput<typeof ProviderAppCheck>;
