// The calls of automations, in the order of the documentation.
import type { Route } from '../http/route.ts';
import {
  disableEmail,
  editAutomationStep,
  previewAutomationStep,
  readAutomations,
  resetAutomationStep,
  setUpEmail,
  switchAutomation,
} from './email-automation.ts';
import { createPersonEvent } from './person-events.ts';

export const AUTOMATION_ROUTES: readonly Route[] = [
  setUpEmail,
  disableEmail,
  readAutomations,
  switchAutomation,
  editAutomationStep,
  resetAutomationStep,
  previewAutomationStep,
  createPersonEvent,
];
