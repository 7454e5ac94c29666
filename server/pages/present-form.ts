// A form as its business sees it: its address, and the HTML that it pastes into pages of its own.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmbeddedForm } from '../../views/pages/sign-up-form.tsx';
import type { SubscriptionForm } from '../contract/form.ts';
import type { MailLook } from '../contract/mail-block.ts';
import { type FormRecord, makeStamp } from '../domain/forms/index.ts';
import type { Vault } from '../kernel/vault.ts';

/** @param publicUrl under which people reach the server */
export function addressOfForm(publicUrl: string, { key }: Pick<FormRecord, 'key'>): string {
  return new URL(`/f/${key}`, publicUrl).href;
}

export function presentForm(
  { vault, publicUrl, look }: { vault: Vault; publicUrl: string; look: MailLook },
  { id, name, lists, consentText, key }: FormRecord,
): SubscriptionForm {
  const url = addressOfForm(publicUrl, { key });
  const stamp = makeStamp(vault, { form: id, at: null });
  const embedded = createElement(EmbeddedForm, { businessName: '', consentText, action: url, stamp, look });
  return { id, name, lists: [...lists], consentText, url, embed: renderToStaticMarkup(embedded) };
}
