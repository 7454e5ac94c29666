// The top bar: menu button, search, the pause switch, notifications, the account menu.
import AutopilotSwitch from '../../islands/autopilot-switch/index.tsx';
import Notifications from '../../islands/notifications/index.tsx';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Badge } from '../components/badge.tsx';
import { IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { NoPlanLink } from '../components/no-plan-link.tsx';
import { Island } from '../island.tsx';
import { AccountMenu } from './account-menu.tsx';
import { SIDEBAR_ID } from './sidebar.tsx';
import type { DocumentFrame } from './types.ts';

export function TopBar({ frame }: { readonly frame: DocumentFrame }) {
  return (
    <header className="topbar">
      <IconButton className="menu-button" icon="menu" label="Menu" popoverTarget={SIDEBAR_ID} />
      <Search />
      <div className="topbar-end">
        {frame.paused !== null && (
          <MasterSwitch paused={frame.paused} locked={frame.locked ?? false} mayPause={frame.mayPause} />
        )}
        <Island of={Notifications} props={{ unread: frame.unread, now: frame.now }} prefix="notifications" />
        <AccountMenu account={frame.account} business={frame.business} />
      </div>
    </header>
  );
}

/** Whoever may not turn it sees how it stands. */
function MasterSwitch({ paused, locked, mayPause }: Record<'paused' | 'locked' | 'mayPause', boolean>) {
  if (mayPause) return <Island of={AutopilotSwitch} props={{ paused, locked }} prefix="autopilot" />;
  if (locked) return <NoPlanLink />;
  return <Badge tone={paused ? 'warning' : 'success'}>{paused ? 'AI Paused' : 'AI Active'}</Badge>;
}

/** A plain form to the page of results; islands/runtime/search.ts shows them as one types. */
function Search() {
  return (
    <search className="search">
      <form id="search" action="/screens/search" autoComplete="off">
        <Icon name="search" size="sm" />
        <input
          className="input"
          type="search"
          name="q"
          placeholder="Search..."
          aria-label="Search"
          aria-keyshortcuts="Control+K Meta+K"
          maxLength={LIMITS.search}
          enterKeyHint="search"
        />
      </form>
    </search>
  );
}
