// Notifications of the caller's business.
import * as v from 'valibot';
import { Notification } from '../contract/notification.ts';
import { IdText } from '../contract/schema.ts';
import { clearNotifications, listMyNotifications, readNotifications } from '../domain/notifications/index.ts';
import { defineRoute } from '../http/route.ts';

export const listNotifications = defineRoute({
  method: 'GET',
  path: '/api/notifications',
  who: 'account',
  output: v.array(Notification),
  handler: async ({ app, actor }) => ({ body: await listMyNotifications(app.ctx, actor) }),
});

export const readAllNotifications = defineRoute({
  method: 'POST',
  path: '/api/notifications/read',
  who: 'account',
  personal: true,
  handler: async ({ app, actor }) => {
    await readNotifications(app.ctx, actor);
    return { status: 204 };
  },
});

export const readNotification = defineRoute({
  method: 'POST',
  path: '/api/notifications/:id/read',
  who: 'account',
  personal: true,
  input: { params: v.object({ id: IdText }) },
  handler: async ({ app, actor, params }) => {
    await readNotifications(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

export const deleteNotifications = defineRoute({
  method: 'DELETE',
  path: '/api/notifications',
  who: 'account',
  personal: true,
  handler: async ({ app, actor }) => {
    await clearNotifications(app.ctx, actor);
    return { status: 204 };
  },
});
