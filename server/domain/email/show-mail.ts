// A mail as one of its readers would see it, for whoever writes it: the mail's own HTML, with what a phone or the dark would
// choose chosen for them.
import type { MailView } from '../../contract/mailing.ts';

/** Gmail shows no more of a mail than this, in bytes, and leaves the rest, with the link to leave, behind a link. */
const CLIPPED = 102 * 1024;
const PHONE = '<style>body{max-width:375px!important;margin:0 auto!important}</style>';

/**
 * @param publicUrl where readers reach the server; who writes may be on it by another name, from which pictures come then
 * @returns HTML, or the text part as it is
 */
export function showMail(
  { text, html }: { readonly html: string; readonly text: string },
  view: MailView,
  publicUrl: URL | string,
): string {
  const mail = { text, html: html.replaceAll(`src="${new URL('/i/', publicUrl).href}`, 'src="/i/') };
  switch (view) {
    case 'text':
      return mail.text;
    case 'phone':
      return withSize(
        mail.html.replace('@media (max-width:480px)', '@media all').replace('</head>', `${PHONE}</head>`),
      );
    case 'dark':
      return withSize(mail.html.replace('@media (prefers-color-scheme:dark)', '@media all'));
    case 'arrives':
      return withSize(mail.html);
  }
}

function withSize(html: string): string {
  const bytes = Buffer.byteLength(html);
  const size = `${Math.ceil(bytes / 1024)} KB`;
  const says =
    bytes > CLIPPED
      ? `${size}: Gmail clips mails of more than 102 KB, and shows the rest behind a link.`
      : `${size}; Gmail clips mails from 102 KB on.`;
  const style =
    'margin:0;padding:6px 12px;font:12px sans-serif;text-align:center;color:#5f5a52;background:#f6f5f2';
  return html.replace(/<body[^>]*>/, (body) => `${body}<p style="${style}">${says}</p>`);
}
