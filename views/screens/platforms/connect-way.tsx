// The way to connect from where there is no room for more than a button.
import ConnectDialog from '../../../islands/connect-dialog/index.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Island } from '../../island.tsx';
import { type PlatformPageProps, settingsOf } from './types.ts';

export function ConnectWay({ page: { type, userId, signIn } }: { readonly page: PlatformPageProps }) {
  if (signIn.offers.length === 0)
    return <Island of={ConnectDialog} props={{ type, userId, primary: true }} />;
  return (
    <ButtonLink variant="primary" icon="plug" href={`#${settingsOf(type)}`}>
      Connect Account
    </ButtonLink>
  );
}
