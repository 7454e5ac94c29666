// A card: one subject with its title, its content and what can be done about it. Never inside another card.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps {
  readonly title?: ReactNode;
  /** Badges beside the title. */
  readonly badge?: ReactNode;
  readonly description?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  /** Content reaches the card's edges, as a table does. */
  readonly flush?: boolean;
  readonly level?: 2 | 3;
  readonly id?: string;
  /** Names the region that is swapped after a write; see islands/runtime/regions.ts. */
  readonly region?: string;
  /** Server events that refresh the region by themselves, space separated: `post connection`. */
  readonly live?: string;
  readonly children?: ReactNode;
}

export function Card(props: CardProps) {
  const { footer, flush = false, id, region, live, children } = props;
  return (
    <section
      className={classNames('card', flush && 'card-flush')}
      id={id}
      data-region={region}
      data-live={live}
    >
      <CardHead {...props} />
      {children !== undefined && <div className="card-body">{children}</div>}
      {footer && <div className="card-foot">{footer}</div>}
    </section>
  );
}

function CardHead({ title, badge, description, actions, level = 2 }: CardProps) {
  const Heading = `h${level}` as const;
  if (!title && !description && !actions) {
    return null;
  }
  return (
    <div className="card-head">
      <div>
        {title && (
          <Heading className="card-title">
            {title}
            {badge}
          </Heading>
        )}
        {description && <p>{description}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </div>
  );
}
