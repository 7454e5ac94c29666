// Automations: series of mails that something starts, the people in them, and what people do elsewhere.

export { editStep, getAutomation, listAutomations, setAutomation, writeStep } from './automation.ts';
export { enterSubscribed, leaveAll } from './enter.ts';
export { findInactive } from './find-inactive.ts';
export { type MoveRun, moveDueRuns } from './move-runs.ts';
export { passAfterRestore } from './pass-after-restore.ts';
export { recordPersonEvent } from './record-event.ts';
export { sendAutomationMail } from './send-mail.ts';
