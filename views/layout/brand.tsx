// The product's mark and name, which lead home.
import { BRAND } from '../../server/contract/constants/brand.ts';
import { Icon } from '../components/icon.tsx';

export function Brand() {
  return (
    <a className="brand" href="#/">
      <Icon name="mark-drivyn" />
      {BRAND}
    </a>
  );
}
