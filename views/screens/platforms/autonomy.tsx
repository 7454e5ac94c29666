// How far one platform goes by itself: the five levels, and what it has to say about them.
import ActionButton, { type ActionButtonProps } from '../../../islands/action-button/index.tsx';
import SavedChoice from '../../../islands/saved-choice/index.tsx';
import {
  type Autonomy,
  hintOf,
  LEVEL_TEXTS,
  type Level,
  nameOfAct,
} from '../../../server/contract/autonomy.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import type { Connection } from '../../../server/contract/connection.ts';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { Time } from '../../components/time.tsx';
import { Island } from '../../island.tsx';
import { type PlatformPageProps, settingsOf } from './types.ts';

interface OfPage {
  readonly page: PlatformPageProps;
  readonly autonomy: Autonomy;
}

/** The control on the platform's settings. */
export function AutonomyCard({ page, autonomy }: OfPage) {
  const { connection, type, canWrite } = page;
  if (!connection) return null;
  return (
    <div data-region="autonomy" data-live="connection">
      <Card
        title="How far it goes by itself"
        description={
          autonomy.act === 'mail'
            ? 'Holds for mailings that are planned. What you schedule yourself leaves at its time. Too many complaints, or addresses that are not there, take it a step back.'
            : 'Holds for posts that are planned. What you schedule yourself leaves at its time.'
        }
      >
        <div className="stack">
          <AutonomyNotes page={page} autonomy={autonomy} />
          <Island
            of={SavedChoice}
            prefix={`autonomy-${autonomy.level}`}
            props={{
              url: urlOf(connection.id),
              name: 'level',
              label: `On ${channelOf(type).name}`,
              value: autonomy.level,
              options: autonomy.levels.map((value) => ({ value, ...textsOf(value, autonomy, connection) })),
              disabled: !canWrite,
              screen: settingsOf(type),
            }}
          />
        </div>
      </Card>
    </div>
  );
}

/** By hand a post that nobody is asked about is handed to a person, and published by nobody else. */
function textsOf(level: Level, { act }: Autonomy, { network }: Connection) {
  const isHandedOver = network === 'manual' && level === 'autonomous';
  const handed = 'Plans posts, and hands each to you when it is time to post it.';
  return { label: LEVEL_TEXTS[level].label, hint: isHandedOver ? handed : hintOf(act, level) };
}

/** What it asks, why it stepped back, and what is still held because it is new. */
export function AutonomyNotes({ page, autonomy }: OfPage) {
  const { act, asksFor, lowered, firstHeld, level } = autonomy;
  const things = act === 'mail' ? 'mailings' : 'posts';
  const { name } = channelOf(page.type);
  return (
    <>
      {asksFor && (
        <Banner
          title={`May ${act === 'mail' ? 'mailings' : nameOfAct(page.type, act)} go a step further?`}
          action={page.canWrite && <Answers page={page} />}
        >
          Its last {things} went out well. It asks for “{LEVEL_TEXTS[asksFor].label}”: {hintOf(act, asksFor)}
        </Banner>
      )}
      {lowered && (
        <Banner
          tone="warning"
          title={`From “${LEVEL_TEXTS[lowered.from].label}” back to “${LEVEL_TEXTS[level].label}”`}
        >
          {lowered.why} That was <Time at={lowered.at} clock={page.clock} />. It asks you before it goes
          further again.
        </Banner>
      )}
      {firstHeld > 0 && (
        <Banner
          title={
            firstHeld === 1
              ? `One more ${things.slice(0, -1)} waits for you`
              : `The next ${firstHeld} ${things} wait for you`
          }
          action={page.canWrite && <LetGo page={page} />}
        >
          {name} is new here: its first {things} leave only when somebody has approved them.
        </Banner>
      )}
    </>
  );
}

function Answers({ page }: { readonly page: PlatformPageProps }) {
  return (
    <div className="row">
      <Act page={page} path="/answer" name="yes" payload={{ yes: true }} label="Yes" />
      <Act page={page} path="/answer" name="no" payload={{ yes: false }} label="No" />
    </div>
  );
}

function LetGo({ page }: { readonly page: PlatformPageProps }) {
  return <Act page={page} name="let-go" method="PUT" payload={{ firstHeld: 0 }} label="Do not hold them" />;
}

interface ActProps extends Pick<ActionButtonProps, 'method' | 'payload' | 'label'> {
  readonly page: PlatformPageProps;
  readonly name: string;
  readonly path?: string;
}

function Act({ page: { connection, type }, name, path = '', ...call }: ActProps) {
  if (!connection) return null;
  return (
    <Island
      of={ActionButton}
      prefix={`autonomy-${name}`}
      props={{
        ...call,
        url: `${urlOf(connection.id)}${path}`,
        screen: settingsOf(type),
        done: { title: 'Saved' },
        failed: 'Failed to save',
      }}
    />
  );
}

function urlOf(id: number): string {
  return `/api/platforms/${id}/autonomy`;
}
