// What edits and rejections have taught the writer: a sentence each, from which posts, since when.
import HabitActs from '../../../islands/habit/index.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Island } from '../../island.tsx';
import type { BrandProps, ShownHabit } from './types.ts';

export function Habits({ habits, canWrite }: Pick<BrandProps, 'habits' | 'canWrite'>) {
  const inUse = habits.filter(({ state }) => state !== 'forgotten');
  const forgotten = habits.filter(({ state }) => state === 'forgotten');
  return (
    <Card
      title="What your edits have taught"
      region="habits"
      description="Posts are written by what three of the last ten edits or rejections agree on."
    >
      <div className="stack" id="habits" tabIndex={-1}>
        {inUse.length === 0 && <p className="quiet">Nothing yet.</p>}
        {inUse.length > 0 && <List habits={inUse} canWrite={canWrite} />}
        {forgotten.length > 0 && (
          <details className="retired">
            <summary>
              Forgotten <span className="quiet">{forgotten.length}</span>
            </summary>
            <List habits={forgotten} canWrite={canWrite} />
          </details>
        )}
      </div>
    </Card>
  );
}

function List({ habits, canWrite }: Pick<BrandProps, 'habits' | 'canWrite'>) {
  return (
    <ul className="facts-list">
      {habits.map((habit) => (
        <li key={habit.id} id={`habit-${habit.id}`} tabIndex={-1} className="stack stack-sm">
          <p>
            {habit.words} {habit.state === 'kept' && <Badge tone="success">Kept</Badge>}
          </p>
          <Taught habit={habit} />
          {canWrite && (
            <Island
              of={HabitActs}
              prefix={`habit-${habit.id}`}
              props={{
                habit: { id: habit.id, state: habit.state, words: habit.words },
                row: `habit-${habit.id}`,
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Taught({ habit: { posts, since } }: { readonly habit: ShownHabit }) {
  if (posts.length === 0) return <p className="quiet small">Since {since}, from posts that are deleted.</p>;
  return (
    <details className="quiet small">
      <summary>
        Since {since}, from {posts.length === 1 ? 'one post' : `${posts.length} posts`}
      </summary>
      <ul className="habit-posts">
        {posts.map(({ id, opening }) => (
          <li key={id}>
            <a href={`#/posts/${id}`}>{opening}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
