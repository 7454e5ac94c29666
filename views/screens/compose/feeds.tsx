// Feeds whose new articles become drafts: which there are, and one more.
import type { NewsFeed } from '../../../server/contract/news-feed.ts';
import { besideField } from '../../components/beside-field.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choices.tsx';
import { Banner, EmptyState } from '../../components/feedback.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { FinalAct, PlainAct } from '../../components/plain-act.tsx';
import { type Clockface, Time } from '../../components/time.tsx';

export const FEEDS_ROUTE = '/compose?from=feed';

export interface FeedsProps {
  readonly feeds: readonly NewsFeed[];
  /** Channels that get drafts: ids and what they are called. */
  readonly channels: readonly { readonly id: number; readonly name: string; readonly needsMedia: boolean }[];
  readonly clock: Clockface;
  /** What was typed and is wrong. */
  readonly refused?: {
    readonly values: Readonly<Record<string, string>>;
    readonly field: string | undefined;
    readonly message: string;
  };
}

export function Feeds({ feeds, channels, clock, refused }: FeedsProps) {
  return (
    <div className="stack">
      {feeds.length === 0 ? (
        <EmptyState
          icon="inbox"
          title="No feed yet"
          text="Most blogs and shops have one. Enter the address of the blog: Drivyn finds the feed that it names."
        />
      ) : (
        <ul className="list">
          {feeds.map((feed) => (
            <li key={feed.id}>
              <FeedFacts feed={feed} channels={channels} clock={clock} />
              <span className="row">
                <PlainAct action={`/api/news-feeds/${feed.id}/read`} screen={FEEDS_ROUTE} next={FEEDS_ROUTE}>
                  Read now<span className="unseen">: {feed.title}</span>
                </PlainAct>
                <FinalAct
                  id={`remove-feed-${feed.id}`}
                  ask="Remove"
                  explain="Drafts that were made of it stay."
                  action={`/api/news-feeds/${feed.id}`}
                  method="DELETE"
                  screen={FEEDS_ROUTE}
                  next={FEEDS_ROUTE}
                >
                  Remove<span className="unseen"> {feed.title}</span>
                </FinalAct>
              </span>
            </li>
          ))}
        </ul>
      )}
      <AddFeed channels={channels} refused={refused} />
    </div>
  );
}

function FeedFacts({
  feed,
  channels,
  clock,
}: Pick<FeedsProps, 'channels' | 'clock'> & { readonly feed: NewsFeed }) {
  const names = channels.filter(({ id }) => feed.platformIds.includes(id)).map(({ name }) => name);
  const drafts = feed.drafts === 1 ? '1 draft' : `${feed.drafts} drafts`;
  return (
    <span className="wrap">
      <strong>{feed.title}</strong>
      <br />
      <span className="quiet">
        <a href={feed.url} rel="noreferrer">
          {feed.url}
        </a>
        <br />
        {names.length === 0 ? 'None of its channels is connected any more' : `Drafts for ${names.join(', ')}`}
        {'. '}
        {drafts} so far. Last read <Time at={feed.readAt} clock={clock} />
      </span>
      {feed.problem !== null && (
        <Banner tone="warning">
          {feed.problem} It is read again <Time at={feed.nextAt} clock={clock} exact />.
        </Banner>
      )}
    </span>
  );
}

function AddFeed({ channels, refused }: Pick<FeedsProps, 'channels' | 'refused'>) {
  const wrong = (field: string) => (refused?.field === field ? besideField(refused.message) : undefined);
  return (
    <Form className="stack" action="/api/news-feeds" data-enhance="">
      <input type="hidden" name="screen" value={FEEDS_ROUTE} />
      {refused && wrong('url') === undefined && <Banner tone="danger">{besideField(refused.message)}</Banner>}
      <TextField
        name="url"
        label="Address of the blog or its feed"
        inputMode="url"
        autoComplete="off"
        required
        maxLength={2048}
        defaultValue={refused?.values.url}
        error={wrong('url')}
        hint="What stands there now is left alone: drafts are made of what is published from now on."
      />
      <fieldset className="choices">
        <legend>Drafts for</legend>
        {channels.map(({ id, name, needsMedia }) => (
          <Checkbox
            key={id}
            name={`channel-${id}`}
            label={name}
            value="true"
            hint={needsMedia ? 'You add what it shows before it can leave.' : undefined}
            defaultChecked={
              refused === undefined ? !needsMedia : refused.values[`channel-${id}`] !== undefined
            }
          />
        ))}
      </fieldset>
      <div className="row">
        <Button type="submit" variant="primary">
          Add the feed
        </Button>
      </div>
    </Form>
  );
}
