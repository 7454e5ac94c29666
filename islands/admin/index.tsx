// The Admin Dashboard: a password, then one of its parts; spec sections 2, 6 and 8. The server checks the password and
// gives a token, which local storage keeps. Each part is a chunk of its own.
import { type ComponentType, useEffect, useState } from 'react';
import type { AdminSection } from '../../server/contract/constants/admin.ts';
import { Button } from '../../views/components/button.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { navigate, toast } from '../runtime/screen.ts';
import type { Asker } from './ask.ts';
import { PasswordDialog } from './password-dialog.tsx';

export interface AdminProps {
  readonly section: AdminSection;
  readonly id: number | null;
  readonly tab: string;
  readonly route: string;
  /** The admin was at work in a customer's account until now. */
  readonly visitEnded: boolean;
}

export interface SectionProps extends AdminProps {
  readonly asker: Asker;
}

type Loader = () => Promise<{ readonly default: ComponentType<SectionProps> }>;

const SECTIONS: Readonly<Record<AdminSection, Loader>> = {
  customers: () => import('./customers.tsx'),
  revenue: () => import('./revenue.tsx'),
  tickets: () => import('./tickets.tsx'),
  invitations: () => import('./invitations.tsx'),
  platforms: () => import('./platforms.tsx'),
  mail: () => import('./mail-servers.tsx'),
  writer: () => import('./model.tsx'),
  system: () => import('./system.tsx'),
  jobs: () => import('./jobs.tsx'),
  audit: () => import('./audit.tsx'),
};
const loadCustomer: Loader = () => import('./customer.tsx');
const loadTicket: Loader = () => import('./ticket.tsx');

const KEY = 'adminToken';

function Admin(props: AdminProps) {
  /** Undefined until local storage has been read, null without one. */
  const [token, setToken] = useState<string | null>();
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => setToken(localStorage.getItem(KEY)), []);

  const enter = (given: string) => {
    localStorage.setItem(KEY, given);
    setToken(given);
    setEnded(false);
  };
  // The part stays where it is, with what was typed: it goes on once the password was entered again.
  const forget = () => {
    localStorage.removeItem(KEY);
    setEnded(true);
  };
  const leave = async (held: string) => {
    // Without an answer the token still ends by itself within hours; here it is gone.
    await api('DELETE', '/api/admin/session', undefined, { Authorization: `Bearer ${held}` }).catch(() => {});
    localStorage.removeItem(KEY);
    toast({ title: 'Signed out of admin' });
    navigate('/', { replace: true });
  };

  if (token === undefined) return <Skeleton shape="card" />;
  if (token === null) return <PasswordDialog onToken={enter} afterVisit={props.visitEnded} />;
  return (
    <div className="stack stack-lg">
      {hasEnded && <PasswordDialog onToken={enter} again afterVisit={props.visitEnded} />}
      <div className="admin-leave">
        <Button icon="log-out" size="sm" onClick={() => leave(token)}>
          Sign out of admin
        </Button>
      </div>
      <Section {...props} asker={{ token, onExpired: forget }} />
    </div>
  );
}

function Section(props: SectionProps) {
  const { section, id } = props;
  const [Part, setPart] = useState<ComponentType<SectionProps> | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again
  useEffect(() => {
    const load = id === null ? SECTIONS[section] : section === 'tickets' ? loadTicket : loadCustomer;
    load().then(
      (part) => setPart(() => part.default),
      () => setPart('failed'),
    );
  }, [section, id, attempt]);
  if (Part === undefined) return <Skeleton shape="card" />;
  if (Part === 'failed')
    return (
      <EmptyState
        icon="circle-alert"
        title="This part could not be loaded"
        action={<Button onClick={() => setAttempt((count) => count + 1)}>Try again</Button>}
      />
    );
  return <Part {...props} />;
}

export default defineIsland('admin', Admin);
