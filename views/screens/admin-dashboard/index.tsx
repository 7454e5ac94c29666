// The admin's screen. Customers are shown to the admin alone, who is no account of any business.

import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export function AdminDashboard() {
  return (
    <>
      <PageHeader title="Admin Dashboard" />
      <Banner title="For the admin of this server only">
        Accounts and subscriptions are not shown to the owner of a business. The admin is no account: it has a
        password of its own, set when the server was installed.
      </Banner>
    </>
  );
}
