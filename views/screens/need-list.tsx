// What waits for a person: posts with what it takes to decide on them, other things as a line with the one thing to do.
import type { Need, NeedKind } from '../../server/contract/need.ts';
import { ButtonLink } from '../components/button.tsx';
import { type Clockface, Time } from '../components/time.tsx';
import { PostItem } from './post-list.tsx';

export interface NeedListProps {
  /** Sets this list apart from others of the screen. */
  readonly name: string;
  readonly needs: readonly Need[];
  readonly clock: Clockface;
}

export function NeedList({ name, needs, clock }: NeedListProps) {
  return (
    <ul className="list posts">
      {needs.map((need) =>
        need.post ? (
          <PostItem key={need.post.id} name={name} post={need.post} clock={clock} toDecide />
        ) : (
          <NeedItem key={need.title} need={need} clock={clock} />
        ),
      )}
    </ul>
  );
}

/** Of other kinds only what is urgent depends on a time: nothing happens then. */
const DEADLINES: readonly NeedKind[] = ['trial'];

function NeedItem({ need: { kind, title, text, harmAt, action }, clock }: { need: Need; clock: Clockface }) {
  return (
    <li>
      <div className="post">
        <div className="row post-head">
          <strong>{title}</strong>
          {harmAt && DEADLINES.includes(kind) && Date.parse(harmAt) > clock.now && (
            <span className="quiet small">
              <Time at={harmAt} clock={clock} />
            </span>
          )}
        </div>
        <p className="post-words">{text}</p>
        <div className="row">
          <ButtonLink size="sm" href={action.href}>
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
