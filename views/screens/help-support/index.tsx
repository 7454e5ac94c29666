// Help & Support: where to begin, answers to what is asked most, and someone to write to; spec section 2.
import Faq from '../../../islands/faq/index.tsx';
import TicketForm, { type TicketFormProps } from '../../../islands/ticket-form/index.tsx';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { SUPPORT_RESPONSE_HOURS } from '../../../server/contract/constants/brand.ts';
import { GUIDES } from '../../../server/contract/constants/help.ts';
import { OTHER_QUESTIONS } from '../../../server/contract/constants/more-help.ts';
import { PLATFORM_QUESTIONS } from '../../../server/contract/constants/platform-help.ts';
import type { Ticket } from '../../../server/contract/ticket.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ChannelMark, Icon } from '../../components/icon.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { TicketStateBadge } from '../../components/ticket-state.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';

export interface HelpSupportProps {
  /** What is searched for in the questions. */
  readonly q: string;
  /** The question of a platform, or another one, that is open. */
  readonly platform: string | null;
  readonly tickets: readonly Ticket[];
  readonly contact: TicketFormProps;
  readonly tab: string;
  readonly route: string;
  readonly clock: Clockface;
}

export function HelpSupport(props: HelpSupportProps) {
  return (
    <>
      <PageHeader title="Help & Support" />
      <Tabs
        label="Help & Support"
        route={props.route}
        current={props.tab}
        tabs={[
          {
            id: 'documentation',
            label: 'Documentation',
            content: <Documentation />,
          },
          { id: 'faq', label: 'FAQ', content: <Questions {...props} /> },
          { id: 'contact', label: 'Contact Support', content: <Contact {...props} /> },
        ]}
      />
    </>
  );
}

function Documentation() {
  return (
    <div className="grid-3">
      {GUIDES.map(({ href, title, text }) => (
        <Card
          key={href}
          title={title}
          description={text}
          footer={
            <ButtonLink href={href}>
              Open<span className="unseen"> {title}</span>
            </ButtonLink>
          }
        />
      ))}
    </div>
  );
}

function Questions({ q, platform }: Pick<HelpSupportProps, 'q' | 'platform'>) {
  return (
    <div className="stack stack-lg">
      <Card title="Frequently asked questions">
        <Island of={Faq} prefix="faq" props={{ q }} />
      </Card>
      <Card title="What people look for">
        <ul className="list">
          {OTHER_QUESTIONS.map(({ id, question, answer, place }) => (
            <li key={id}>
              <details open={id === platform}>
                <summary>
                  <span>{question}</span>
                </summary>
                <p className="quiet">
                  {answer} {place && <a href={place.href}>{place.label}</a>}
                </p>
              </details>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="How each platform is reached">
        <ul className="list">
          {PLATFORM_QUESTIONS.map(({ id, type, href, question, answer }) => (
            <li key={id}>
              <details open={id === platform}>
                <summary>
                  <span className="channel">
                    <ChannelMark channel={type} />
                    {question}
                  </span>
                </summary>
                <p className="quiet">
                  {answer} <a href={href}>Open {channelOf(type).name}</a>
                </p>
              </details>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Contact({ contact, tickets, clock }: HelpSupportProps) {
  return (
    <div className="stack stack-lg narrow">
      <Card
        title={
          <span className="channel">
            <Icon name="mail" />
            Email support
          </span>
        }
        description={`Response within ${SUPPORT_RESPONSE_HOURS} hours. Write with the form; the answer appears here.`}
      />
      <Card title="Contact support">
        <Island of={TicketForm} prefix="ticket-form" props={contact} />
      </Card>
      <div data-region="tickets">{tickets.length > 0 && <Tickets tickets={tickets} clock={clock} />}</div>
    </div>
  );
}

function Tickets({ tickets, clock }: Pick<HelpSupportProps, 'tickets' | 'clock'>) {
  return (
    <Card title="Your tickets">
      <ul className="list tickets">
        {tickets.map(({ id, subject, message, status, createdAt, answers }) => (
          <li key={id}>
            <details open={status === 'answered'}>
              <summary>
                #{id} {subject} <TicketStateBadge state={status} />
              </summary>
              <p className="words">{message}</p>
              <p className="quiet">
                Sent <Time at={Date.parse(createdAt)} clock={clock} />
              </p>
              {answers.map((answer) => (
                <blockquote key={answer.createdAt}>
                  <p className="words">{answer.message}</p>
                  <p className="quiet">
                    Answered <Time at={Date.parse(answer.createdAt)} clock={clock} />
                  </p>
                </blockquote>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
