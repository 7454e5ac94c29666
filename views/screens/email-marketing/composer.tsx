// Writing or editing a campaign, with the real mail beside it. A plain form: the preview answers into its own frame.

import MailBlocks from '../../../islands/mail-blocks/index.tsx';
import MailEditor from '../../../islands/mail-editor/index.tsx';
import { channelOf, MAIL_CHANNEL } from '../../../server/contract/channels/index.ts';
import { CAMPAIGN_SEGMENT_NAMES, CAMPAIGN_SEGMENTS } from '../../../server/contract/constants/email.ts';
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import { MAIL_SNIPPETS } from '../../../server/contract/mail-snippets.ts';
import { MAIL_VIEWS, type Mailing } from '../../../server/contract/mailing.ts';
import { besideField } from '../../components/beside-field.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { RadioGroup } from '../../components/choices.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { numberFormat } from '../../components/formats.ts';
import { Island } from '../../island.tsx';
import { TryTwo } from './try-two.tsx';
import type { EmailMarketingProps, EmailTab } from './types.ts';

interface ComposerProps {
  readonly page: EmailMarketingProps;
  readonly tab: Extract<EmailTab, { tab: 'compose' }>;
}

const LIST = '/email-marketing?tab=campaigns';
const FRAME = 'mail-preview';
const { form } = channelOf(MAIL_CHANNEL);

export function Composer({ page, tab }: ComposerProps) {
  const { campaign } = tab;
  const { userId } = page;
  const action = campaign ? `/api/mailings/${campaign.id}?_method=PATCH` : `/api/users/${userId}/mailings`;
  return (
    <div className="mail-composer">
      <Card
        title={campaign ? 'Edit campaign' : 'New campaign'}
        description="Blank lines part paragraphs; web addresses become links. Every mail ends with a link to unsubscribe."
      >
        <Form className="stack" action={action} data-enhance="">
          <input type="hidden" name="screen" value={`${LIST}&compose=${campaign?.id ?? 'new'}`} />
          <input type="hidden" name="next" value={`${LIST}&done=saved`} />
          <input type="hidden" name="timeZone" value={page.clock.timeZone} />
          <Words page={page} tab={tab} />
          <TryTwo page={page} test={tab.campaign?.test ?? null} />
          <Sending page={page} tab={tab} />
          <Looking page={page} />
          <div className="row">
            <Button type="submit" variant="primary">
              Save campaign
            </Button>
            <Button
              type="submit"
              icon="eye"
              formAction={`/api/users/${userId}/mailings/preview`}
              formTarget={FRAME}
              formNoValidate
            >
              Preview
            </Button>
            <ButtonLink variant="quiet" href={`#${LIST}`}>
              Back
            </ButtonLink>
          </div>
        </Form>
      </Card>
      <Card title="Preview" description="The mail as it arrives. Press Preview to see what you have typed.">
        <iframe
          className="mail-frame"
          name={FRAME}
          title="Preview of the mail"
          src={campaign ? `/api/mailings/${campaign.id}/preview` : undefined}
        />
      </Card>
    </div>
  );
}

function Words({ page, tab: { campaign } }: ComposerProps) {
  const { refused } = page;
  const { subject, content } = refused?.values ?? {};
  return (
    <>
      <TextField
        name="subject"
        label="Subject"
        required
        maxLength={form.title}
        autoComplete="off"
        defaultValue={subject ?? campaign?.subjectLine}
        hint={`At most ${form.title} characters: more is cut off in most inboxes.`}
        error={errorOf(page, ['subject', 'title'])}
      />
      <TextAreaField
        name="content"
        label="Text"
        required
        rows={12}
        maxLength={form.text}
        defaultValue={content ?? campaign?.content}
        error={errorOf(page, ['content'])}
      />
      <Island of={MailBlocks} when="idle" props={{ field: 'content' }} />
      <Island of={MailEditor} when="idle" props={{ field: 'content' }} />
      <WhatToType />
    </>
  );
}

/** What the preview shows; nothing of it is saved. */
function Looking({ page }: { page: EmailMarketingProps }) {
  const views = Object.entries(MAIL_VIEWS).map(([value, label]) => ({ value, label }));
  return (
    <div className="grid-2">
      <SelectField name="view" label="Preview as" defaultValue="arrives" options={views} />
      <TextField
        name="person"
        type="email"
        label="Preview for"
        autoComplete="off"
        maxLength={LIMITS.email}
        hint="The address of a subscriber; empty for somebody without a name."
        error={errorOf(page, ['person'])}
      />
    </div>
  );
}

/** What stands for what in the text of a mail. */
function WhatToType() {
  return (
    <details>
      <summary>What you can type</summary>
      <dl className="mail-snippets">
        {MAIL_SNIPPETS.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <pre>{text}</pre>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function errorOf({ refused }: EmailMarketingProps, fields: readonly string[]): string | undefined {
  if (!refused || !fields.includes(refused.field ?? '')) return undefined;
  return besideField(refused.message);
}

function whenOf(campaign: Mailing | null): 'draft' | 'at' | 'local' {
  if (!campaign?.scheduledFor) return 'draft';
  return campaign.localTime === null ? 'at' : 'local';
}

function Sending({ page, tab: { campaign, sizes, own, wall: suggested } }: ComposerProps) {
  const { clock, refused } = page;
  const { segment, send, wall } = refused?.values ?? {};
  const number = numberFormat(clock.locale);
  return (
    <>
      <SelectField
        name="segment"
        label="To"
        required
        defaultValue={segment ?? String(campaign?.segment ?? 'all')}
        error={errorOf(page, ['segment'])}
        options={[
          ...CAMPAIGN_SEGMENTS.map((value) => ({
            value,
            label: `${CAMPAIGN_SEGMENT_NAMES[value]} (${number.format(sizes[value])})`,
          })),
          ...own.map(({ id, name, count }) => ({
            value: String(id),
            label: `${name} (${number.format(count)})`,
          })),
        ]}
      />
      <RadioGroup
        name="send"
        label="When"
        defaultValue={send ?? whenOf(campaign)}
        options={[
          { value: 'draft', label: 'Keep it as a draft' },
          { value: 'at', label: 'Send it at a time' },
          {
            value: 'local',
            label: 'Send it at a time on each reader’s own clock',
            hint: 'As far as their attribute "timezone" tells where they live, else on yours. It begins where it is that time first.',
          },
          { value: 'now', label: 'Send it now', hint: 'It leaves within seconds of saving.' },
        ]}
      />
      <div className="send-at">
        <TextField
          name="wall"
          type="datetime-local"
          label={`Date and time in ${clock.timeZone}`}
          required
          defaultValue={wall ?? suggested}
          error={errorOf(page, ['sendAt'])}
        />
      </div>
    </>
  );
}
