// Tabs. Each is a link to the screen with that tab open, so they work as plain links; islands/runtime/tabs.ts
// switches panels in place and adds the arrow keys.
import type { ReactNode } from 'react';

export interface Tab {
  /** The value of the `tab` query parameter. */
  readonly id: string;
  readonly label: ReactNode;
  /** Absent in a tab that the server draws only when it is the current one: then the link is followed. */
  readonly content?: ReactNode;
}

export interface TabsProps {
  /** Names the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the open tab; the first one when it is unknown. */
  readonly current?: string;
  /** Route of the screen, e.g. `/platforms/x?userId=14`. */
  readonly route: string;
  /** Query parameter that holds the open tab, when a screen has more than one set. */
  readonly param?: string;
}

export function Tabs({ label, tabs, current, route, param = 'tab' }: TabsProps) {
  const open = tabs.find(({ id }) => id === current) ?? tabs[0];
  return (
    <div data-tabs={param}>
      <div className="tablist" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            className="tab"
            role="tab"
            id={`${param}-${tab.id}`}
            href={`/screens${withParam(route, param, tab.id)}`}
            aria-selected={tab === open}
            aria-controls={tab.content === undefined ? undefined : `${param}-${tab.id}-panel`}
            tabIndex={tab === open ? 0 : -1}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          tab.content !== undefined && <TabPanel key={tab.id} tab={tab} param={param} open={tab === open} />,
      )}
    </div>
  );
}

function TabPanel({ tab, param, open }: { tab: Tab; param: string; open: boolean }) {
  return (
    <div
      className="tab-panel"
      role="tabpanel"
      id={`${param}-${tab.id}-panel`}
      aria-labelledby={`${param}-${tab.id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable (ARIA practices)
      tabIndex={0}
      hidden={!open}
    >
      {tab.content}
    </div>
  );
}

function withParam(route: string, param: string, value: string) {
  const [path = '/', query = ''] = route.split('?');
  const params = new URLSearchParams(query);
  params.set(param, value);
  return `${path}?${params}`;
}
