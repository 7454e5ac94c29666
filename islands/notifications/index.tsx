// The bell and its list. Opening the list marks all read on the server; what was new stays marked until it is closed.
import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../views/components/button.tsx';
import { Popover } from '../../views/components/popover.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { onServerEvent } from '../runtime/screen.ts';
import { unreadAtom } from '../runtime/store.ts';
import { useAtom } from '../runtime/use-atom.ts';
import { NotificationList } from './list.tsx';
import { useNotifications } from './notifications.ts';

const PANEL_ID = 'notifications';

interface NotificationsProps {
  readonly unread: number;
  /** When the page was made, UTC milliseconds. */
  readonly now: number;
}

function Notifications({ unread: atServer, now }: NotificationsProps) {
  const unread = useAtom(unreadAtom, null) ?? atServer;
  const list = useNotifications();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const known = useRef(false);
  // Opened just as this code came, the browser tells of it as well.
  const toggle = (open: boolean) => {
    if (open === known.current) {
      return;
    }
    known.current = open;
    setOpen(open);
    open ? list.open() : list.close();
  };
  // The popover is native: it may have been opened before this code was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island comes to life
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) {
      toggle(true);
    }
  }, []);
  useEffect(() => (isOpen ? onServerEvent('notification', list.open) : undefined), [isOpen, list.open]);
  return (
    <>
      <IconButton
        className="bell"
        icon="bell"
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        popoverTarget={PANEL_ID}
      >
        {unread > 0 && <span className="bell-dot" />}
      </IconButton>
      <Popover
        id={PANEL_ID}
        ref={panel}
        label="Notifications"
        place="corner"
        onToggle={({ newState }: ToggleEvent<HTMLElement>) => toggle(newState === 'open')}
      >
        <NotificationList
          {...list}
          renderedAt={now}
          onRetry={list.open}
          onFollow={() => panel.current?.hidePopover()}
        />
      </Popover>
    </>
  );
}

export default defineIsland('notifications', Notifications);
