// The Admin Dashboard: a password, then the customers; spec sections 2, 6 and 8. The server checks the password and
// gives a token, which local storage keeps.
import { useEffect, useState } from 'react';
import { Skeleton } from '../../views/components/feedback.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { navigate, toast } from '../runtime/screen.ts';
import { Customers } from './customers.tsx';
import { PasswordDialog } from './password-dialog.tsx';

export interface AdminProps {
  readonly tab: string;
  readonly route: string;
}

const KEY = 'adminToken';

function Admin({ tab, route }: AdminProps) {
  /** Undefined until local storage has been read, null without one. */
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(localStorage.getItem(KEY)), []);

  const enter = (given: string) => {
    localStorage.setItem(KEY, given);
    setToken(given);
  };
  const forget = () => {
    localStorage.removeItem(KEY);
    setToken(null);
  };
  const leave = async (held: string) => {
    // Without an answer the token still ends by itself within hours; here it is gone.
    await api('DELETE', '/api/admin/session', undefined, { Authorization: `Bearer ${held}` }).catch(() => {});
    localStorage.removeItem(KEY);
    toast({ title: 'Signed out of admin' });
    navigate('/', { replace: true });
  };

  if (token === undefined) return <Skeleton shape="card" />;
  if (token === null) return <PasswordDialog onToken={enter} />;
  return <Customers {...{ token, tab, route }} onExpired={forget} onLeave={() => leave(token)} />;
}

export default defineIsland('admin', Admin);
