// The not-found page; spec section 2.
import { EMPTY } from '../../../server/contract/texts.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export function NotFound() {
  return (
    <>
      <PageHeader title={EMPTY.notFound.title} subtitle={EMPTY.notFound.text} />
      <ButtonLink variant="primary" href="#/">
        Go to the dashboard
      </ButtonLink>
    </>
  );
}
