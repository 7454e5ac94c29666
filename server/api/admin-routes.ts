// Every call of the admin's own files, for the table of all.
import type { Route } from '../http/route.ts';
import {
  createAdminSession,
  deleteAdminSession,
  listUsers,
  readMonthlyRevenue,
  readTotals,
} from './admin.ts';
import { readCustomer, writeGivenPlan, writeSuspension } from './admin-customers.ts';
import { readServerHealth } from './admin-health.ts';
import { endJob, listAllJobs, readJob, runJobAgain } from './admin-jobs.ts';
import { ADMIN_MAIL_SERVER_ROUTES } from './admin-mail-servers.ts';
import { findServerModels, readServerModel, testServerModel, writeServerModel } from './admin-model.ts';
import {
  checkPlatformApp,
  listPlatformApps,
  removePlatformApp,
  writePlatformApp,
} from './admin-provider-apps.ts';
import { changeTicket, createAnswer, listAllTickets, readTicket } from './admin-tickets.ts';

export const ADMIN_ROUTES: readonly Route[] = [
  createAdminSession,
  deleteAdminSession,
  listUsers,
  readTotals,
  readMonthlyRevenue,
  readCustomer,
  writeSuspension,
  writeGivenPlan,
  listAllTickets,
  readTicket,
  createAnswer,
  changeTicket,
  listAllJobs,
  readJob,
  runJobAgain,
  endJob,
  readServerHealth,
  readServerModel,
  writeServerModel,
  testServerModel,
  findServerModels,
  listPlatformApps,
  writePlatformApp,
  removePlatformApp,
  checkPlatformApp,
  ...ADMIN_MAIL_SERVER_ROUTES,
];
