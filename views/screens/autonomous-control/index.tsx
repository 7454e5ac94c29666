// The control center: the master switch, what runs and comes next, budgets, every decision, and the switches.

import AutopilotSwitch from '../../../islands/autopilot-switch/index.tsx';
import { Form } from '../../components/form.tsx';
import { OwnerOnly } from '../../components/owner-only.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Island } from '../../island.tsx';
import { InsightsTab } from './insights-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PlatformsTab } from './platforms-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import type { ControlPage, ControlTab } from './types.ts';

const LABELS: Readonly<Record<ControlTab, string>> = {
  overview: 'System Overview',
  platforms: 'Platforms & Budget',
  insights: 'AI Insights',
  settings: 'Automation Settings',
};

export function AutonomousControl(page: ControlPage) {
  const { paused, locked, canManage, tab } = page;
  return (
    <>
      <PageHeader
        title="Autonomous Control Center"
        subtitle="What runs, what was decided and why, and what comes next."
        actions={
          canManage ? (
            <>
              <Island
                of={AutopilotSwitch}
                when="idle"
                prefix="autopilot-control"
                props={{ paused, locked, id: 'autopilot-control' }}
              />
              {!locked && (
                <noscript>
                  <PauseForm paused={paused} />
                </noscript>
              )}
            </>
          ) : (
            <OwnerOnly what="change switches and budgets" />
          )
        }
      />
      <Tabs
        label="Control center"
        route="/autonomous-control"
        current={tab.tab}
        tabs={(Object.keys(LABELS) as ControlTab[]).map((id) => ({
          id,
          label: LABELS[id],
          ...(id === tab.tab && { content: <OpenTab {...page} /> }),
        }))}
      />
    </>
  );
}

/** The master switch where there is no script. */
function PauseForm({ paused }: { readonly paused: boolean }) {
  return (
    <Form action="/api/autopilot?_method=put">
      <input type="hidden" name="screen" value="/autonomous-control" />
      <button className="button button-secondary" type="submit" name="paused" value={String(!paused)}>
        {paused ? 'Resume' : 'Pause'}
      </button>
    </Form>
  );
}

function OpenTab(page: ControlPage) {
  const { tab } = page;
  switch (tab.tab) {
    case 'overview':
      return <OverviewTab page={page} tab={tab} />;
    case 'platforms':
      return <PlatformsTab page={page} tab={tab} />;
    case 'insights':
      return <InsightsTab page={page} tab={tab} />;
    case 'settings':
      return <SettingsTab page={page} tab={tab} />;
  }
}
