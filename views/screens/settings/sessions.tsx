// Where the account is signed in, and ending that.
import ActionButton from '../../../islands/action-button/index.tsx';
import type { Session } from '../../../server/contract/account.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';

const SCREEN = '/settings?tab=security';
export interface SessionsProps {
  readonly sessions: readonly Session[];
  readonly clock: Clockface;
}

export function Sessions({ sessions, clock }: SessionsProps) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title="Where you are signed in"
      description="End what you do not know, then change your password."
      region="sessions"
      actions={others.length > 1 && <EndOthers />}
    >
      <ul className="list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {session.device || 'Unknown device'}{' '}
              {session.isCurrent && <Badge tone="success">This device</Badge>}
              <span className="quiet wrap session-line">
                {session.address && <>{session.address}, </>}
                {session.isCurrent ? 'since ' : 'last used '}
                <Time at={session.isCurrent ? session.createdAt : session.seenAt} clock={clock} />
              </span>
            </span>
            {!session.isCurrent && <End session={session} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function End({ session: { id, device } }: { readonly session: Session }) {
  return (
    <Island
      of={ActionButton}
      props={{
        url: `/api/sessions/${id}`,
        method: 'DELETE',
        label: 'End',
        of: device || 'unknown device',
        screen: SCREEN,
        done: { title: 'Signed out there' },
        failed: 'Still signed in there',
      }}
    />
  );
}

function EndOthers() {
  return (
    <Island
      of={ActionButton}
      props={{
        url: '/api/sessions',
        method: 'DELETE',
        label: 'End all others',
        screen: SCREEN,
        done: { title: 'Signed out everywhere else' },
        failed: 'Not signed out',
      }}
    />
  );
}
