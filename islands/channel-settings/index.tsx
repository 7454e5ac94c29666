// The switches of one channel: saved at once, and put back when saving fails. Without script a plain form.

import { useEffect, useRef, useState } from 'react';
import type { Connection, ConnectionChange } from '../../server/contract/connection.ts';
import type { ApprovalUndone, Post } from '../../server/contract/post.ts';
import { Switch } from '../../views/components/choices.tsx';
import { Field } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { describeRefused } from '../runtime/refused.ts';
import { toast } from '../runtime/screen.ts';
import { attempt } from '../runtime/use-write.ts';

export type SwitchName =
  | 'isActive'
  | 'autoSchedule'
  | 'approval'
  | 'autoHashtags'
  | 'performanceReports'
  | 'competitorTracking';

export interface ChannelSwitch {
  readonly name: SwitchName;
  readonly label: string;
  readonly hint: string;
  /** Only shown: somebody else decides. */
  readonly locked?: boolean;
}

export interface ChannelSettingsProps {
  /** The call that saves. */
  readonly url: string;
  /** The call that lists what is scheduled there; null before it is connected. */
  readonly scheduled: string | null;
  readonly canWrite: boolean;
  /** Which switches, in which order. */
  readonly switches: readonly ChannelSwitch[];
  readonly values: Partial<Pick<Connection, SwitchName>>;
  /** Shows the slider when the channel has content to automate. */
  readonly automationLevel: number | null;
  /** Route of the screen on which they stand. */
  readonly screen: string;
}

/** A slider moves through many values; only where it comes to rest is saved. */
const REST_MS = 400;
/** Long enough to read a question and to decide. */
const QUESTION_MS = 20_000;

function ChannelSettings(props: ChannelSettingsProps) {
  const { url, scheduled, canWrite, switches, values, automationLevel, screen } = props;
  const [shown, setShown] = useState(values);

  const flip = async (name: SwitchName, on: boolean) => {
    setShown((before) => ({ ...before, [name]: on }));
    if (!(await save(url, { [name]: on }))) setShown((before) => ({ ...before, [name]: !on }));
    else if (name === 'approval' && on && scheduled) await askAboutScheduled(scheduled);
  };

  return (
    <Form className="stack" action={`${url}?_method=put`} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="next" value={screen} />
      <input type="hidden" name="shown" value={namesOf(switches)} />
      <div>
        {switches.map(({ name, label, hint, locked }) => (
          <Switch
            key={name}
            name={name}
            label={label}
            hint={hint}
            checked={shown[name] ?? false}
            disabled={!canWrite || locked}
            onChange={(event) => flip(name, event.target.checked)}
          />
        ))}
      </div>
      {automationLevel !== null && <LevelSlider url={url} level={automationLevel} canWrite={canWrite} />}
      <noscript>
        <button className="button button-secondary" type="submit" disabled={!canWrite}>
          Save
        </button>
      </noscript>
    </Form>
  );
}

/** Of those that the form without script saves. */
function namesOf(switches: readonly ChannelSwitch[]): string {
  return switches.flatMap(({ name, locked }) => (locked ? [] : name)).join(',');
}

function LevelSlider({ url, level, canWrite }: { url: string; level: number; canWrite: boolean }) {
  const [shown, setShown] = useState(level);
  const saved = useRef(level);
  useEffect(() => {
    if (shown === saved.current) return;
    const timer = setTimeout(async () => {
      if (await save(url, { automationLevel: shown })) saved.current = shown;
      else setShown(saved.current);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [url, shown]);
  return (
    <Field name="automationLevel" label={`Automation level: ${shown} %`} required hint={explainLevel(shown)}>
      {({ required: _, ...control }) => (
        <input
          {...control}
          className="range"
          type="range"
          min={0}
          max={100}
          step={5}
          value={shown}
          disabled={!canWrite}
          aria-valuetext={`${shown} percent`}
          onChange={(event) => setShown(Number(event.target.value))}
        />
      )}
    </Field>
  );
}

function explainLevel(level: number): string {
  if (level === 100)
    return 'No post waits for you because of this. Content Approval, and how far the channel goes by itself, may still ask.';
  if (level === 0) return 'Nothing is planned for this channel.';
  return `${100 - level} of 100 posts wait for your approval, spread evenly.`;
}

/** What is scheduled was settled before anybody wanted to see it: it leaves, unless the person says otherwise. */
async function askAboutScheduled(url: string): Promise<void> {
  const posts = await api<Post[]>('GET', url).catch(() => []);
  if (posts.length === 0) return;
  const [are, leave] =
    posts.length === 1 ? ['One post is', 'It leaves'] : [`${posts.length} posts are`, 'They leave'];
  toast({
    title: 'New posts wait for your approval',
    description: `${are} scheduled already. ${leave} as planned, unless you want to see them first.`,
    action: { label: posts.length === 1 ? 'Hold it too' : 'Hold them too', onClick: () => hold(posts) },
    duration: QUESTION_MS,
  });
}

function hold(posts: readonly Post[]) {
  const ids = posts.map((post) => post.id);
  return attempt(() => api<ApprovalUndone>('POST', '/api/contents/unapprove', { ids }), {
    done: ({ waiting, refused }) => ({
      title: `${waiting.length} ${waiting.length === 1 ? 'post waits' : 'posts wait'} for your approval`,
      description: describeRefused(refused),
    }),
    failed: 'Could not hold them',
  });
}

/** @returns whether it was saved; says so when it was not. */
function save(url: string, change: ConnectionChange): Promise<boolean> {
  return attempt(() => api('PUT', url, change), { failed: 'Failed to save the setting' });
}

export default defineIsland('channel-settings', ChannelSettings);
