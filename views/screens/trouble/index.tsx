// A screen that could not be shown: what happened, and a way on.
import { ButtonLink } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';

export function Trouble({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <PageHeader title={title} subtitle={text} />
      <div className="row">
        <button type="button" className="button button-primary" data-try-again="">
          Try again
        </button>
        <ButtonLink href="#/">Go to the dashboard</ButtonLink>
      </div>
    </>
  );
}
