// The words of a post while they are written: title and text, counted as each channel counts, and cut into a thread
// where one allows it. The composer and the edit dialog both use it.
import { type Channel, type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import { countText } from '../../server/contract/count-text.ts';
import { formOn, type OwnLimits } from '../../server/contract/own-limits.ts';
import { describeRefusal, isUnfinished, type Refusal, refusalsOf } from '../../server/contract/refusals.ts';
import { countPost, splitThread, threadParts } from '../../server/contract/thread.ts';
import { Button } from './button.tsx';
import { TextAreaField, TextField } from './field.tsx';
import { numberFormat } from './formats.ts';

export interface Words {
  readonly title: string;
  readonly content: string;
}

/** Own limits of the servers that posts leave by, by their channels. */
export type OwnOf = Readonly<Partial<Record<ChannelType, OwnLimits | null>>>;

export interface PostWordsProps {
  /** Unique on the screen: the fields take their ids from it. */
  readonly id: string;
  /** Appended to the fields' names, for a form with several: `-3`. */
  readonly suffix?: string;
  /** The channels that these words are for. */
  readonly channels: readonly ChannelType[];
  /** Of their servers, where those have some of their own. */
  readonly own?: OwnOf;
  readonly words: Words;
  readonly onChange: (words: Words) => void;
  readonly errors?: Partial<Readonly<Record<keyof Words, string | undefined>>>;
  /** Takes the text cut into a thread for one channel; the words themselves change when absent. */
  readonly onSplit?: ((channel: ChannelType, content: string) => void) | undefined;
  /** What stands there when a field is empty. */
  readonly placeholder?: string;
  readonly optional?: boolean;
  readonly rows?: number;
}

export function PostWords(props: PostWordsProps) {
  const { id, suffix = '', channels, words, onChange, onSplit, errors = {} } = props;
  const { placeholder, optional = false } = props;
  const { own = {} } = props;
  const kinds = [...new Set(channels)].map((channel) => ({
    ...channelOf(channel),
    form: formOn(channel, own[channel]),
  }));
  const titled = kinds.filter(({ form }) => form.title > 0);
  const problems = findFaults(channels, words, own);
  return (
    <>
      {titled.length > 0 && (
        <TextField
          name={`title${suffix}`}
          id={`${id}-title-field`}
          label={titleLabel(titled, kinds)}
          required={!optional && titled.length === kinds.length}
          placeholder={placeholder}
          value={words.title}
          onChange={(event) => onChange({ ...words, title: event.target.value })}
          hint={<Counters counts={titled.map((kind) => countTitle(kind, words.title, kinds.length > 1))} />}
          error={errors.title ?? problems.title}
        />
      )}
      <TextAreaField
        name={`content${suffix}`}
        id={`${id}-content`}
        label="Text"
        required={!optional}
        rows={props.rows ?? 6}
        placeholder={placeholder}
        value={words.content}
        onChange={(event) => onChange({ ...words, content: event.target.value })}
        hint={
          kinds.length > 0 && (
            <Counters counts={kinds.map((kind) => countContent(kind, words.content, kinds.length > 1))} />
          )
        }
        error={errors.content ?? problems.content}
      />
      {[...new Set(channels)].map((channel) => (
        <Split key={channel} {...{ channel, words, onChange, onSplit, own }} />
      ))}
    </>
  );
}

/** What the channels would refuse, in one or more sentences a field; nothing when all take it. */
export function findRefused(
  channels: readonly ChannelType[],
  words: Words,
  own: OwnOf = {},
): Partial<Record<keyof Words, string>> {
  return joinRefusals(channels, words, { own, counts: () => true });
}

/** The same while the words are still being written: what is missing may yet come. */
function findFaults(
  channels: readonly ChannelType[],
  words: Words,
  own: OwnOf,
): Partial<Record<keyof Words, string>> {
  return joinRefusals(channels, words, { own, counts: (refusal) => !isUnfinished(refusal) });
}

function joinRefusals(
  channels: readonly ChannelType[],
  words: Words,
  { own, counts }: { readonly own: OwnOf; readonly counts: (refusal: Refusal) => boolean },
): Partial<Record<keyof Words, string>> {
  const found: Partial<Record<keyof Words, string>> = {};
  for (const channel of channels) {
    for (const refusal of refusalsOf(channel, words, own[channel]).filter(counts)) {
      const { field } = refusal;
      found[field] = [found[field], shorten(channel, refusal)].filter(Boolean).join(' ');
    }
  }
  return found;
}

/** The counter beside the field tells length and limit already. */
function shorten(channel: ChannelType, refusal: Refusal): string {
  return refusal.id === 'title-long' || refusal.id === 'content-long'
    ? `${refusal.count - refusal.most} too many for ${channelOf(channel).name}.`
    : describeRefusal(channel, refusal);
}

function titleLabel(titled: readonly Channel[], kinds: readonly Channel[]): string {
  const isMail = titled.some(({ delivery }) => delivery === 'mail');
  const word = titled.every(({ delivery }) => delivery === 'mail')
    ? 'Subject'
    : isMail
      ? 'Title or subject'
      : 'Title';
  return titled.length === kinds.length ? word : `${word} on ${titled.map(({ name }) => name).join(', ')}`;
}

interface Count {
  readonly name: string | undefined;
  readonly length: number;
  readonly most: number;
  readonly unit: string;
}

const UNITS = {
  characters: 'characters',
  utf16: 'characters',
  bytes: 'bytes',
  weighted: 'characters',
  graphemes: 'characters',
  'short-links': 'characters',
} as const;

function countTitle({ name, form }: Channel, title: string, isOneOfMany: boolean): Count {
  const length = countText('characters', title);
  return { name: isOneOfMany ? name : undefined, length, most: form.title, unit: 'characters' };
}

function countContent({ name, form }: Channel, content: string, isOneOfMany: boolean): Count {
  const parts = threadParts(form, content).length;
  return {
    name: isOneOfMany ? name : undefined,
    length: countPost(form, content),
    most: form.text,
    unit: parts > 1 ? `${UNITS[form.counting]}, the longest of ${parts} posts` : UNITS[form.counting],
  };
}

function Counters({ counts }: { counts: readonly Count[] }) {
  const numbers = numberFormat('en');
  return (
    <span className="counters numbers">
      {counts.map(({ name, length, most, unit }) => (
        <span key={name ?? unit} className={length > most ? 'counter-over' : undefined}>
          {name && `${name}: `}
          {numbers.format(length)} of {numbers.format(most)} {unit}
        </span>
      ))}
    </span>
  );
}

type SplitProps = Pick<PostWordsProps, 'words' | 'onChange' | 'onSplit' | 'own'> & {
  readonly channel: ChannelType;
};

/** Offers to cut what is too long into a thread. */
function Split({ channel, words, onChange, onSplit, own = {} }: SplitProps) {
  const { name } = channelOf(channel);
  const form = formOn(channel, own[channel]);
  if (form.thread === 1 || countPost(form, words.content) <= form.text) return null;
  const content = splitThread(form, words.content);
  const parts = threadParts(form, content).length;
  if (parts > form.thread) return <p className="quiet small">Too long for a thread on {name}, too.</p>;
  const split = () => (onSplit ? onSplit(channel, content) : onChange({ ...words, content }));
  return (
    <p className="row">
      <Button size="sm" icon="list" onClick={split}>
        Split into a thread of {parts} for {name}
      </Button>
      <span className="quiet small">A line with --- parts one post from the next.</span>
    </p>
  );
}
