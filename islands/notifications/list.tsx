// The inside of the notifications popover: head with its two actions, and the list or what stands in its place.
import { useEffect, useState } from 'react';
import type { Notification } from '../../server/contract/notification.ts';
import { EMPTY } from '../../server/contract/texts.ts';
import { Button } from '../../views/components/button.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { formatRelative } from '../../views/components/relative-time.ts';
import type { NotificationState } from './notifications.ts';

const TICK_MS = 30_000;

interface ListProps extends NotificationState {
  readonly renderedAt: number;
  readonly onRetry: () => void;
  /** A notification led to a screen. */
  readonly onFollow: () => void;
}

export function NotificationList(props: ListProps) {
  const isEmpty = props.notifications.length === 0;
  return (
    <>
      <div className="notes-head">
        <h2 className="card-title">Notifications</h2>
        <span className="row">
          <Button variant="quiet" size="sm" disabled={isEmpty} onClick={props.markAllRead}>
            Mark all read
          </Button>
          <Button variant="quiet" size="sm" disabled={isEmpty} onClick={props.clearAll}>
            Clear all
          </Button>
        </span>
      </div>
      <div className="notes-list">{isEmpty ? <Instead {...props} /> : <Items {...props} />}</div>
    </>
  );
}

function Instead({ status, onRetry }: ListProps) {
  if (status === 'failed') {
    return (
      <EmptyState
        icon="circle-alert"
        title="Notifications could not be loaded"
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  }
  if (status !== 'ready') {
    return (
      <div className="note">
        <span className="unseen">Loading notifications</span>
        <Skeleton />
      </div>
    );
  }
  return <EmptyState icon="bell" title={EMPTY.notifications.title} text={EMPTY.notifications.text} />;
}

function Items({ notifications, fresh, markRead, renderedAt, onFollow }: ListProps) {
  const now = useNow(renderedAt);
  return (
    <ul>
      {notifications.map((one) => (
        <li key={one.id}>
          <Item
            notification={one}
            isUnread={fresh.has(one.id)}
            age={formatRelative(Date.parse(one.timestamp), now)}
            onPick={() => {
              markRead(one.id);
              if (one.href) {
                onFollow();
              }
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly notification: Notification;
  readonly isUnread: boolean;
  readonly age: string;
  readonly onPick: () => void;
}

function Item({ notification: { title, message, timestamp, href }, isUnread, age, onPick }: ItemProps) {
  const inside = (
    <>
      <strong>
        {title}
        {isUnread && <span className="unseen"> (unread)</span>}
      </strong>
      <span>{message}</span>
      <br />
      <small className="quiet">
        <time dateTime={timestamp}>{age}</time>
      </small>
    </>
  );
  const className = isUnread ? 'note note-unread' : 'note';
  return href ? (
    <a className={className} href={href} onClick={onPick}>
      {inside}
    </a>
  ) : (
    <button type="button" className={className} onClick={onPick}>
      {inside}
    </button>
  );
}

/** The page's own moment while hydrating, then the clock's. */
function useNow(renderedAt: number) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
