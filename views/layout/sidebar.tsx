// The sidebar: always there on large screens; on small ones a native popover that opens before any script runs.
import { Icon } from '../components/icon.tsx';
import { Brand } from './brand.tsx';
import type { NavGroup, NavItem } from './types.ts';

export const SIDEBAR_ID = 'sidebar';

export function Sidebar({ nav, route }: { readonly nav: readonly NavGroup[]; readonly route: string }) {
  return (
    <aside className="sidebar" id={SIDEBAR_ID} popover="auto" aria-label="Sidebar">
      <div className="sidebar-inner">
        <Brand />
        <nav aria-label="Screens">
          {nav.map((group) => (
            <NavGroupList key={group.label} group={group} route={route} />
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
    </aside>
  );
}

function NavGroupList({ group, route }: { group: NavGroup; route: string }) {
  const id = `nav-${group.label.toLowerCase()}`;
  return (
    <div className="nav-group">
      <p id={id}>{group.label}</p>
      <ul aria-labelledby={id}>
        {group.items.map((item) => (
          <li key={item.href}>
            <NavLink item={item} current={isCurrent(item.href, route)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NavLink({ item: { href, label, icon, tag }, current }: { item: NavItem; current: boolean }) {
  return (
    <a className="nav-link" href={href} data-name={label} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
      {tag && <span className="tag">{tag}</span>}
    </a>
  );
}

/** The same rule as islands/runtime/navigation.ts: case and query do not matter, `/dashboard` is `/`. */
function isCurrent(href: string, route: string) {
  return pathOf(href.slice(1)) === pathOf(route);
}

function pathOf(route: string) {
  const path = route.split('?')[0]?.toLowerCase();
  return path === '/dashboard' ? '/' : path;
}
