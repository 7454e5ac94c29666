// The business's own website, which tells what people do there by a script of ours.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { KNOWN_EVENTS, PersonEventInput } from './person-event.ts';
import { problem } from './problem.ts';
import { requiredLine } from './schema.ts';

/** Origins of one business. */
const MOST_ORIGINS = 20;

/** `https://shop.example`, whatever else stands behind it; http only for trials on one's own machine. */
const Origin = v.pipe(
  requiredLine(LIMITS.url),
  v.transform((text) => URL.parse(text)),
  v.check(
    (url) =>
      url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url.hostname))),
    problem('addresses'),
  ),
  v.transform((url) => url?.origin ?? ''),
);

const isHere = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** Body of POST /api/users/:id/site-key. */
export const SiteKeyInput = v.object({
  origins: v.pipe(
    v.array(Origin, problem('list-of-addresses')),
    v.minLength(1, problem('website-needed')),
    v.maxLength(MOST_ORIGINS, problem('at-most', { most: MOST_ORIGINS })),
    v.transform((origins) => [...new Set(origins)]),
  ),
});
export type SiteKeyInput = v.InferOutput<typeof SiteKeyInput>;

export const SITE_KEY_EXAMPLE = { origins: ['https://www.example.com'] };

/** `key` and `snippet` are null while the website tells nothing. */
export const SiteKey = v.object({
  key: v.nullable(v.string()),
  origins: v.array(v.string()),
  /** HTML for every page of the website. */
  snippet: v.nullable(v.string()),
});
export type SiteKey = v.InferOutput<typeof SiteKey>;

/** What a page may tell: never that somebody subscribed, which only a form or a program says. */
export const SiteEventInput = v.object({
  ...v.omit(PersonEventInput, ['at']).entries,
  event: v.pipe(
    requiredLine(LIMITS.eventName),
    v.notValue(KNOWN_EVENTS[0], problem('page-subscribes-nobody')),
  ),
});
export type SiteEventInput = v.InferOutput<typeof SiteEventInput>;
