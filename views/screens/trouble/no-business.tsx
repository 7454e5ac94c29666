// For someone who is signed in but belongs to no business (any more).
import { ButtonLink } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export function NoBusiness() {
  return (
    <>
      <PageHeader
        title="You belong to no business"
        subtitle="Ask an owner to invite you, then open the link you get."
      />
      <div className="row">
        <ButtonLink variant="primary" href="#/logout" data-no-prefetch="">
          Log out
        </ButtonLink>
      </div>
    </>
  );
}
