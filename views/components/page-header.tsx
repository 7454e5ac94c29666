// The head of a screen: its one h1, which the router focuses, what it is about, and its actions.
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface PageHeaderProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Badges beside the title. */
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
}

export function PageHeader({ title, subtitle, badge, actions, back }: PageHeaderProps) {
  return (
    <header className="page-head">
      <div>
        {back && (
          <a className="back" href={back.href}>
            <Icon name="arrow-left" size="sm" />
            {back.label}
          </a>
        )}
        <h1 tabIndex={-1}>
          {title}
          {badge}
        </h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <div className="row">{actions}</div>}
    </header>
  );
}
