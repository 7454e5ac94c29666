// The search for a time zone.
import * as v from 'valibot';
import { LIMITS } from '../contract/constants/limits.ts';
import { TimeZone, TimeZoneQuery } from '../contract/time-zone.ts';
import { searchTimeZones } from '../domain/business/index.ts';
import { defineRoute } from '../http/route.ts';

export const readTimeZones = defineRoute({
  method: 'GET',
  path: '/api/time-zones',
  who: 'account',
  rate: 'search',
  input: { query: TimeZoneQuery },
  output: v.array(TimeZone),
  handler: async ({ query }) => ({ body: await searchTimeZones(query.q, LIMITS.timeZones) }),
});
