// A customer's page: the account, its plan, its businesses with what goes on there, and its tickets.
import type { CustomerBusiness, CustomerPage } from '../../contract/customer-page.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { notFound } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { isUnpaidMonth, listInvoices, presentCustomer, presentInvoice } from '../billing/index.ts';
import { type AccountRow, readCustomerPage } from './customer-page.repo.ts';

/** Invoices on the page. */
const INVOICES = 12;

/** @throws AppError not-found */
export async function getCustomerPage(q: Query, id: number): Promise<CustomerPage> {
  const [found, invoices] = await Promise.all([readCustomerPage(q, id), listInvoices(q, id, INVOICES)]);
  const [account] = found.accounts;
  if (!account) throw notFound();
  const businesses = found.businesses.map(
    ({ id: businessId, name, role, paused, held_at }): CustomerBusiness => ({
      id: businessId,
      name,
      role,
      isPaused: Boolean(paused),
      isHeld: held_at !== null,
      channels: found.channels
        .filter(({ business_id }) => business_id === businessId)
        .map(({ type, name: channel, network, is_active }) => ({
          type,
          name: channel,
          network,
          isActive: Boolean(is_active),
        })),
      posts: found.posts
        .filter(({ business_id }) => business_id === businessId)
        .map(({ status, posts }) => ({ status, count: Number(posts) })),
    }),
  );
  const tickets = found.tickets.map(({ created_at, ...ticket }) => ({
    ...ticket,
    createdAt: iso(created_at),
  }));
  const isPaymentDue = invoices.some(isUnpaidMonth);
  return {
    ...presentAccount(account, isPaymentDue),
    invoices: invoices.map(presentInvoice),
    businesses,
    tickets,
  };
}

function presentAccount(
  row: AccountRow,
  isPaymentDue: boolean,
): Omit<CustomerPage, 'invoices' | 'businesses' | 'tickets'> {
  return {
    ...presentCustomer({
      id: row.id,
      name: row.name,
      email: row.email,
      companyName: row.company_name,
      industry: row.industry,
      createdAt: row.created_at,
      tier: row.tier,
      status: row.status,
      startedAt: row.started_at,
      endsAt: row.ends_at,
      isPaymentDue,
    }),
    lastSeenAt: iso(row.last_seen_at),
    hasPassword: Boolean(row.has_password),
    suspendedAt: iso(row.suspended_at),
    suspendedReason: row.suspended_reason,
    paymentMethod:
      row.brand === null || row.last_four === null ? null : { brand: row.brand, lastFour: row.last_four },
  };
}
