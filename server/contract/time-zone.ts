// Time zones as people look for them: by a city, a country, or the zone's own name.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { text } from './schema.ts';

export const TimeZoneQuery = v.object({ q: v.optional(text(LIMITS.search), '') });

export const TimeZone = v.object({
  /** IANA name, such as `Europe/Berlin`. */
  zone: v.string(),
  /** Its country and largest cities: `Germany: Berlin, Hamburg, Munich, Köln`. */
  places: v.string(),
  /** ISO 3166 code: `DE`. */
  country: v.string(),
  /** What is paid with there: an ISO 4217 code. */
  currency: v.string(),
});
export type TimeZone = v.InferOutput<typeof TimeZone>;
