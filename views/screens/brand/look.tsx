// How the pictures of the business look.
import KitForm from '../../../islands/kit-form/index.tsx';
import { Card } from '../../components/card.tsx';
import { Island } from '../../island.tsx';
import type { BrandProps } from './types.ts';

export function Look({ kit, canWrite, refused }: BrandProps) {
  if (kit === null) return null;
  const { colors, fonts, corners, photos, isOwn } = kit;
  const sent = refused?.values.fonts === undefined ? undefined : refused;
  return (
    <Card
      title="How pictures look"
      region="look"
      description={
        isOwn ? undefined : 'Made from your name and industry until you choose. Your website may know better.'
      }
    >
      <Island
        of={KitForm}
        prefix="kit-form"
        props={{
          kit: { colors, fonts, corners, photos, isOwn },
          canWrite,
          ...(sent && { refused: sent.message }),
        }}
      />
    </Card>
  );
}
