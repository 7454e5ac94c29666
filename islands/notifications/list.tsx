// The inside of the notifications popover: head with its two actions, and the list or what stands in its place.
import { useEffect, useState } from 'react';
import type { Notification, NotificationAction } from '../../server/contract/notification.ts';
import { EMPTY } from '../../server/contract/texts.ts';
import { Button, ButtonLink } from '../../views/components/button.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { formatRelative } from '../../views/components/relative-time.ts';
import { api } from '../runtime/api.ts';
import { useWrite } from '../runtime/use-write.ts';
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
            onDone={() => markRead(one.id)}
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
  /** Its next step has been taken. */
  readonly onDone: () => void;
}

function Item({ notification, isUnread, age, onPick, onDone }: ItemProps) {
  const { title, message, timestamp, href, action } = notification;
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
  return (
    <>
      {href ? (
        <a className={className} href={href} onClick={onPick}>
          {inside}
        </a>
      ) : (
        <button type="button" className={className} onClick={onPick}>
          {inside}
        </button>
      )}
      {action && <NextStep action={action} onPick={onPick} onDone={onDone} />}
    </>
  );
}

type NextStepProps = Pick<ItemProps, 'onPick' | 'onDone'> & { readonly action: NotificationAction };

function NextStep({ action: { label, href, call }, onPick, onDone }: NextStepProps) {
  const { isPending, write } = useWrite();
  const perform = async (path: string) => {
    const done = () => ({ title: 'Publishing', description: 'The post leaves within seconds.' });
    if (await write(() => api('POST', path), { done, failed: `${label} is not possible` })) onDone();
  };
  return (
    <div className="row note-acts">
      {href && (
        <ButtonLink size="sm" href={href} onClick={onPick}>
          {label}
        </ButtonLink>
      )}
      {call && (
        <Button size="sm" pending={isPending} onClick={() => perform(call)}>
          {label}
        </Button>
      )}
    </div>
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
