// One post that waits: ticked or not, its words, and what else may be decided about it.
import type { Post } from '../../server/contract/post.ts';
import { NeedsMediaTag, SandboxTag } from '../../views/components/badge.tsx';
import { Button } from '../../views/components/button.tsx';
import { Checkbox } from '../../views/components/choices.tsx';
import { FirstComment } from '../../views/components/first-comment.tsx';
import { ChannelLabel } from '../../views/components/icon.tsx';
import { PostCost } from '../../views/components/post-cost.tsx';
import { PostPictures } from '../../views/components/post-pictures.tsx';
import { formatExact } from '../../views/components/relative-time.ts';

export type WaitingPost = Pick<
  Post,
  | 'id'
  | 'platform'
  | 'network'
  | 'ownLimits'
  | 'title'
  | 'content'
  | 'firstComment'
  | 'scheduledAt'
  | 'needsMedia'
  | 'media'
  | 'actions'
  | 'version'
>;

/** What opens above the list. */
export type Layer = 'edit' | 'reject';

export interface WaitingPostProps {
  readonly post: WaitingPost;
  readonly isTicked: boolean;
  readonly timeZone: string;
  readonly locale: string;
  readonly onTick: (isOn: boolean) => void;
  readonly onOpen: (layer: Layer) => void;
}

export function WaitingPostItem(props: WaitingPostProps) {
  const { post, isTicked, timeZone, locale, onTick } = props;
  return (
    <li className="approval">
      <Checkbox
        name={`post-${post.id}`}
        value={post.version}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        label={
          <span className="row">
            <ChannelLabel channel={post.platform} />
            {post.network === 'sandbox' && <SandboxTag />}
            {post.needsMedia && <NeedsMediaTag media={post.needsMedia} />}
            {post.scheduledAt && (
              <span className="quiet">{formatExact(Date.parse(post.scheduledAt), { timeZone, locale })}</span>
            )}
          </span>
        }
      />
      <div className="approval-words">
        {post.media && <PostPictures media={post.media} />}
        {post.title && <strong>{post.title}</strong>}
        <p>{post.content}</p>
        {post.firstComment && <FirstComment words={post.firstComment} />}
        <PostCost channel={post.platform} network={post.network} content={post.content} locale={locale} />
        <span className="row">
          <LayerButton {...props} layer="edit" />
          <LayerButton {...props} layer="reject" />
        </span>
      </div>
    </li>
  );
}

const WORDS = { edit: ['pencil', 'Edit'], reject: ['circle-x', 'Reject'] } as const;

/** Without script the page of the post has the same as a form. */
function LayerButton({ post, layer, onOpen }: WaitingPostProps & { readonly layer: Layer }) {
  if (!post.actions.includes(layer)) return null;
  const [icon, label] = WORDS[layer];
  return (
    <Button
      type="submit"
      size="sm"
      icon={icon}
      formMethod="get"
      formAction={`/screens/posts/${post.id}`}
      onClick={(event) => {
        event.preventDefault();
        onOpen(layer);
      }}
    >
      {label}
    </Button>
  );
}
