// The language model that writes for every business of this server.
import { useState } from 'react';
import type { ModelSettings } from '../../server/contract/model.ts';
import { Button } from '../../views/components/button.tsx';
import { Card } from '../../views/components/card.tsx';
import { EmptyState, Skeleton } from '../../views/components/feedback.tsx';
import { ModelForm, type ModelFormProps } from '../runtime/model-form.tsx';
import { useWrite } from '../runtime/use-write.ts';
import { send as sendAs, useAdminQuery } from './ask.ts';
import type { SectionProps } from './index.tsx';

const URL_OF_ALL = '/api/admin/model';
const CHOICES: ModelFormProps['choices'] = [
  {
    value: 'none',
    label: 'The built-in writer',
    hint: 'Needs nothing and sends nothing. Owners may name a model of their own.',
  },
  {
    value: 'own',
    label: 'A language model',
    hint: 'For every business that names none of its own and does not say no to it. Facts of the businesses are sent to its address.',
  },
];

export default function Model({ asker }: SectionProps) {
  const { answer, retry } = useAdminQuery<ModelSettings>(URL_OF_ALL, asker);
  const { isPending, write } = useWrite();
  const [saved, setSaved] = useState<ModelSettings>();
  const settings = saved ?? answer.data;
  const save: ModelFormProps['save'] = (send, failed) =>
    write(send, {
      done: (answer) => {
        setSaved(answer);
        return { title: 'Saved' };
      },
      failed: (error) => void failed(error),
      // What the admin sees is drawn here, from answers, and not by the server.
      asks: true,
    });
  if (!settings)
    return answer.status === 'failed' ? (
      <EmptyState
        icon="circle-alert"
        title="The settings of the writer could not be read"
        action={<Button onClick={retry}>Try again</Button>}
      />
    ) : (
      <Skeleton shape="card" />
    );
  return (
    <div className="narrow">
      <Card
        title="AI writer"
        description="Where a model fails, or its text does not pass the checks, the built-in writer writes instead."
      >
        <ModelForm
          settings={settings}
          choices={CHOICES}
          url={URL_OF_ALL}
          isShared
          disabled={false}
          send={(method, url, payload) => sendAs(asker, method, url, payload)}
          save={save}
          isSaving={isPending}
        />
      </Card>
    </div>
  );
}
