// The account menu: a native popover, so it opens before any script runs.
import { IconButton } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { MenuLink, Popover } from '../components/popover.tsx';
import type { DocumentFrame } from './types.ts';

const MENU_ID = 'account-menu';

export function AccountMenu({ account, business }: Pick<DocumentFrame, 'account' | 'business'>) {
  return (
    <>
      <IconButton icon="user" label="Account" popoverTarget={MENU_ID} />
      <Popover id={MENU_ID} label="Account" place="corner" menu>
        <div className="menu-head">
          <strong>My Account</strong>
          {account && <span className="quiet">{account.name || account.email}</span>}
          {business?.hasOthers && (
            <>
              <br />
              <span className="quiet">{business.name}</span>
            </>
          )}
        </div>
        <hr className="menu-rule" />
        <MenuLink href="#/profile">
          <Icon name="credit-card" size="sm" />
          Profile
        </MenuLink>
        {business?.hasOthers && (
          <MenuLink href="#/businesses">
            <Icon name="store" size="sm" />
            Switch business
          </MenuLink>
        )}
        <MenuLink href="#/settings">
          <Icon name="settings" size="sm" />
          Settings
        </MenuLink>
        <ThemeChoice />
        <hr className="menu-rule" />
        <MenuLink href="#/logout" data-no-prefetch="">
          <Icon name="log-out" size="sm" />
          Log out
        </MenuLink>
      </Popover>
    </>
  );
}

/** Light until the person chooses; islands/runtime/theme.ts checks the right one and listens. */
function ThemeChoice() {
  return (
    <fieldset className="theme-choice">
      <legend>Theme</legend>
      <span className="segments">
        <label>
          <input type="radio" name="theme" value="light" defaultChecked />
          Light
        </label>
        <label>
          <input type="radio" name="theme" value="dark" />
          Dark
        </label>
      </span>
    </fieldset>
  );
}
