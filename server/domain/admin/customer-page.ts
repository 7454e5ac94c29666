// A customer's page: the account, its plan, its businesses with what goes on there, and its tickets.

import type { CustomerBusiness, CustomerPage } from '../../contract/customer-page.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { notFound } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { isUnpaidMonth, listInvoices, presentCustomer, presentInvoice } from '../billing/index.ts';
import { presentExamination } from '../channels/index.ts';
import { type CustomerAccount, type CustomerChannel, readCustomerPage } from './customer-page.repo.ts';

/** Invoices on the page. */
const INVOICES = 12;

/** @throws AppError not-found */
export async function getCustomerPage(q: Query, id: number): Promise<CustomerPage> {
  const [found, invoices] = await Promise.all([readCustomerPage(q, id), listInvoices(q, id, INVOICES)]);
  const [account] = found.accounts;
  if (!account) throw notFound();
  const businesses = found.businesses.map(
    (business): CustomerBusiness => ({
      ...business,
      channels: found.channels.filter(({ businessId }) => businessId === business.id).map(presentChannel),
      posts: found.posts
        .filter(({ businessId }) => businessId === business.id)
        .map(({ businessId: _, ...posts }) => posts),
    }),
  );
  const tickets = found.tickets.map((ticket) => ({ ...ticket, createdAt: iso(ticket.createdAt) }));
  const isPaymentDue = invoices.some(isUnpaidMonth);
  return {
    ...presentAccount(account, isPaymentDue),
    invoices: invoices.map(presentInvoice),
    businesses,
    tickets,
  };
}

function presentChannel(channel: CustomerChannel): CustomerBusiness['channels'][number] {
  const { type, name, network, isActive, state } = channel;
  const { accessEndsAt, lastGoodAt, examinedAt, examination } = channel;
  const signIn = state && {
    state,
    examination: examination && presentExamination(examination),
    accessEndsAt: iso(accessEndsAt),
    lastGoodAt: iso(lastGoodAt),
    examinedAt: iso(examinedAt),
  };
  return { type, name, network, isActive, signIn };
}

function presentAccount(
  account: CustomerAccount,
  isPaymentDue: boolean,
): Omit<CustomerPage, 'invoices' | 'businesses' | 'tickets'> {
  const { brand, lastFour, lastSeenAt, hasPassword, suspendedAt, suspendedReason, ...customer } = account;
  return {
    ...presentCustomer({ ...customer, isPaymentDue }),
    lastSeenAt: iso(lastSeenAt),
    hasPassword,
    suspendedAt: iso(suspendedAt),
    suspendedReason,
    paymentMethod: brand === null || lastFour === null ? null : { brand, lastFour },
  };
}
