// Whether a post was boosted: then nothing is learned from it. A plain form.
import type { Post } from '../../../server/contract/post.ts';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/form.tsx';

interface BoostedProps {
  readonly post: Post;
  readonly boosted: boolean;
  readonly mayTell: boolean;
}

export function Boosted({ post, boosted, mayTell }: BoostedProps) {
  if (!boosted && !mayTell) return null;
  return (
    <Form className="row" action={`/api/contents/${post.id}/boosted?_method=put`} data-enhance="">
      <input type="hidden" name="screen" value={`/posts/${post.id}`} />
      <input type="hidden" name="next" value={`/posts/${post.id}`} />
      <span>
        {boosted
          ? 'You said that it was boosted, so nothing is learned from what it brought.'
          : 'Did you pay to have it shown to more people? Then nothing should be learned from it.'}
      </span>
      {mayTell && (
        <Button type="submit" size="sm" name="boosted" value={String(!boosted)}>
          {boosted ? 'It was not boosted' : 'It was boosted'}
        </Button>
      )}
    </Form>
  );
}
