// Instead of the master switch while no plan covers the business: nothing runs then, whatever the switch says.
import { ButtonLink } from './button.tsx';
import { Icon } from './icon.tsx';

/** @param brief only as much as a phone's top bar has room for */
export function NoPlanLink({ brief = false }: { readonly brief?: boolean }) {
  const wide = brief ? 'wide-only' : undefined;
  return (
    <ButtonLink href="#/profile">
      <span className={wide}>
        <Icon name="warning" size="sm" />
      </span>
      <span>
        AI stopped<span className={wide}>: no plan</span>
      </span>
    </ButtonLink>
  );
}
