// Automation Settings: the switches, each with what it governs.
import AutomationSwitches from '../../../islands/automation-switches/index.tsx';
import type { SwitchName } from '../../../server/contract/autopilot.ts';
import { Card } from '../../components/card.tsx';
import { Island } from '../../island.tsx';
import type { ControlPage, SettingsContent } from './types.ts';

const GROUPS: readonly { readonly title: string; readonly names: readonly SwitchName[] }[] = [
  { title: 'What runs by itself', names: ['socialPosts', 'emailMarketing', 'paidAds', 'crisisResponse'] },
  {
    title: 'How it decides',
    names: ['budgetAllocation', 'performanceScaling', 'campaignScheduling', 'roiSelection'],
  },
  { title: 'How it shows that it helps', names: ['baselineComparison'] },
];

export function SettingsTab({ page, tab }: { readonly page: ControlPage; readonly tab: SettingsContent }) {
  return (
    <div className="stack">
      {page.paused && (
        <p className="quiet">Everything is paused: these switches count again once you resume.</p>
      )}
      <div className="grid-2">
        {GROUPS.map(({ title, names }) => (
          <Card key={title} title={title} region={`switches-${names[0]}`}>
            <Island
              of={AutomationSwitches}
              prefix={`switches-${names[0]}`}
              props={{
                names,
                values: Object.fromEntries(names.map((name) => [name, tab.values[name]])),
                canWrite: page.canManage,
                screen: '/autonomous-control?tab=settings',
              }}
            />
          </Card>
        ))}
      </div>
      <p className="quiet">
        Content creation has its switch under <a href="#/settings?tab=ai">Settings</a>.
      </p>
    </div>
  );
}
