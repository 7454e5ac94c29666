// One fact of the business: read, changed in place, approved, retired and taken up again; or the form that adds one. Without
// script each button is a plain form, and Edit leads to the screen with the form open.
import { type FormEvent, useState } from 'react';
import { defineIsland } from '../runtime/define-island.ts';
import { useHeldRegion } from '../runtime/hold-region.ts';
import { navigate } from '../runtime/screen.ts';
import { FactForm } from './form.tsx';
import { Question } from './question.tsx';
import { FactRow } from './row.tsx';
import type { FactProps } from './types.ts';

function FactIsland(props: FactProps) {
  const { fact, row, canWrite } = props;
  const [isEditing, setEditing] = useState(props.isEditing === true);
  useHeldRegion(isEditing && fact !== null, row);
  const close = () => {
    setEditing(false);
    // The address would open it again.
    if (props.isEditing) navigate(props.screen, { replace: true });
  };
  const edit = (event: FormEvent) => {
    event.preventDefault();
    setEditing(true);
  };
  if (fact === null || (isEditing && canWrite)) {
    return <FactForm {...props} onClose={close} />;
  }
  return props.asks ? <Question {...props} fact={fact} /> : <FactRow {...props} fact={fact} onEdit={edit} />;
}

export default defineIsland('fact', FactIsland);
