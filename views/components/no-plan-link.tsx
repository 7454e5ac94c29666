// Instead of the master switch while no plan covers the business: nothing runs then, whatever the switch says.
import { ButtonLink } from './button.tsx';

/** @param brief only as many words as a phone's top bar has room for */
export function NoPlanLink({ brief = false }: { readonly brief?: boolean }) {
  return (
    <ButtonLink icon="warning" href="#/profile">
      <span>
        AI stopped<span className={brief ? 'wide-only' : undefined}>: no plan</span>
      </span>
    </ButtonLink>
  );
}
