// The colours of a business's mails: its own, where letters on them can be read.
import type { MailLook } from '../../../contract/mail-block.ts';
import type { Context } from '../../../db/unit-of-work.ts';
import { contrast, READABLE } from '../../../kernel/colour.ts';
import { findBrandKit } from '../../design/index.ts';

const [LIGHT, DARK] = ['#ffffff', '#1b1a17'];

/** From the brand kit of a business. */
export async function findMailLook(ctx: Pick<Context, 'db'>, businessId: number): Promise<MailLook> {
  const { primary } = (await findBrandKit(ctx, businessId)).colors;
  return { button: primary, onButton: contrast(LIGHT, primary) >= READABLE ? LIGHT : DARK };
}
