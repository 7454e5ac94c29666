// The admin's screen. The admin is no account: its token is kept by the browser, so the page itself holds no customer.
import Admin from '../../../islands/admin/index.tsx';
import { ADMIN_SECTIONS, type AdminSection } from '../../../server/contract/constants/admin.ts';
import { IMPERSONATION_MINUTES } from '../../../server/contract/impersonation.ts';
import { Banner } from '../../components/feedback.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export interface AdminDashboardProps {
  readonly section: AdminSection;
  /** Id of the customer or ticket that is shown alone; null for lists. */
  readonly id: number | null;
  readonly tab: string;
  readonly route: string;
  /** The admin was at work in a customer's account until now. */
  readonly visitEnded: boolean;
}

const VISIT_ENDED = `A visit to a customer's account lasts ${IMPERSONATION_MINUTES} minutes at most. Start another one from the customer's page.`;
const SECTIONS = Object.entries(ADMIN_SECTIONS) as [AdminSection, string][];

export function AdminDashboard(props: AdminDashboardProps) {
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        subtitle="The customers of this server, by plan and status, and how the server is doing."
      />
      {props.visitEnded && <Banner title="Your visit has ended">{VISIT_ENDED}</Banner>}
      <noscript>
        <p>The admin signs in with a password of its own, which needs JavaScript.</p>
      </noscript>
      <nav className="admin-nav" aria-label="Admin">
        {SECTIONS.map(([section, label]) => (
          <a
            key={section}
            href={section === 'customers' ? '#/admin-dashboard' : `#/admin-dashboard/${section}`}
            aria-current={section === props.section ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <Island of={Admin} when="load" prefix="admin" props={props} />
    </>
  );
}
