// The mail services whose messages are read, literally.
import type { ReturnService } from '../../../../contract/returns.ts';
import type { Outbound } from '../../../http.ts';
import type { ReadHook } from './hook.ts';
import { createMailgunHook } from './mailgun.ts';
import { readPostmark } from './postmark.ts';
import { createSendgridHook } from './sendgrid.ts';
import { createSesHook } from './ses.ts';

export type { HookMessage } from './hook.ts';
export type Hooks = Readonly<Record<ReturnService, ReadHook>>;

export function createHooks(
  outbound: Outbound,
  keys: { readonly mailgun: string | undefined; readonly sendgrid: string | undefined },
): Hooks {
  return {
    ses: createSesHook(outbound),
    postmark: readPostmark,
    mailgun: createMailgunHook(keys.mailgun),
    sendgrid: createSendgridHook(keys.sendgrid),
  };
}
