// How the autopilot works, step by step, with the business's own state where there is one.
import { PLAN_DAYS } from '../../../server/contract/constants/limits.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export interface AutonomousDemoProps {
  readonly hasProfile: boolean;
  readonly connections: number;
  readonly counts: {
    readonly scheduled: number;
    readonly awaitingApproval: number;
    readonly published: number;
  };
}

interface Step {
  readonly title: string;
  readonly text: string;
  readonly done: boolean;
  readonly state: string;
  readonly link: { readonly href: string; readonly label: string };
}

export function AutonomousDemo(props: AutonomousDemoProps) {
  return (
    <div className="stack stack-lg">
      <PageHeader
        title="How It Works"
        subtitle="From your profile to published posts, with no step in between that needs you."
      />
      <ol className="steps stack">
        {listSteps(props).map(({ title, text, done, state, link }, index) => (
          <li key={title}>
            <Card
              title={`${index + 1}. ${title}`}
              badge={<Badge tone={done ? 'success' : 'neutral'}>{state}</Badge>}
              description={text}
              footer={<a href={link.href}>{link.label}</a>}
            />
          </li>
        ))}
      </ol>
      {!props.hasProfile && (
        <div className="row">
          <ButtonLink variant="primary" href="#/business-setup">
            Begin Setup
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

function listSteps({ hasProfile, connections, counts }: AutonomousDemoProps): Step[] {
  const written = counts.scheduled + counts.awaitingApproval + counts.published;
  return [
    {
      title: 'Business Analysis',
      text: 'Your profile is split into facts. Posts say nothing else: no number and no claim that you did not give.',
      done: hasProfile,
      state: hasProfile ? 'Done' : 'Not begun',
      link: { href: '#/business-setup', label: 'Your profile' },
    },
    {
      title: 'Channels',
      text: 'Each channel starts in the Sandbox, a simulated network on this machine.',
      done: connections > 0,
      state: connections > 0 ? `${connections} connected` : 'None connected',
      link: { href: '#/platform', label: 'Connect a channel' },
    },
    {
      title: 'Content Creation',
      text: `${PLAN_DAYS} days are kept written for each channel, in its own length and form. As many as you like wait for your approval.`,
      done: written > 0,
      state: written > 0 ? `${written} written` : 'Nothing yet',
      link: { href: '#/content-calendar', label: 'What is planned' },
    },
    {
      title: 'Optimal Scheduling',
      text: 'Each post gets a time at which people of that channel are there, in your own time zone, with the reason stored beside it.',
      done: counts.scheduled > 0,
      state: counts.scheduled > 0 ? `${counts.scheduled} scheduled` : 'Nothing scheduled',
      link: { href: '#/autonomous-control?tab=insights', label: 'The reasons' },
    },
    {
      title: 'Performance Analysis',
      text: 'Published posts are measured again and again, and the figures stand beside them.',
      done: counts.published > 0,
      state: counts.published > 0 ? `${counts.published} published` : 'Nothing published',
      link: { href: '#/analytics', label: 'The figures' },
    },
  ];
}
