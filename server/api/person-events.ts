// What people do elsewhere, as shops, sites and programs tell it.

import { LIMITS } from '../contract/constants/limits.ts';
import { PERSON_EVENT_EXAMPLE, PersonEventInput, ToldEvent } from '../contract/person-event.ts';
import { recordPersonEvent } from '../domain/automations/index.ts';
import { defineRoute } from '../http/route.ts';

/** 201 for what is new, 200 for an id that was told before. */
export const createPersonEvent = defineRoute({
  method: 'POST',
  path: '/api/events',
  who: 'writer',
  token: 'events:write',
  rate: 'event',
  bodyLimit: LIMITS.eventBody,
  input: { body: PersonEventInput },
  output: ToldEvent,
  docs: { example: PERSON_EVENT_EXAMPLE },
  handler: async ({ app, actor, body }) => {
    const told = await recordPersonEvent(app.ctx, actor, body);
    return { status: told.isNew ? 201 : 200, body: told };
  },
});
