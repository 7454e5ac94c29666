// System Overview: the state, four figures, what runs and comes next, and the last decisions.
import { periodWords } from '../../../server/contract/figures.ts';
import { SampleTag, SandboxTag } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { FigureValue } from '../../components/figure-value.tsx';
import { moneyFormat, numberFormat } from '../../components/formats.ts';
import { Stat, type StatProps } from '../../components/stat.tsx';
import { Time } from '../../components/time.tsx';
import { DecisionList } from '../decision-list.tsx';
import { LeavingPosts } from '../leaving-posts.tsx';
import { BriefPostList } from '../post-list.tsx';
import { SAMPLE_FIGURES, SAMPLE_INSIGHTS } from './samples.ts';
import type { ControlPage, OverviewContent } from './types.ts';

interface Parts {
  readonly page: ControlPage;
  readonly tab: OverviewContent;
}

export function OverviewTab(parts: Parts) {
  return (
    <div className="stack stack-lg" data-region="summary" data-live="post autopilot connection">
      <State {...parts} />
      <LeavingPosts posts={parts.tab.next} clock={parts.page.clock} screen="/autonomous-control" />
      <Figures {...parts} />
      <Queue {...parts} />
      <Insights {...parts} />
    </div>
  );
}

function State({ page: { hasProfile, paused, locked }, tab: { active } }: Parts) {
  if (!hasProfile) {
    return (
      <Banner
        tone="warning"
        title="Nothing runs yet"
        action={<a href="#/business-setup">Describe your business</a>}
      >
        Everything is written from your business profile.
      </Banner>
    );
  }
  // What stands above every screen says so.
  if (locked) return null;
  if (paused) {
    return (
      <Banner tone="warning" title="AI Paused">
        Nothing is published and nothing new is planned until you resume.
      </Banner>
    );
  }
  return (
    <Banner tone="success" title="AI Active">
      {active === 0
        ? 'No channel is connected and switched on, so there is nothing to do.'
        : `Working on ${active} ${active === 1 ? 'channel' : 'channels'}.`}
    </Banner>
  );
}

function Figures(parts: Parts) {
  const { budget } = parts.tab;
  const { locale } = parts.page.clock;
  return (
    <div className="grid-4">
      <Card>
        <Automation {...parts} />
      </Card>
      <Card>
        <Stat label="AI performance score" {...scoreOf(parts)} />
      </Card>
      <Card>
        <Stat
          label="Managed budget"
          value={
            <FigureValue of="budget" value={budget.total}>
              {moneyFormat(locale, budget.currency).format(budget.total)}
            </FigureValue>
          }
          hint={`a month, across ${budget.platforms} ${budget.platforms === 1 ? 'platform' : 'platforms'}`}
        />
      </Card>
      <Card>
        <Stat label="Auto-generated content" {...contentOf(parts)} />
      </Card>
    </div>
  );
}

function Automation({ page: { paused, locked, clock }, tab: { tasks, lastAt } }: Parts) {
  const count = tasks.running + tasks.posts + tasks.others;
  const isActive = !(locked || paused);
  const isSample = isActive && count === 0;
  const shown = isSample ? SAMPLE_FIGURES.tasks : count;
  const words = `${numberFormat(clock.locale).format(shown)} ${isActive ? 'running' : 'waiting'} ${shown === 1 ? 'task' : 'tasks'}`;
  return (
    <Stat
      label="Automation status"
      value={locked ? 'Stopped' : paused ? 'Paused' : 'Active'}
      hint={
        <>
          {words} {isSample && <SampleTag />}
          {isActive && count > 0 && <Tasks {...tasks} />}
          <br />
          Last updated <Time at={lastAt ?? clock.now} clock={clock} />
        </>
      }
    />
  );
}

