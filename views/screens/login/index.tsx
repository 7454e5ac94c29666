// Sign-in.

import SignIn, { type SignInProps } from '../../../islands/sign-in/index.tsx';
import { BRAND } from '../../../server/contract/constants/brand.ts';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Island } from '../../island.tsx';

export type LoginProps = SignInProps;

export function Login(props: LoginProps) {
  return (
    <>
      <PageHeader title={`Sign in to ${BRAND}`} />
      <Card>
        <Island of={SignIn} prefix="sign-in" props={props} />
      </Card>
    </>
  );
}
