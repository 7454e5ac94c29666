// Other versions of a post beside the words that are edited: looked at, taken over, made a draft of another channel, or left.
import { useEffect, useState } from 'react';
import type { Account } from '../../server/contract/account.ts';
import { type ChannelType, channelOf } from '../../server/contract/channels/index.ts';
import type { Connection } from '../../server/contract/connection.ts';
import { TONES } from '../../server/contract/constants/industries.ts';
import type { Post, PostVersion, PostVersions } from '../../server/contract/post.ts';
import { Button } from '../../views/components/button.tsx';
import { SelectField } from '../../views/components/field.tsx';
import { PostPreview } from '../../views/components/post-preview.tsx';
import { api, messageOf } from './api.ts';
import { attempt } from './use-write.ts';

const WAYS = { shorter: 'Shorter', angle: 'From another angle' } as const;
const OPTIONS = [
  ...Object.entries(WAYS).map(([value, label]) => ({ value, label })),
  ...Object.entries(TONES).map(([value, label]) => ({
    value: `tone:${value}`,
    label: `In another tone: ${label}`,
  })),
];

/** Where else a post may be told. */
type Place = Pick<Connection, 'id' | 'type' | 'name' | 'network'>;

interface RewritePanelProps {
  readonly id: string;
  readonly post: Pick<Post, 'id' | 'platform'>;
  /** As they are edited now. */
  readonly words: { readonly title: string; readonly content: string };
  readonly disabled: boolean;
  readonly onUse: (version: PostVersion) => void;
}

/** What was found: for this post, or for another channel. */
interface Found {
  readonly versions: readonly PostVersion[];
  readonly place: Place | undefined;
}

export function RewritePanel({ id, post, words, disabled, onUse }: RewritePanelProps) {
  const places = usePlaces(post.platform);
  const [way, setWay] = useState('shorter');
  const [isPending, setPending] = useState(false);
  const [found, setFound] = useState<Found | string>();
  const ask = async () => {
    const place = places.find((one) => way === `channel:${one.id}`);
    const [how, tone] = way.split(':');
    setPending(true);
    try {
      const wish = place ? { how, platformId: place.id } : { how, ...(tone !== undefined && { tone }) };
      const answer = await api<PostVersions>('POST', `/api/contents/${post.id}/rewrite`, wish);
      setFound({ versions: answer.versions, place });
    } catch (error) {
      setFound(messageOf(error));
    }
    setPending(false);
  };
  const elsewhere = places.map(({ id: place, type }) => ({
    value: `channel:${place}`,
    label: `For ${channelOf(type).name}: a new draft there`,
  }));
  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Have it told otherwise</h3>
      <div className="row rewrite-ask">
        <SelectField
          name="way"
          id={`${id}-way`}
          label="How"
          required
          options={[...OPTIONS, ...elsewhere]}
          value={way}
          onChange={(event) => setWay(event.target.value)}
        />
        <Button onClick={ask} pending={isPending} pendingLabel="Looking..." disabled={disabled}>
          Show versions
        </Button>
      </div>
      <div className="stack" role="status">
        {typeof found === 'string' && <p>{found}</p>}
        {typeof found === 'object' && <p className="quiet">{describe(found)}</p>}
      </div>
      {typeof found === 'object' && found.versions.length > 0 && (
        <ul className="rewrite-versions" aria-label="Versions">
          <li className="stack stack-sm rewrite-now">
            <strong>As it is now</strong>
            <PostPreview channel={post.platform} account={channelOf(post.platform).name} {...words} />
          </li>
          {found.versions.map((version) => (
            <Version key={version.content} {...{ version, post, disabled, onUse }} place={found.place} />
          ))}
        </ul>
      )}
    </section>
  );
}

function describe({ versions, place }: Found): string {
  if (versions.length === 0) return 'There is no other version of this kind. Try another.';
  if (!place) return 'The words that you use stand above then, to be saved.';
  return `What you choose becomes a new draft for ${channelOf(place.type).name}. This post stays as it is.`;
}

interface VersionProps extends Pick<RewritePanelProps, 'post' | 'disabled' | 'onUse'> {
  readonly version: PostVersion;
  readonly place: Place | undefined;
}

function Version({ version, place, post, disabled, onUse }: VersionProps) {
  const [state, setState] = useState<'open' | 'saving' | 'saved'>('open');
  const { title, content } = version;
  const type = place?.type ?? post.platform;
  const { name } = channelOf(type);
  const save = async (platformId: number) => {
    setState('saving');
    const draft = { platformIds: [platformId], title, content, status: 'draft', from: post.id };
    const isSaved = await attempt(() => api<Post[]>('POST', '/api/contents', draft), {
      done: () => ({
        title: `Draft for ${name} saved`,
        description: 'It waits there until you schedule it.',
      }),
      failed: 'Could not save the draft',
    });
    setState(isSaved ? 'saved' : 'open');
  };
  return (
    <li className="stack stack-sm">
      <strong>{place ? `For ${name}` : 'Otherwise'}</strong>
      <PostPreview
        channel={type}
        account={place?.name ?? name}
        network={place?.network}
        title={title ?? ''}
        content={content}
      />
      {place ? (
        <Button
          size="sm"
          disabled={disabled || state === 'saved'}
          pending={state === 'saving'}
          onClick={() => save(place.id)}
        >
          {state === 'saved' ? `Saved as a draft for ${name}` : `Save as a draft for ${name}`}
        </Button>
      ) : (
        <Button size="sm" disabled={disabled} onClick={() => onUse(version)}>
          Use these words
        </Button>
      )}
    </li>
  );
}

/** The other channels that take posts; none until they are known. */
function usePlaces(channel: ChannelType): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const load = async () => {
      const { id } = await api<Account>('GET', '/api/user');
      const all = await api<Connection[]>('GET', `/api/users/${id}/platforms`);
      setPlaces(all.filter((one) => one.type !== channel && channelOf(one.type).delivery !== 'none'));
    };
    // Without them a post can still be told otherwise where it is.
    load().catch(() => setPlaces([]));
  }, [channel]);
  return places;
}
