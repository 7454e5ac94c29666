// What the admin does for customers, and what it sees of the server.
export { getCustomerPage } from './customer-page.ts';
export { reactivateCustomer, suspendCustomer } from './suspend.ts';
