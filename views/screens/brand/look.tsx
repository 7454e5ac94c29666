// How the pictures of the business look.
import KitForm from '../../../islands/kit-form/index.tsx';
import { Card } from '../../components/card.tsx';
import { Island } from '../../island.tsx';
import type { BrandProps } from './types.ts';

export function Look({ kit, draws, canWrite, refused }: BrandProps) {
  if (kit === null) return null;
  const sent = refused?.values.fonts === undefined ? undefined : refused;
  return (
    <Card
      title="How pictures look"
      region="look"
      description={
        kit.isOwn
          ? undefined
          : 'Made from your name and industry until you choose. Your website may know better.'
      }
    >
      <Island
        of={KitForm}
        prefix="kit-form"
        props={{
          kit,
          canWrite,
          draws,
          ...(sent && { refused: sent.message }),
        }}
      />
    </Card>
  );
}
