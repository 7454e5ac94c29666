// The public side of a post on a simulated channel.

import type { FeedItem } from '../../server/contract/feed.ts';
import { ENGAGEMENT } from '../../server/contract/figures.ts';
import { type Clockface, Time } from '../components/time.tsx';
import { PlainPage } from './plain-page.tsx';

export interface SandboxPostProps {
  /** The channel's display name and its segment under #/platforms. */
  readonly channel: { readonly name: string; readonly segment: string };
  readonly profileName: string;
  readonly item: FeedItem;
  readonly clock: Clockface;
}

export function SandboxPost({ channel, profileName, item, clock }: SandboxPostProps) {
  return (
    <PlainPage title={`Sandbox post on ${channel.name}`}>
      <p className="badge">Sandbox: this is how the post would look. Nobody but you can see it.</p>
      <h1>{item.title ?? profileName}</h1>
      <p className="quiet">
        {item.title ? `${profileName}, ` : ''}
        {channel.name}, <Time at={item.publishedAt} clock={clock} exact />
      </p>
      {item.mediaPreview && <p className="media">{item.mediaPreview}</p>}
      {item.media.map((medium) => (
        <SandboxMedium key={medium.url} medium={medium} />
      ))}
      <p className="post">{item.content}</p>
      <Figures figures={item.figures} locale={clock.locale} />
      <p>
        <a href={`/#/platforms/${channel.segment}`}>Back to {channel.name}</a>
      </p>
    </PlainPage>
  );
}

function SandboxMedium({ medium }: { medium: FeedItem['media'][number] }) {
  const { url, kind, alt, width, height } = medium;
  // biome-ignore lint/a11y/useMediaCaption: a film of the business, of whose words nobody knows
  if (kind === 'video') return <video src={url} width={width} height={height} aria-label={alt} controls />;
  return <img src={url} alt={alt} width={width} height={height} />;
}

function Figures({ figures, locale }: { figures: FeedItem['figures']; locale: string }) {
  if (!figures) return <p className="quiet">It has no figures: nobody reacts to it before it is complete.</p>;
  return (
    <>
      <dl aria-label="Simulated figures">
        {ENGAGEMENT.filter((figure) => figures[figure] !== undefined).map((figure) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{figures[figure]?.toLocaleString(locale)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">These figures are simulated.</p>
    </>
  );
}
