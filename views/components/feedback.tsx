// What a screen says about itself: banners, empty states, progress, skeletons.
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface BannerProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  /** Announced at once; for what went wrong after the page was shown. */
  readonly alert?: boolean;
}

const BANNER_ICONS = {
  info: 'info',
  success: 'circle-check',
  warning: 'warning',
  danger: 'circle-alert',
} as const satisfies Record<string, IconName>;

export function Banner({ tone = 'info', title, action, alert = false, children }: BannerProps) {
  return (
    <div className={`banner banner-${tone}`} role={alert ? 'alert' : undefined}>
      <Icon name={BANNER_ICONS[tone]} />
      <div className="banner-text">
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}

export interface EmptyStateProps {
  readonly icon?: IconName;
  /** What will be here. */
  readonly title: ReactNode;
  /** How it gets here. */
  readonly text?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon = 'inbox', title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon name={icon} size="lg" />
      <strong>{title}</strong>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}

export interface ProgressProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: number;
  readonly max?: number;
  /** The value in words, e.g. "40%" (the default) or "3 of 8". */
  readonly valueText?: string;
}

export function Progress({ id, label, value, max = 100, valueText }: ProgressProps) {
  const words = valueText ?? `${Math.round((value / max) * 100)}%`;
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      <span className="numbers quiet">{words}</span>
      <progress id={id} value={value} max={max} aria-valuetext={words} />
    </div>
  );
}

export interface SkeletonProps {
  readonly shape?: 'text' | 'card' | 'stat';
  readonly lines?: number;
}

/** In the shape of what comes; invisible for the first 300 ms. */
export function Skeleton({ shape = 'text', lines = shape === 'text' ? 3 : 2 }: SkeletonProps) {
  const count = shape === 'card' ? 1 : lines;
  return (
    <div className={`skeleton skeleton-${shape}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <span key={key} />
      ))}
    </div>
  );
}
