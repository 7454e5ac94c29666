// The AI writer tab: who writes for the business.
import ModelSettingsForm, { type ModelSettingsProps } from '../../../islands/model-settings/index.tsx';
import { Card } from '../../components/card.tsx';
import { OwnerOnly } from '../../components/owner-only.tsx';
import { Island } from '../../island.tsx';

export type WriterProps = ModelSettingsProps;

export function Writer(props: WriterProps) {
  return (
    <div className="stack stack-lg narrow">
      <Card
        title="AI writer"
        description="The built-in writer needs nothing. A language model writes more freely, and in the language in which you describe your business; what it writes passes the same checks, and where it fails the built-in writer writes instead. Every draft says who wrote it."
      >
        <Island of={ModelSettingsForm} prefix="model-settings" props={props} />
        {!props.canManage && <OwnerOnly what="choose who writes" />}
      </Card>
    </div>
  );
}
