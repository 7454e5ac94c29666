// The calls of automations, in the order of the documentation.
import type { Route } from '../http/route.ts';
import { BUILT_AUTOMATION_ROUTES } from './built-automations.ts';
import { BUILT_STEP_ROUTES } from './built-steps.ts';
import {
  disableEmail,
  editAutomationStep,
  previewAutomationStep,
  readAutomations,
  resetAutomationStep,
  setUpEmail,
  switchAutomation,
  tryAutomation,
} from './email-automation.ts';
import { createPersonEvent } from './person-events.ts';
import { SHOP_ROUTES } from './shops.ts';
import { SITE_ROUTES } from './site.ts';

export const AUTOMATION_ROUTES: readonly Route[] = [
  setUpEmail,
  disableEmail,
  readAutomations,
  switchAutomation,
  editAutomationStep,
  resetAutomationStep,
  previewAutomationStep,
  tryAutomation,
  ...BUILT_AUTOMATION_ROUTES,
  ...BUILT_STEP_ROUTES,
  ...SHOP_ROUTES,
  ...SITE_ROUTES,
  createPersonEvent,
];
