// The banner at the foot of a screen: one line, and the ways on.
import type { ReactNode } from 'react';

export function CallToAction({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section className="card">
      <div className="row row-apart">
        <div>
          <h2>{title}</h2>
          {text && <p className="quiet">{text}</p>}
        </div>
        <div className="row">{children}</div>
      </div>
    </section>
  );
}
