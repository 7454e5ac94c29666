// The HTML part of a mailing.
import type { MailBlocks, MailLook } from '../../server/contract/mail-block.ts';
import { MAIL_ROOM } from '../../server/contract/mail-picture.ts';
import { Blocks } from './blocks.tsx';
import { QUIET_LINK, Sheet } from './sheet.tsx';

export interface NewsletterProps {
  readonly businessName: string;
  readonly subject: string;
  readonly blocks: MailBlocks;
  readonly look: MailLook;
  /** Null for a mail that nobody can leave, such as a receipt. */
  readonly own: { readonly unsubscribeUrl: string; readonly choicesUrl: string } | null;
  readonly pixelUrl: string | null;
}

/** The HTML part of one mail: a whole document. */
export function Newsletter(props: NewsletterProps) {
  const { businessName, subject, blocks, look, own, pixelUrl } = props;
  const footer = (
    <p>
      {businessName}
      {own !== null && (
        <>
          <br />
          You get this mail because you subscribed to news from {businessName}.{' '}
          <a href={own.choicesUrl} style={QUIET_LINK}>
            Change what you get
          </a>{' '}
          ·{' '}
          <a href={own.unsubscribeUrl} style={QUIET_LINK}>
            Unsubscribe
          </a>
        </>
      )}
    </p>
  );
  return (
    <Sheet heading={subject} footer={footer}>
      <Blocks blocks={blocks} look={look} room={MAIL_ROOM} />
      {pixelUrl !== null && <img src={pixelUrl} alt="" width="1" height="1" />}
    </Sheet>
  );
}
