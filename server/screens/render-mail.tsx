// Makes the HTML part of mails out of views/emails.
import { renderToStaticMarkup } from 'react-dom/server';
import { Newsletter } from '../../views/emails/newsletter.tsx';
import type { MailRenderer } from '../domain/email/index.ts';

export const mailRenderer: MailRenderer = {
  render: (content) => `<!doctype html>${renderToStaticMarkup(<Newsletter {...content} />)}`,
};
