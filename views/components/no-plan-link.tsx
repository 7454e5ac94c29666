// Instead of the master switch while no plan covers the business: nothing runs then, whatever the switch says.
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

/** On a phone only as much as its top bar has room for. */
export function NoPlanLink() {
  return (
    <ButtonLink href="#/profile">
      <span className="wide-only">
        <Icon name="warning" size="sm" />
      </span>
      <span>
        AI stopped<span className="wide-only">: no plan</span>
      </span>
    </ButtonLink>
  );
}
