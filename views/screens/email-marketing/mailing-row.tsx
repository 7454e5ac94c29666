// One campaign of the list: where it stands, whom it goes or went to, and what can be done about it.

import { CAMPAIGN_SEGMENT_NAMES } from '../../../server/contract/constants/email.ts';
import type { Mailing } from '../../../server/contract/mailing.ts';
import type { PostAction } from '../../../server/contract/post.ts';
import { Badge, Tag, type Tone } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Banner } from '../../components/feedback.tsx';
import { numberFormat } from '../../components/formats.ts';
import { describeMails, describeReads, hasStayed, STAYED } from '../../components/mail-words.ts';
import { FinalAct, PlainAct } from '../../components/plain-act.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import type { EmailMarketingProps } from './types.ts';

const COMPOSE = '/email-marketing?tab=campaigns&compose=';

const STATES: Readonly<Record<Mailing['postStatus'], { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'accent' },
  publishing: { label: 'Sending', tone: 'accent' },
  published: { label: 'Sent', tone: 'success' },
  awaiting_approval: { label: 'Awaiting approval', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
  needs_attention: { label: 'Needs attention', tone: 'danger' },
};

const KEPT = { label: STAYED, tone: 'neutral' } as const;

export interface MailingRowProps {
  readonly campaign: Mailing;
  readonly page: EmailMarketingProps;
  readonly screen: string;
}

export function MailingRow({ campaign, page, screen }: MailingRowProps) {
  const { label, tone } = hasStayed(campaign) ? KEPT : STATES[campaign.postStatus];
  return (
    <article className="post" aria-label={campaign.subjectLine}>
      <div className="row post-head">
        <Badge tone={tone}>{label}</Badge>
        {campaign.createdByAI && <Tag accent>AI Created</Tag>}
        <span className="quiet small">
          <When campaign={campaign} clock={page.clock} />
        </span>
      </div>
      <div className="post-text">
        <strong>{campaign.subjectLine}</strong>
        <p className="post-words clamp">{campaign.content}</p>
      </div>
      {campaign.note && (
        <Banner tone={campaign.postStatus === 'failed' ? 'danger' : 'warning'}>{campaign.note}</Banner>
      )}
      <p className="quiet small numbers">
        <Reach campaign={campaign} page={page} />
      </p>
      <div className="row post-acts">
        <Acts campaign={campaign} page={page} screen={screen} />
      </div>
    </article>
  );
}

function When({
  campaign: { sentAt, scheduledFor, createdAt },
  clock,
}: {
  campaign: Mailing;
  clock: Clockface;
}) {
  const at = sentAt ?? scheduledFor;
  if (at) return <Time at={at} clock={clock} exact />;
  return (
    <>
      Written <Time at={createdAt} clock={clock} />
    </>
  );
}

function Reach({ campaign, page }: { campaign: Mailing; page: EmailMarketingProps }) {
  const number = numberFormat(page.clock.locale);
  const { segment, audienceSize, delivered } = campaign;
  const name = CAMPAIGN_SEGMENT_NAMES[segment];
  const to = segment === 'all' ? 'To all subscribers' : `To the segment ${name}`;
  if (delivered === null) return `${to}: ${number.format(audienceSize)} now`;
  const mails = describeMails(campaign, page.clock.locale);
  return hasStayed(campaign)
    ? `${to}: ${mails}`
    : `${to}: ${mails}. ${describeReads(campaign, page.clock.locale)}`;
}

function Acts({ campaign, page, screen }: MailingRowProps) {
  const { id, actions } = campaign;
  const may = (action: PostAction) => actions.includes(action);
  const post = `/api/contents/${id}`;
  const to = (done: string) => ({ screen, next: `${screen}&done=${done}` });
  return (
    <>
      {may('approve') && (
        <PlainAct action={`${post}/approve`} icon="check" {...to('approved')}>
          Approve
        </PlainAct>
      )}
      {may('reject') && (
        <PlainAct action={`${post}/reject`} icon="circle-x" {...to('rejected')}>
          Reject
        </PlainAct>
      )}
      {may('edit') && (
        <ButtonLink size="sm" icon="pencil" href={`#${COMPOSE}${id}`}>
          Edit
        </ButtonLink>
      )}
      <ButtonLink size="sm" icon="eye" href={`/api/mailings/${id}/preview`} target="_blank" rel="noreferrer">
        Preview
      </ButtonLink>
      {page.canWrite && <More campaign={campaign} page={page} screen={screen} />}
    </>
  );
}

function leaving({ clock, mailIsLocal }: EmailMarketingProps, people: number): string {
  const size = numberFormat(clock.locale).format(people);
  return mailIsLocal
    ? `No mail server is set: the mails to ${size} people go into the local outbox.`
    : `It leaves within seconds to ${size} people.`;
}

/** What is done less often, and what cannot be taken back. */
function More({ campaign, page, screen }: MailingRowProps) {
  const { id, actions } = campaign;
  const may = (action: PostAction) => actions.includes(action);
  const post = `/api/contents/${id}`;
  const to = (done: string) => ({ screen, next: `${screen}&done=${done}` });
  return (
    <details className="more" id={`more-${id}`}>
      <summary className="button button-secondary button-sm" aria-label={`More for ${campaign.subjectLine}`}>
        More
      </summary>
      <div className="row">
        <PlainAct action={`/api/mailings/${id}/test`} icon="mail" {...to('tested')}>
          Send me a test
        </PlainAct>
        {may('unschedule') && (
          <PlainAct action={`${post}/unschedule`} icon="undo" {...to('cancelled')}>
            Cancel
          </PlainAct>
        )}
        {may('publish') && (
          <FinalAct
            id={`send-${id}`}
            ask="Send now"
            explain={leaving(page, campaign.audienceSize)}
            action={`${post}/publish`}
            icon="send"
            {...to('sending')}
          >
            Send it
          </FinalAct>
        )}
        {may('delete') && (
          <FinalAct
            id={`delete-${id}`}
            ask="Delete"
            explain="This cannot be undone."
            action={post}
            method="DELETE"
            icon="trash"
            {...to('deleted')}
          >
            Delete it
          </FinalAct>
        )}
      </div>
    </details>
  );
}
