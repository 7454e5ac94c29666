// Segments: the four that everybody has, those of the business with their rules in words, and the one that is built.
import SegmentBuilder from '../../../../islands/segment-builder/index.tsx';
import { SEGMENT_NAMES, segmentOf } from '../../../../server/contract/constants/email.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/feedback.tsx';
import { numberFormat } from '../../../components/formats.ts';
import { FinalAct } from '../../../components/plain-act.tsx';
import { Stat } from '../../../components/stat.tsx';
import { Island } from '../../../island.tsx';
import type { EmailMarketingProps, ShownSegment, TabProps } from '../types.ts';
import { AUDIENCE, routeOfView } from './nav.tsx';

const HERE = routeOfView('segments');

export function SegmentsView({ page, sizes, own }: TabProps<'segments'>) {
  const number = numberFormat(page.clock.locale);
  return (
    <>
      <section className="stack" data-region="segments" aria-labelledby="segments-title">
        <h2 id="segments-title" className="card-title">
          For everybody, counted anew each time
        </h2>
        <div className="grid-4">
          {SEGMENT_NAMES.map((name) => {
            const { name: label, rule } = segmentOf(name);
            return (
              <Card key={name}>
                <Stat
                  label={<a href={`#${AUDIENCE}&group=${name}`}>{label}</a>}
                  value={number.format(sizes[name])}
                  hint={rule}
                />
              </Card>
            );
          })}
        </div>
      </section>
      <Card
        title="Your segments"
        description="Rules over what you know of people. Who is in one is found whenever it is used: by a campaign, an automation, or the list of people."
        region="own-segments"
        actions={
          page.canWrite && (
            <ButtonLink size="sm" icon="plus" href={`#${HERE}&segment=new`}>
              New segment
            </ButtonLink>
          )
        }
      >
        {own.length === 0 ? (
          <EmptyState
            icon="users"
            title="No segments yet"
            text="Such as those with the tag vip who ordered in the last 30 days."
          />
        ) : (
          <ul className="list">
            {own.map((segment) => (
              <SegmentRow key={segment.id} page={page} segment={segment} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function SegmentRow({ page, segment }: { page: EmailMarketingProps; segment: ShownSegment }) {
  const { id, name, words, count } = segment;
  const people = count === 1 ? '1 person' : `${numberFormat(page.clock.locale).format(count)} people`;
  return (
    <li className="stack stack-sm">
      <div className="row">
        <strong>{name}</strong>
        <a href={`#${AUDIENCE}&segment=${id}`}>{people}</a>
      </div>
      <p className="wrap">{words}</p>
      {page.canWrite && (
        <div className="row">
          <ButtonLink size="sm" icon="pencil" href={`#${HERE}&segment=${id}`} aria-label={`Change ${name}`}>
            Change
          </ButtonLink>
          <FinalAct
            id={`delete-segment-${id}`}
            ask="Delete"
            explain="The people stay. Campaigns that have left keep to whom they went, and automations keep the conditions that they took from it."
            action={`/api/segments/${id}`}
            method="DELETE"
            icon="trash"
            screen={HERE}
            next={`${HERE}&done=segment-removed`}
          >
            Delete the segment
          </FinalAct>
        </div>
      )}
    </li>
  );
}

export function SegmentView({ page, id, name, draft, choices }: TabProps<'segment'>) {
  const { userId, refused, clock } = page;
  const isOurs = refused !== undefined;
  return (
    <Card
      title={id === null ? 'New segment' : name}
      description="Who is in it is asked anew whenever it is used. Without a condition about the status, only people who are subscribed are in it."
      region="segment"
      actions={
        <ButtonLink variant="quiet" icon="arrow-left" href={`#${HERE}`}>
          All segments
        </ButtonLink>
      }
    >
      {page.canWrite ? (
        <Island
          of={SegmentBuilder}
          prefix={`segment-${id ?? 'new'}`}
          when="load"
          props={{
            userId,
            id,
            name: isOurs ? (refused.values.name ?? name) : name,
            draft,
            choices,
            locale: clock.locale,
            ...(isOurs && { refused: { field: refused.field ?? '', message: refused.message } }),
          }}
        />
      ) : (
        <p>Only who may write can change segments.</p>
      )}
    </Card>
  );
}
