// What the admin does for customers, and what it sees of the server.
export { getCustomerPage } from './customer-page.ts';
export { type MachineFacts, readHealth } from './health.ts';
export { cancelJob, getJob, listJobs, retryJob } from './queue.ts';
export { reactivateCustomer, suspendCustomer } from './suspend.ts';
