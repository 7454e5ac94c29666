// How a post comes again: its rhythm, its end, its words from then on; and the way to stop it. A plain form.

import { channelOf } from '../../../server/contract/channels/index.ts';
import type { Post } from '../../../server/contract/post.ts';
import type { Repetition } from '../../../server/contract/price.ts';
import { RHYTHMS, type Series } from '../../../server/contract/series.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { SeriesCost } from '../../components/post-cost.tsx';
import { type Clockface, Time } from '../../components/time.tsx';

export interface RepeatProps {
  readonly post: Post;
  /** Null where it never came again. */
  readonly series: Series | null;
  /** Wall time that is suggested for the first time it comes again. */
  readonly suggestedAt: string;
  readonly clock: Clockface;
  /** What a plain form sent. */
  readonly values: Readonly<Record<string, string>>;
}

const UNITS = [
  { value: 'day', label: 'days' },
  { value: 'week', label: 'weeks' },
  { value: 'month', label: 'months' },
];

export function Repeat({ post, series, suggestedAt, clock, values }: RepeatProps) {
  const { name, form, repeats } = channelOf(post.platform);
  const isActive = series?.state === 'active';
  const call = `/api/contents/${post.id}/series`;
  const screen = `/posts/${post.id}`;
  const usual = { ...post, ...series };
  return (
    <Card
      title="Repeat"
      description="Each time it is a post of its own, which leaves as what is planned does."
    >
      <div className="stack narrow" id="repeat">
        {series && <Standing series={series} clock={clock} />}
        {!repeats && (
          <p className="quiet small">
            {name} takes no text twice. What Drivyn wrote is told anew each time; your own words wait for you
            to change them.
          </p>
        )}
        <Form className="stack" action={`${call}?_method=put`} data-enhance="">
          <input type="hidden" name="screen" value={screen} />
          <input type="hidden" name="next" value={screen} />
          <input type="hidden" name="timeZone" value={clock.timeZone} />
          <div className="grid-3">
            <TextField
              name="every"
              id="repeat-every"
              label="Every"
              required
              type="number"
              min={1}
              max={365}
              defaultValue={values.every ?? series?.every ?? 1}
            />
            <SelectField
              name="unit"
              id="repeat-unit"
              label="Days, weeks or months"
              required
              options={UNITS}
              defaultValue={values.unit ?? series?.unit ?? 'month'}
            />
            <TextField
              name="at"
              id="repeat-at"
              label={`First, in ${clock.timeZone}`}
              required
              type="datetime-local"
              defaultValue={values.at ?? suggestedAt}
            />
            <TextField
              name="until"
              id="repeat-until"
              label="Not after"
              type="date"
              defaultValue={values.until ?? series?.until ?? ''}
            />
            <TextField
              name="most"
              id="repeat-most"
              label="Times, at most"
              type="number"
              min={1}
              max={500}
              defaultValue={values.most ?? series?.most ?? ''}
            />
            <TextField
              name="coolDown"
              id="repeat-cool-down"
              label="Days apart at least"
              type="number"
              min={0}
              max={365}
              defaultValue={values.coolDown ?? series?.coolDown ?? ''}
            />
          </div>
          {form.title > 0 && (
            <TextField
              name="title"
              id="repeat-title"
              label="Title from then on"
              defaultValue={values.title ?? usual.title ?? ''}
            />
          )}
          <TextAreaField
            name="content"
            id="repeat-content"
            label="Text from then on"
            required
            rows={4}
            defaultValue={values.content ?? usual.content}
          />
          <SeriesCost
            channel={post.platform}
            network={post.network}
            content={values.content ?? usual.content}
            repetition={repetitionOf(values, isActive ? series : null)}
            locale={clock.locale}
          />
          <div className="row">
            <Button type="submit">{isActive ? 'Change what is to come' : 'Repeat'}</Button>
          </div>
        </Form>
        {isActive && (
          <Form action={`${call}?_method=delete`} data-enhance="">
            <input type="hidden" name="screen" value={screen} />
            <input type="hidden" name="next" value={screen} />
            <Button type="submit">Stop</Button>
          </Form>
        )}
      </div>
    </Card>
  );
}

/** As it was typed, else as it stands; null while nobody has said. */
function repetitionOf(values: RepeatProps['values'], series: Series | null): Repetition | null {
  const every = Number(values.every);
  const unit = RHYTHMS.find((one) => one === values.unit);
  if (!unit || !Number.isInteger(every) || every < 1) return series;
  const most = Number(values.most);
  return { every, unit, most: Number.isInteger(most) && most > 0 ? most : null };
}

function Standing({ series: { made, nextAt, state }, clock }: { series: Series; clock: Clockface }) {
  const times = made === 1 ? 'once' : `${made} times`;
  if (state === 'ended') return <p>It has come again {times} and has ended.</p>;
  return (
    <p>
      {nextAt === null ? 'It goes on once its channel is active.' : 'Comes again '}
      {nextAt !== null && <Time at={nextAt} clock={clock} exact />}
      {made > 1 && `, ${times} so far`}.
    </p>
  );
}
