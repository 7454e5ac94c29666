// One person: what is known of them, how they agreed, what was sent and what they did with it, and the ways out.

import type { Consent } from '../../../../server/contract/subscriber.ts';
import { Badge } from '../../../components/badge.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Banner, EmptyState } from '../../../components/feedback.tsx';
import { withoutFields } from '../../../components/merge-words.ts';
import { FinalAct } from '../../../components/plain-act.tsx';
import { Table } from '../../../components/table.tsx';
import { Time } from '../../../components/time.tsx';
import type { TabProps } from '../types.ts';
import { AUDIENCE, routeOfPerson } from './nav.tsx';
import { PersonForm } from './person-form.tsx';

type PersonProps = TabProps<'subscriber'>;

const STATES = { active: 'Subscribed', unsubscribed: 'Unsubscribed', known: 'Never subscribed' } as const;

export function PersonView(props: PersonProps) {
  const { page, person, history } = props;
  const { clock } = page;
  return (
    <div className="stack stack-lg">
      <Card
        title={person.email}
        badge={
          <Badge tone={person.status === 'active' ? 'success' : 'neutral'}>{STATES[person.status]}</Badge>
        }
        region="person"
        description={
          <>
            Since <Time at={person.createdAt} clock={clock} exact />
            {person.unsubscribedAt && (
              <>
                , until <Time at={person.unsubscribedAt} clock={clock} exact />
              </>
            )}
            {person.leftBy !== null && <span className="wrap">. {person.leftBy.replace(/\.$/, '')}</span>}
            {person.pausedUntil && (
              <>
                . Wants no mail until <Time at={person.pausedUntil} clock={clock} exact />
              </>
            )}
          </>
        }
        actions={
          <ButtonLink variant="quiet" icon="arrow-left" href={`#${AUDIENCE}`}>
            All people
          </ButtonLink>
        }
      >
        <div className="stack">
          {history.suppression && (
            <Banner tone="warning" title="Suppressed">
              No mail leaves to this address ({history.suppression.reason}), since{' '}
              <Time at={history.suppression.createdAt} clock={clock} />. Sending takes it back.
            </Banner>
          )}
          {page.canWrite ? <PersonForm {...props} /> : <Known {...props} />}
        </div>
      </Card>
      <Consents {...props} />
      <Mails {...props} />
      <Events {...props} />
      <Runs {...props} />
      {page.canWrite && <WaysOut {...props} />}
    </div>
  );
}

