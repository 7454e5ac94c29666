// Loads the Admin Dashboard: only which part of it is shown. What it shows, its island asks for with the admin's token.
import type { AdminDashboardProps } from '../../views/screens/admin-dashboard/index.tsx';
import { ADMIN_SECTIONS, type AdminSection, SECTIONS_OF_ONE } from '../contract/constants/admin.ts';
import type { Actor } from '../kernel/actor.ts';
import { notFound } from '../kernel/app-error.ts';
import type { Loaded, ScreenRequest } from '../pages/screen.ts';

export function loadAdminDashboard({
  actor,
  params,
  query,
  route,
}: ScreenRequest): Loaded<AdminDashboardProps> {
  const { section = 'customers', id } = params;
  if (!isSection(section)) throw notFound();
  if (id !== undefined && !(SECTIONS_OF_ONE.includes(section) && /^[1-9]\d{0,8}$/.test(id))) throw notFound();
  const visitEnded = query.get('done') === 'visit' && !isVisiting(actor);
  return {
    props: {
      section,
      id: id === undefined ? null : Number(id),
      tab: query.get('tab') ?? 'plan',
      // Said once: no further link carries it on.
      route: visitEnded ? '/admin-dashboard' : route,
      visitEnded,
    },
  };
}

function isVisiting(actor: Actor): boolean {
  return actor.kind === 'account' && actor.impersonation !== undefined;
}

function isSection(word: string): word is AdminSection {
  return Object.hasOwn(ADMIN_SECTIONS, word);
}
