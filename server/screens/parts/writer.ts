// Loads the AI Writer tab of Settings: who writes for the business, or what a plain form sent that was refused.
import type { WriterProps } from '../../../views/screens/settings/writer.tsx';
import { MODEL_CHOICES } from '../../contract/model.ts';
import { canManage } from '../../domain/business/index.ts';
import { readSettings } from '../../domain/models/index.ts';
import type { AccountRequest } from '../../pages/screen.ts';

export async function loadWriter({ models, actor, form }: AccountRequest): Promise<WriterProps> {
  const saved = await readSettings(models, actor.businessId);
  const use = MODEL_CHOICES.find((choice) => choice === form?.values.use) ?? saved.use;
  return {
    settings: { ...saved, use },
    canManage: canManage(actor) && actor.impersonation === undefined,
    ...(form && { refused: form.message }),
  };
}
