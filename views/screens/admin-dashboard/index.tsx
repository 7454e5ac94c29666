// The admin's screen. The admin is no account: its token is kept by the browser, so the page itself holds no customer.
import Admin from '../../../islands/admin/index.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface AdminDashboardProps {
  readonly tab: string;
  readonly route: string;
}

export function AdminDashboard({ tab, route }: AdminDashboardProps) {
  return (
    <>
      <PageHeader title="Admin Dashboard" subtitle="The customers of this server, by plan and status." />
      <noscript>
        <p>The admin signs in with a password of its own, which needs JavaScript.</p>
      </noscript>
      <Island of={Admin} when="load" prefix="admin" props={{ tab, route }} />
    </>
  );
}
