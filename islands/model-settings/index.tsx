// The language model of a business, as its owner chooses it.
import { useState } from 'react';
import type { ModelSettings } from '../../server/contract/model.ts';
import { api } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { ModelForm, type ModelFormProps } from '../runtime/model-form.tsx';
import { useWrite } from '../runtime/use-write.ts';

export interface ModelSettingsProps {
  readonly settings: ModelSettings;
  readonly canManage: boolean;
  readonly refused?: string | undefined;
}

function OwnModel({ settings, canManage, refused }: ModelSettingsProps) {
  const { isPending, write } = useWrite();
  const [saved, setSaved] = useState(settings);
  const save: ModelFormProps['save'] = (send, failed) =>
    write(send, {
      done: (answer) => {
        setSaved(answer);
        return { title: 'Saved', description: SAVED[answer.use] };
      },
      failed: (error) => void failed(error),
    });
  return (
    <ModelForm
      settings={saved}
      choices={choicesOf(saved)}
      url="/api/model"
      isShared={false}
      disabled={!canManage}
      refused={refused}
      send={(method, url, payload) => api(method, url, payload)}
      save={save}
      isSaving={isPending}
    />
  );
}

const SAVED = {
  own: 'Your own model writes from the next plan on.',
  server: 'The next plan is written as this server has it.',
  none: 'The built-in writer writes.',
} as const;

function choicesOf({ serverModel }: ModelSettings): ModelFormProps['choices'] {
  return [
    serverModel
      ? {
          value: 'server',
          label: `The model of this server (${serverModel})`,
          hint: 'Whoever runs the server pays for it and sees to it.',
        }
      : {
          value: 'server',
          label: 'The built-in writer',
          hint: 'Needs nothing and sends nothing. A model that this server gets one day is used then.',
        },
    {
      value: 'own',
      label: 'A model of your own',
      hint: 'Facts of your business are sent to its address, and nothing else.',
    },
    { value: 'none', label: 'The built-in writer alone', hint: 'Whatever the server has.' },
  ];
}

export default defineIsland('model-settings', OwnModel);
