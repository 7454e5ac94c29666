// Each chosen channel's post as it will look, and words of its own for it.
import { channelOf } from '../../server/contract/channels/index.ts';
import { takesComment } from '../../server/contract/first-comment.ts';
import { PostCost } from '../../views/components/post-cost.tsx';
import { PostPreview } from '../../views/components/post-preview.tsx';
import { PostWords, type Words } from '../../views/components/post-words.tsx';
import { type ComposerChannel, type Draft, type Errors, ownOf, ownWords, wordsFor } from './draft.ts';

interface VersionsProps {
  readonly id: string;
  readonly channels: readonly ComposerChannel[];
  readonly draft: Draft;
  readonly errors: Errors;
  readonly locale: string;
  readonly onChange: (part: Partial<Draft>) => void;
}

export function Versions({ id, channels, draft, errors, locale, onChange }: VersionsProps) {
  const change = (channel: number, words: Words) =>
    onChange({
      versions: { ...draft.versions, [channel]: { title: words.title, content: words.content } },
    });
  return (
    <section className="stack" aria-label="Preview">
      <h3>Preview</h3>
      {channels.length === 0 && (
        <p className="quiet">Choose a channel to see the post as it will look there.</p>
      )}
      {channels.map((channel) => (
        <div key={channel.id} className="stack stack-sm">
          <PostPreview
            channel={channel.type}
            account={channel.name}
            network={channel.network}
            media={draft.media}
            firstComment={takesComment(channel) ? (draft.firstComment ?? '') : ''}
            {...wordsFor(draft, channel.id)}
          />
          <PostCost
            channel={channel.type}
            network={channel.network}
            content={wordsFor(draft, channel.id).content}
            locale={locale}
          />
          {channels.length > 1 && (
            <OwnWords
              id={`${id}-own-${channel.id}`}
              channel={channel}
              draft={draft}
              errors={errors}
              onChange={(words) => change(channel.id, words)}
            />
          )}
        </div>
      ))}
    </section>
  );
}

interface OwnWordsProps {
  readonly id: string;
  readonly channel: ComposerChannel;
  readonly draft: Draft;
  readonly errors: Errors;
  readonly onChange: (words: Words) => void;
}

/** Opened, it begins with the common words, to be changed; emptied, the common ones hold again. */
function OwnWords({ id, channel, draft, errors, onChange }: OwnWordsProps) {
  const own = ownWords(draft, channel.id);
  const isOwn = Boolean(own.content.trim() || own.title.trim());
  const { name, form } = channelOf(channel.type);
  return (
    <details
      className="composer-own"
      open={isOwn || undefined}
      onToggle={(event) => {
        if (event.currentTarget.open && !isOwn) {
          onChange({ title: form.title > 0 ? draft.title : '', content: draft.content });
        }
      }}
    >
      <summary>Other words for {name}</summary>
      <div className="stack stack-sm">
        <PostWords
          id={id}
          suffix={`-${channel.id}`}
          channels={[channel.type]}
          own={ownOf([channel])}
          words={own}
          errors={{ title: errors[`title-${channel.id}`], content: errors[`content-${channel.id}`] }}
          placeholder="The same as for all"
          optional
          rows={4}
          onChange={onChange}
        />
      </div>
    </details>
  );
}
