// A screen that could not be shown: what happened, and a way on.
import { ButtonLink } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';

interface TroubleProps {
  readonly title: string;
  readonly text: string;
  /** The same again would end the same. */
  readonly isFinal?: boolean;
}

export function Trouble({ title, text, isFinal = false }: TroubleProps) {
  return (
    <>
      <PageHeader title={title} subtitle={text} />
      <div className="row">
        {!isFinal && (
          <button type="button" className="button button-primary" data-try-again="">
            Try again
          </button>
        )}
        <ButtonLink variant={isFinal ? 'primary' : 'secondary'} href="#/">
          Go to the dashboard
        </ButtonLink>
      </div>
    </>
  );
}
