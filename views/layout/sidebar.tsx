// The sidebar: always there on large screens; on small ones a native popover that opens before any script runs.
import { Icon } from '../components/icon.tsx';
import { drawOnce } from '../drawn-once.tsx';
import { Brand } from './brand.tsx';
import type { NavGroup, NavItem } from './types.ts';

export const SIDEBAR_ID = 'sidebar';

export function Sidebar({ nav, route }: { readonly nav: readonly NavGroup[]; readonly route: string }) {
  const current = findCurrent(nav, route);
  return (
    <aside
      className="sidebar"
      id={SIDEBAR_ID}
      popover="auto"
      aria-label="Sidebar"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={drawOnce(nav, current, () => <SidebarContent nav={nav} current={current} />)}
    />
  );
}

function SidebarContent({ nav, current }: { readonly nav: readonly NavGroup[]; readonly current: string }) {
  return (
    <div className="sidebar-inner">
      <Brand />
      <nav aria-label="Screens">
        {nav.map((group) => (
          <NavGroupList key={group.label} group={group} current={current} />
        ))}
      </nav>
      <a className="sidebar-card" href="#/business-setup">
        <span>
          Setup Your Business
          <small>Get started now</small>
        </span>
        <Icon name="arrow-right" size="sm" />
      </a>
    </div>
  );
}

function NavGroupList({ group, current }: { group: NavGroup; current: string }) {
  const id = `nav-${group.label.toLowerCase()}`;
  return (
    <div className="nav-group">
      <p id={id}>{group.label}</p>
      <ul aria-labelledby={id}>
        {group.items.map((item) => (
          <li key={item.href}>
            <NavLink item={item} current={item.href === current} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NavLink({ item: { href, label, icon, tag }, current }: { item: NavItem; current: boolean }) {
  return (
    <a className="nav-link" href={href} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
      {tag && <span className="tag">{tag}</span>}
    </a>
  );
}

/**
 * The link that stands for a route, or none. The same rule as islands/runtime/route.ts: case and query do not matter,
 * `/dashboard` is `/`.
 */
function findCurrent(nav: readonly NavGroup[], route: string): string {
  const items = nav.flatMap((group) => group.items);
  return items.find(({ href }) => pathOf(href.slice(1)) === pathOf(route))?.href ?? '';
}

function pathOf(route: string) {
  const path = route.split('?')[0]?.toLowerCase();
  return path === '/dashboard' ? '/' : path;
}
