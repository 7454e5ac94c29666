// Other versions of a post's words, beside the ones that are edited: looked at, taken over, or left.
import { useState } from 'react';
import { TONES } from '../../server/contract/constants/industries.ts';
import type { PostVersion, PostVersions } from '../../server/contract/post.ts';
import { Button } from '../../views/components/button.tsx';
import { SelectField } from '../../views/components/field.tsx';
import { api, messageOf } from './api.ts';

const WAYS = { shorter: 'Shorter', angle: 'From another angle' } as const;
const OPTIONS = [
  ...Object.entries(WAYS).map(([value, label]) => ({ value, label })),
  ...Object.entries(TONES).map(([value, label]) => ({
    value: `tone:${value}`,
    label: `In another tone: ${label}`,
  })),
];

interface RewritePanelProps {
  readonly id: string;
  readonly postId: number;
  readonly disabled: boolean;
  readonly onUse: (version: PostVersion) => void;
}

export function RewritePanel({ id, postId, disabled, onUse }: RewritePanelProps) {
  const [way, setWay] = useState('shorter');
  const [isPending, setPending] = useState(false);
  const [found, setFound] = useState<readonly PostVersion[] | string>();
  const ask = async () => {
    const [how, tone] = way.split(':');
    setPending(true);
    try {
      const answer = await api<PostVersions>('POST', `/api/contents/${postId}/rewrite`, {
        how,
        ...(tone !== undefined && { tone }),
      });
      setFound(answer.versions);
    } catch (error) {
      setFound(messageOf(error));
    }
    setPending(false);
  };
  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Have it told otherwise</h3>
      <div className="row rewrite-ask">
        <SelectField
          name="way"
          id={`${id}-way`}
          label="How"
          options={OPTIONS}
          value={way}
          onChange={(event) => setWay(event.target.value)}
        />
        <Button onClick={ask} pending={isPending} pendingLabel="Looking..." disabled={disabled}>
          Show versions
        </Button>
      </div>
      <div className="stack" role="status">
        {typeof found === 'string' && <p>{found}</p>}
        {Array.isArray(found) && found.length === 0 && (
          <p className="quiet">There is no other version of this kind. Try another.</p>
        )}
      </div>
      {Array.isArray(found) && found.length > 0 && (
        <ul className="rewrite-versions" aria-label="Versions">
          {found.map((version) => (
            <li key={version.content} className="stack stack-sm">
              {version.title && <strong>{version.title}</strong>}
              <p className="post-words">{version.content}</p>
              <Button size="sm" disabled={disabled} onClick={() => onUse(version)}>
                Use these words
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
