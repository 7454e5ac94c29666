// One campaign of the list: where it stands, whom it goes or went to, and what can be done about it.

import type { AgainTo, Mailing, MailingMove } from '../../../server/contract/mailing.ts';
import type { PostAction } from '../../../server/contract/post.ts';
import { Badge, Tag, type Tone } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Banner } from '../../components/feedback.tsx';
import { numberFormat } from '../../components/formats.ts';
import { describeMails, describeReads, hasStayed, STAYED } from '../../components/mail-words.ts';
import { withoutFields } from '../../components/merge-words.ts';
import { FinalAct, PlainAct } from '../../components/plain-act.tsx';
import { type Clockface, Time } from '../../components/time.tsx';
import type { EmailMarketingProps, ListedMailing } from './types.ts';

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
const PAUSED = { label: 'Paused', tone: 'warning' } as const;
const CANCELLED = { label: 'Cancelled', tone: 'neutral' } as const;

function stateOf(campaign: Mailing): { readonly label: string; readonly tone: Tone } {
  const { postStatus, stopped } = campaign;
  if (postStatus === 'publishing' && stopped === 'paused') return PAUSED;
  if (stopped === 'cancelled' && (postStatus === 'publishing' || postStatus === 'published'))
    return CANCELLED;
  return hasStayed(campaign) && postStatus !== 'publishing' ? KEPT : STATES[postStatus];
}

export interface MailingRowProps {
  readonly campaign: ListedMailing;
  readonly page: EmailMarketingProps;
  readonly screen: string;
}

export function MailingRow({ campaign, page, screen }: MailingRowProps) {
  const { label, tone } = stateOf(campaign);
  return (
    <article className="post" aria-label={withoutFields(campaign.subjectLine)}>
      <div className="row post-head">
        <Badge tone={tone}>{label}</Badge>
        {campaign.createdByAI && <Tag accent>AI Created</Tag>}
        <span className="quiet small">
          <When campaign={campaign} clock={page.clock} />
        </span>
      </div>
      <div className="post-text">
        <strong>{withoutFields(campaign.subjectLine)}</strong>
        <p className="post-words clamp">{withoutFields(campaign.words)}</p>
      </div>
      {campaign.note && (
        <Banner tone={campaign.postStatus === 'failed' ? 'danger' : 'warning'}>{campaign.note}</Banner>
      )}
      <p className="quiet small numbers">
        <Reach campaign={campaign} page={page} />
      </p>
      <Course campaign={campaign} />
      <div className="row post-acts">
        <Acts campaign={campaign} page={page} screen={screen} />
      </div>
    </article>
  );
}

function When({
  campaign: { sentAt, scheduledFor, localTime, createdAt },
  clock,
}: {
  campaign: Mailing;
  clock: Clockface;
}) {
  const at = sentAt ?? scheduledFor;
  if (at && localTime)
    return (
      <>
        {localTime.replace('T', ' ')} on each reader’s own clock, from <Time at={at} clock={clock} exact /> on
      </>
    );
  if (at) return <Time at={at} clock={clock} exact />;
  return (
    <>
      Written <Time at={createdAt} clock={clock} />
    </>
  );
}

/** How far a mailing is that is on its way. */
function Course({ campaign: { subjectLine, remaining, audienceSize } }: { campaign: Mailing }) {
  if (remaining === null || audienceSize === 0) return null;
  return (
    <progress
      aria-label={`How far ${withoutFields(subjectLine)} is`}
      max={audienceSize}
      value={audienceSize - remaining}
    />
  );
}

function Reach({ campaign, page }: { campaign: Mailing; page: EmailMarketingProps }) {
  const number = numberFormat(page.clock.locale);
  const { segment, segmentName, audienceSize, delivered, again, remaining } = campaign;
  const to = again
    ? AGAIN[again.to]
    : segment === 'all'
      ? 'To all subscribers'
      : `To the segment ${segmentName}`;
  if (delivered === null) return `${to}: ${number.format(audienceSize)} now`;
  const mails = describeMails(campaign, page.clock.locale);
  return hasStayed(campaign) || remaining !== null
    ? `${to}: ${mails}`
    : `${to}: ${mails}. ${describeReads(campaign, page.clock.locale)}`;
}

const AGAIN: Readonly<Record<AgainTo, string>> = {
  unreached: 'Once more, to those whose server refused it for then',
  unopened: 'Once more, to those who did not open it',
};

function Acts({ campaign, page, screen }: MailingRowProps) {
  const { id, actions } = campaign;
  const may = (action: PostAction) => actions.includes(action);
  const post = `/api/contents/${id}`;
  const to = (done: string) => ({ screen, next: `${screen}&done=${done}` });
  return (
    <>
      <Moves campaign={campaign} screen={screen} />
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
      {campaign.delivered !== null && (
        <ButtonLink size="sm" icon="users" href={`#/email-marketing?recipients=${id}`}>
          Recipients
        </ButtonLink>
      )}
      {page.canWrite && <More campaign={campaign} page={page} screen={screen} />}
    </>
  );
}

/** What is done with one that is on its way. */
function Moves({ campaign: { id, moves }, screen }: Omit<MailingRowProps, 'page'>) {
  const may = (move: MailingMove) => moves.includes(move);
  const to = (done: string) => ({ screen, next: `${screen}&done=${done}` });
  return (
    <>
      {may('pause') && (
        <PlainAct action={`/api/mailings/${id}/pause`} icon="pause" {...to('mailing-paused')}>
          Pause
        </PlainAct>
      )}
      {may('resume') && (
        <PlainAct action={`/api/mailings/${id}/resume`} icon="play" {...to('sending')}>
          Resume
        </PlainAct>
      )}
      {may('cancel') && (
        <FinalAct
          id={`cancel-${id}`}
          ask="Cancel"
          explain="Mails that have left cannot be called back; the others are never sent."
          action={`/api/mailings/${id}/cancel`}
          icon="circle-x"
          {...to('mailing-cancelled')}
        >
          Cancel it
        </FinalAct>
      )}
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
      <summary
        className="button button-secondary button-sm"
        aria-label={`More for ${withoutFields(campaign.subjectLine)}`}
      >
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
