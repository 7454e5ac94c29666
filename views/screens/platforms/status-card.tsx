// The status of one platform: what the autopilot does there, the queue, and the automated activities.
import { channelOf } from '../../../server/contract/channels/index.ts';
import { PLAN_DAYS } from '../../../server/contract/constants/limits.ts';
import { joiningOf } from '../../../server/contract/joining.ts';
import { Badge, SampleTag } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { Icon } from '../../components/icon.tsx';
import { Stat } from '../../components/stat.tsx';
import { Time } from '../../components/time.tsx';
import { AutonomyNotes } from './autonomy.tsx';
import { ConnectWay } from './connect-way.tsx';
import type { PlatformPageProps } from './types.ts';

/** What goes on here, and if nothing does, why. */
export function PlatformStatus({ page }: { page: PlatformPageProps }) {
  const { type, connection, autonomy, counts, clock, canManage, locked } = page;
  const { delivery } = channelOf(type);
  return (
    <Card title="Platform Status" actions={!connection && canManage && <ConnectWay page={page} />}>
      <div className="stack">
        <Working page={page} />
        {autonomy && <AutonomyNotes page={page} autonomy={autonomy} />}
        {delivery !== 'none' && (
          <>
            <div className="grid-3">
              <Stat
                label="Content Queue"
                value={
                  <FigureValue of="queue" about={type} value={counts.scheduled + counts.awaitingApproval} />
                }
                hint={queueHint(counts.awaitingApproval)}
              />
              <Stat
                label="Last Generated"
                value={counts.lastCreatedAt ? <Time at={counts.lastCreatedAt} clock={clock} /> : 'Never'}
              />
              <Stat
                label="Next post"
                value={nextPost(page)}
                hint={counts.nextAt && locked ? 'It waits for a plan' : undefined}
              />
            </div>
            <Activities page={page} />
          </>
        )}
      </div>
    </Card>
  );
}

/** What waits for approval has a time as well, at which it leaves only if it is approved before. */
function nextPost({ counts: { nextAt, awaitingApproval }, clock }: PlatformPageProps) {
  if (nextAt) return <Time at={nextAt} clock={clock} />;
  return awaitingApproval > 0 ? 'Waits for approval' : 'None planned';
}

function queueHint(awaiting: number): string | undefined {
  return awaiting > 0 ? `${awaiting} ${awaiting === 1 ? 'waits' : 'wait'} for your approval` : undefined;
}

/** Says what the autopilot does on this channel, and if nothing, why. */
function Working({ page }: { page: PlatformPageProps }) {
  const { type, connection, paused, locked, hasProfile, counts } = page;
  const { name, delivery } = channelOf(type);
  if (!connection)
    return <Banner title={`${name} is not connected`}>Connect it, and {joiningOf(type)}.</Banner>;
  if (delivery === 'none')
    return <Banner title={`${name} is connected`}>There is nothing to publish here.</Banner>;
  if (!connection.isActive) {
    return (
      <Banner tone="warning" title={`${name} is switched off`}>
        Nothing is planned or published until you switch it on under Settings.
      </Banner>
    );
  }
  if (locked) {
    return (
      <Banner
        tone="warning"
        title="No plan covers this business"
        action={<a href="#/profile">Choose a plan</a>}
      >
        Nothing is planned or published here until one does.
      </Banner>
    );
  }
  if (paused) {
    return (
      <Banner tone="warning" title="Everything is paused">
        Nothing is planned or published until you resume.
      </Banner>
    );
  }
  if (!hasProfile) {
    return (
      <Banner
        tone="warning"
        title="There is nothing to write from yet"
        action={<a href="#/business-setup">Describe your business</a>}
      >
        Posts rest on your business profile.
      </Banner>
    );
  }
  if (counts.needsAttention > 0) {
    return (
      <Banner
        tone="danger"
        title={`${counts.needsAttention} ${counts.needsAttention === 1 ? 'post needs' : 'posts need'} you`}
        action={
          <a href={`#/platforms/${channelOf(type).segment}?tab=content&status=waiting`}>Look at them</a>
        }
      >
        {connection.network === 'manual'
          ? 'It is time to post, or something went wrong: nothing more happens by itself.'
          : 'Nothing more happens to them by itself.'}
      </Banner>
    );
  }
  if (connection.lacking > 0) {
    return (
      <Banner
        tone="warning"
        title={isSilent(page) ? `Nothing is planned on ${name}` : `There is too little to write on ${name}`}
        action={<a href="#/brand">Add facts</a>}
      >
        {lackingWords(connection.lacking)}
      </Banner>
    );
  }
  return (
    <Banner tone="success" title={`AI is working on ${name}`}>
      <Work page={page} />
    </Banner>
  );
}

function lackingWords(lacking: number): string {
  const posts = lacking === 1 ? 'One post' : `${lacking} posts`;
  return `${posts} of the next ${PLAN_DAYS} days could not be written: more would repeat what was said or make things up.`;
}

/** Nothing is left to leave, and the last plan found nothing more to say. */
function isSilent({ connection, counts }: PlatformPageProps): boolean {
  return (connection?.lacking ?? 0) > 0 && counts.scheduled + counts.awaitingApproval === 0;
}

/** What is planned, and at which pace. */
function Work({ page: { type, counts, weekly, connection, autonomy } }: { page: PlatformPageProps }) {
  const queue = counts.scheduled + counts.awaitingApproval;
  const planned = queue === 1 ? 'One post is' : `${queue} posts are`;
  const pace = (
    <>
      the pace is <FigureValue of="pace" about={type} value={weekly} /> {weekly === 1 ? 'post' : 'posts'} a
      week.
    </>
  );
  if (queue > 0)
    return (
      <>
        {planned} planned in the next {PLAN_DAYS} days; {pace}
      </>
    );
  if (autonomy?.level === 'suggest')
    return <>It only suggests: nothing is written before you ask for drafts; {pace}</>;
  if (connection?.autoSchedule === false)
    return <>Posts are written as drafts, for you to schedule; {pace}</>;
  return 'The first posts are being planned.';
}

function Activities({ page }: { page: PlatformPageProps }) {
  const { connection, autonomy, paused, locked, hasProfile } = page;
  const isWriting =
    autonomy?.level !== 'suggest' &&
    connection?.isActive === true &&
    !paused &&
    !locked &&
    hasProfile &&
    !isSilent(page);
  return (
    <ul className="list" aria-label="Automated activities">
      <li>
        <span className="row">
          <Icon name="pencil" size="sm" />
          Content Generation
        </span>
        <ActivityBadge isActive={isWriting} />
      </li>
      <SampleActivity icon="trending-up" name="Trend Analysis" isActive={isWriting} />
      <SampleActivity icon="target" name="Audience Targeting" isActive={isWriting} />
    </ul>
  );
}

interface SampleActivityProps {
  readonly icon: 'trending-up' | 'target';
  readonly name: string;
  readonly isActive: boolean;
}

/** The spec's other activities: an example of what goes on where something goes on at all. */
function SampleActivity({ icon, name, isActive }: SampleActivityProps) {
  return (
    <li>
      <span className="row">
        <Icon name={icon} size="sm" />
        {name}
        <SampleTag />
      </span>
      <ActivityBadge isActive={isActive} />
    </li>
  );
}

function ActivityBadge({ isActive }: { isActive: boolean }) {
  return isActive ? <Badge tone="success">Active</Badge> : <Badge>Not active</Badge>;
}