/** Its parts, so that nothing else on the page seems to contradict the sum. */
function Tasks({ running, posts, others }: OverviewContent['tasks']) {
  const rest = `${others} other ${others === 1 ? 'task' : 'tasks'}, such as reading figures,`;
  return (
    <>
      {`(${running} at work now; `}
      <FigureValue of="scheduled" value={posts} />
      {` scheduled ${posts === 1 ? 'post' : 'posts'} and ${rest} wait for their time)`}
    </>
  );
}

function scoreOf({ tab: { score } }: Parts): Omit<StatProps, 'label'> {
  if (!score) {
    const change = { text: SAMPLE_FIGURES.scoreChange, direction: 'up', good: true } as const;
    return { value: SAMPLE_FIGURES.score, unit: 'of 100', badge: <SampleTag />, change };
  }
  const { value, change, posts, sandbox } = score;
  return {
    value,
    unit: 'of 100',
    ...(sandbox && { badge: <SandboxTag /> }),
    ...(change !== null && { change: changeOf(change, change === 1 ? 'point' : 'points') }),
    hint: `of ${posts} posts that were due, or that the pace of your channels asks for, ${periodWords('30d')}, this share went out without your help`,
  };
}

function contentOf({ page, tab: { generated } }: Parts): Omit<StatProps, 'label'> {
  const hint = 'in the last 30 days';
  if (!generated) {
    const change = { text: SAMPLE_FIGURES.contentChange, direction: 'up', good: true } as const;
    return { value: SAMPLE_FIGURES.content, badge: <SampleTag />, change, hint };
  }
  const { count, before } = generated;
  const value = (
    <FigureValue of="generated" period="30d" value={count}>
      {numberFormat(page.clock.locale).format(count)}
    </FigureValue>
  );
  if (before === 0) return { value, hint: `${hint}; none in the 30 days before` };
  return { value, change: changeOf(Math.round((count / before - 1) * 100), '%'), hint };
}

function changeOf(change: number, unit: string): NonNullable<StatProps['change']> {
  const text = `${change > 0 ? '+' : ''}${change}${unit === '%' ? '%' : ` ${unit}`}`;
  if (change === 0) return { text: 'as before', direction: 'flat' };
  return { text, direction: change > 0 ? 'up' : 'down', good: change > 0 };
}

function Queue({ page: { clock }, tab: { now, next, waiting } }: Parts) {
  return (
    <Card
      title="The queue"
      footer={
        <>
          <ButtonLink href="#/content-calendar">Content Calendar</ButtonLink>
          <ButtonLink href="#/detailed-dashboard">The whole queue</ButtonLink>
        </>
      }
    >
      <div className="queue">
        <Lane title="Runs now" posts={now} clock={clock} empty="Nothing is being published this minute." />
        <Lane title="Comes next" posts={next} clock={clock} empty="Nothing is scheduled." />
        <Lane title="Waits for your approval" posts={waiting} clock={clock} empty="Nothing waits for you." />
      </div>
    </Card>
  );
}

function Lane(lane: {
  readonly title: string;
  readonly posts: OverviewContent['now'];
  readonly clock: ControlPage['clock'];
  readonly empty: string;
}) {
  return (
    <section>
      <h3>{lane.title}</h3>
      {lane.posts.length > 0 ? (
        <BriefPostList posts={lane.posts} clock={lane.clock} />
      ) : (
        <p className="quiet">{lane.empty}</p>
      )}
    </section>
  );
}

function Insights({ page: { clock }, tab: { decisions } }: Parts) {
  if (decisions.length === 0) {
    return (
      <Card title="Insights" badge={<SampleTag />} description="Your own appear with the first decision.">
        <ul className="list">
          {SAMPLE_INSIGHTS.map(({ title, text }) => (
            <li key={title} className="decision">
              <strong>{title}</strong>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </Card>
    );
  }
  return (
    <Card
      title="Insights"
      description="The last decisions; open one for its reasons."
      footer={<ButtonLink href="#/autonomous-control?tab=insights">All decisions</ButtonLink>}
    >
      <DecisionList decisions={decisions} clock={clock} brief most={4} />
    </Card>
  );
}
