// Loads Help & Support: what is searched for, and the person's own tickets.
import type { HelpSupportProps } from '../../views/screens/help-support/index.tsx';
import { listMyTickets } from '../domain/support/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';

export async function loadHelpSupport(request: AccountRequest): Promise<Loaded<HelpSupportProps>> {
  const { ctx, actor, frame, query, route, form, clock } = request;
  const tickets = await listMyTickets(ctx.db.read, actor);
  const newest = query.get('sent') === null || form ? undefined : tickets[0]?.id;
  const q = query.get('q') ?? '';
  return {
    props: {
      q,
      platform: query.get('platform'),
      tickets,
      contact: form
        ? { values: form.values, refused: form.message }
        : {
            values: { name: frame.account.name, email: frame.account.email },
            ...(newest !== undefined && { sent: newest }),
          },
      tab: query.get('tab') ?? (q ? 'faq' : 'documentation'),
      route,
      clock,
    },
  };
}
