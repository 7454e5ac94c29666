// Ends the session: at once with script, by the button without.
import SignOut from '../../../islands/sign-out/index.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export type LogoutProps = Readonly<Record<never, never>>;

export function Logout(_: LogoutProps) {
  return (
    <>
      <PageHeader title="Log out" subtitle="Ends your session in this browser." />
      <Card>
        <Island of={SignOut} when="load" prefix="sign-out" props={{}} />
      </Card>
    </>
  );
}