function Known({ person, lists }: PersonProps) {
  const on = lists.filter(({ id }) => person.lists.includes(id)).map(({ name }) => name);
  const facts = [
    ['Name', person.name],
    ['Lists', on.join(', ')],
    ['Tags', person.tags.join(', ')],
    ...Object.entries(person.attributes).map(([key, value]) => [key, String(value)]),
  ];
  return (
    <dl>
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

const SOURCES: Readonly<Record<Consent['source'], string>> = {
  form: 'By a form, and confirmed by mail',
  api: 'Told by a program',
  import: 'By an import',
  manual: 'Entered by hand',
  preferences: 'On their own page of choices',
};

function Consents({ page: { clock }, person }: PersonProps) {
  return (
    <Card title="How they agreed">
      {person.consents.length === 0 ? (
        <EmptyState
          title="Nothing is kept"
          text="They came before agreement was noted, or never subscribed."
        />
      ) : (
        <ul className="list">
          {person.consents.map(({ at, ip, text, source, saidBy, where }) => (
            <li key={`${at} ${source}`}>
              <span className="wrap">
                <Time at={at} clock={clock} exact />: {SOURCES[source]}
                {ip && `, from ${ip}`}
                {where && `: ${where}`}
                {saidBy && `, as ${saidBy} says`}. {text ? `“${text}”` : 'No words are proven.'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const MAIL_STATES: Readonly<Record<string, string>> = {
  pending: 'Waiting',
  sending: 'Being sent',
  sent: 'Delivered',
  kept: 'In the outbox',
  refused: 'Refused',
  unknown: 'Answer lost',
  skipped: 'Not sent',
};
const KINDS: Readonly<Record<string, string>> = { automation: 'Of an automation', single: 'Single mail' };

function Mails({ page: { clock }, history: { mails } }: PersonProps) {
  const time = (at: string | null) => (at ? <Time at={at} clock={clock} /> : '–');
  return (
    <Card
      title="Mails"
      description="The newest first. Opens and clicks as far as they were measured."
      flush={mails.length > 0}
    >
      <Table
        caption="Mails to this person"
        rows={mails}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon="mail" title="No mail yet" text="What leaves to this person is listed here." />
        }
        columns={[
          {
            key: 'title',
            header: 'Mail',
            cell: ({ title, kind }) => (title === null ? (KINDS[kind] ?? 'Mailing') : withoutFields(title)),
          },
          { key: 'at', header: 'When', cell: ({ at }) => time(at) },
          {
            key: 'status',
            header: 'Result',
            cell: ({ status, bounce, error }) =>
              [
                MAIL_STATES[status] ?? status,
                bounce && (bounce === 'dropped' ? 'then dropped' : `came back (${bounce})`),
                error,
              ]
                .filter(Boolean)
                .join(': '),
          },
          { key: 'opened', header: 'Opened', cell: ({ openedAt }) => time(openedAt) },
          { key: 'clicked', header: 'Clicked', cell: ({ clickedAt }) => time(clickedAt) },
        ]}
      />
    </Card>
  );
}

function Events({ page: { clock }, person: { events } }: PersonProps) {
  if (events.length === 0) return null;
  return (
    <Card title="What they did" flush>
      <Table
        caption="Events"
        rows={events}
        rowKey={({ id }) => id}
        columns={[
          { key: 'event', header: 'Event', cell: ({ event }) => event },
          {
            key: 'source',
            header: 'Told by',
            cell: ({ source }) => (source ? 'Your website' : 'A shop or program'),
          },
          { key: 'at', header: 'When', cell: ({ at }) => <Time at={at} clock={clock} /> },
          { key: 'data', header: 'Data', cell: ({ data }) => shorten(JSON.stringify(data)) },
        ]}
      />
    </Card>
  );
}

const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

function Runs({ page: { clock }, history: { runs } }: PersonProps) {
  if (runs.length === 0) return null;
  return (
    <Card title="Automations" flush>
      <Table
        caption="Automations"
        rows={runs}
        rowKey={({ id }) => id}
        columns={[
          { key: 'automation', header: 'Automation', cell: ({ automation }) => automation },
          { key: 'status', header: 'State', cell: ({ status }) => status },
          { key: 'started', header: 'Began', cell: ({ startedAt }) => <Time at={startedAt} clock={clock} /> },
          {
            key: 'due',
            header: 'Goes on',
            cell: ({ dueAt }) => (dueAt ? <Time at={dueAt} clock={clock} /> : '–'),
          },
        ]}
      />
    </Card>
  );
}

function WaysOut({ person, history }: PersonProps) {
  const here = routeOfPerson(person);
  const action = `/api/subscribers/${person.id}`;
  const isSubscribed = person.status === 'active';
  return (
    <Card
      title="Their data"
      description="People may ask for a copy of everything that you keep of them, and to be erased."
    >
      <div className="row">
        <ButtonLink size="sm" icon="download" href={`${action}/export`} download>
          Everything as a file
        </ButtonLink>
        {isSubscribed && (
          <FinalAct
            id="unsubscribe"
            ask="Unsubscribe"
            explain="Only they could ask for mail again: you cannot add this address afterwards."
            action={`${action}/unsubscribe`}
            screen={here}
            next={`${here}&done=unsubscribed`}
          >
            Unsubscribe them
          </FinalAct>
        )}
        <FinalAct
          id="delete-subscriber"
          ask="Delete"
          explain={[
            'Name, address, lists, tags, attributes, consent, events and the record of mails are removed.',
            person.status === 'unsubscribed'
              ? 'That they left stays known by a fingerprint of the address, so that no list adds them again.'
              : '',
            history.suppression
              ? 'The address stays among the suppressed, so that nothing is sent to it.'
              : '',
          ]
            .filter(Boolean)
            .join(' ')}
          action={action}
          method="DELETE"
          icon="trash"
          screen={here}
          next={`${AUDIENCE}&done=removed`}
        >
          Delete them
        </FinalAct>
      </div>
    </Card>
  );
}
