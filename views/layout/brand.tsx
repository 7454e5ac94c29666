// The product's mark and name, which lead home.
import { BRAND } from '../../server/contract/constants/brand.ts';
import { Icon } from '../components/icon.tsx';

export function Brand({ home = '#/' }: { readonly home?: string }) {
  return (
    <a className="brand" href={home}>
      <Icon name="mark-drivyn" />
      {BRAND}
    </a>
  );
}

/** The head of whatever stands without the frame. */
export function BareHead({ home }: { readonly home?: string }) {
  return (
    <header className="bare-head">
      <Brand home={home} />
    </header>
  );
}
