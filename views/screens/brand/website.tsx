// The owner's website: reading it, and what it says otherwise than the profile and the brand kit.
import WebsiteProposals from '../../../islands/website-proposals/index.tsx';
import WebsiteReader from '../../../islands/website-reader/index.tsx';
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import { Card } from '../../components/card.tsx';
import { Island } from '../../island.tsx';
import type { BrandProps } from './types.ts';

export function ReadWebsite({ website, refused }: BrandProps) {
  const sent = refused?.values.of === 'website' ? refused : undefined;
  return (
    <Card
      title="Your website"
      description={`Up to ${LIMITS.websitePages} pages are read for facts, and for what your profile, colours and logo could be. All of it waits for you.`}
    >
      <div className="stack">
        <Island
          of={WebsiteReader}
          prefix="website-reader"
          props={{
            url: website.url,
            screen: '/brand',
            ...(sent && { refused: { url: sent.values.url ?? '', message: sent.message } }),
          }}
        />
        <p className="quiet website-last" data-region="website-last" data-live="website-read">
          {website.last}
        </p>
      </div>
    </Card>
  );
}

export function FromWebsite({ website, canWrite }: BrandProps) {
  const { profile, colors, logo, left } = website;
  if (!canWrite) return null;
  // A region of its own: what is ticked in it stays while facts are dealt with.
  return (
    <div className="stack stack-lg from-website" data-region="website" data-live="website-read">
      {profile.length > 0 && (
        <Card
          title="Your profile, as your website has it"
          description="Nothing changes before you say so. What is ticked is saved then, and planned posts follow."
        >
          <Island
            of={WebsiteProposals}
            prefix="website-profile"
            props={{ of: 'profile', differences: profile, left }}
          />
        </Card>
      )}
      {colors.length > 0 && (
        <Card
          title="Colours of your website"
          description="Found in its style rules: the colour that it names as its own, and those that it uses most."
        >
          <Island
            of={WebsiteProposals}
            prefix="website-colors"
            props={{ of: 'colors', differences: colors, left }}
          />
        </Card>
      )}
      {logo.length > 0 && (
        <Card
          title="Logo of your website"
          description="It is fetched when you say so, and kept in your library. Pictures carry it from then on."
        >
          <Island
            of={WebsiteProposals}
            prefix="website-logo"
            props={{ of: 'logo', differences: logo, left }}
          />
        </Card>
      )}
    </div>
  );
}
