// Mail: campaigns, mailings, and the local outbox.

export { receiveReturn } from './bounce.ts';
export { createMessageName, type Delivered, sendDelivery } from './deliver.ts';
export { countDeliveries, type Delivery, type DeliveryKind, type DeliveryStatus } from './delivery.repo.ts';
export { prepareDeliveries, type SendResult, type SendRun, sendPendingDeliveries } from './delivery.ts';
export {
  createFindSigningKey,
  dkimRecordOf,
  domainOf,
  ensureSenderDomain,
  type FindSigningKey,
  type SigningKey,
} from './dkim.ts';
export type { MailContent, MailParts, MailRenderer } from './mail.ts';
export {
  addMailing,
  editMailing,
  getMailing,
  listMailings,
} from './mailing.ts';
export { createOutbox, listOutbox } from './outbox.ts';
export { type EmailOverview, findEmailOverview } from './overview.repo.ts';
export { setMeasuring } from './reading/measuring.ts';
export { isMeasuring } from './reading/read.repo.ts';
export { type Reader, recordClick, recordOpen } from './reading/record-read.ts';
export { sendPost } from './send-post.ts';
export { renderSample, sendTestMail } from './test-mail.ts';
