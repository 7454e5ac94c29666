// The words of a drawn picture, or of each slide, as fields.
import { useState } from 'react';
import type { PictureWords } from '../../server/contract/picture.ts';
import { Button } from '../../views/components/button.tsx';
import { TextAreaField, TextField } from '../../views/components/field.tsx';

type OneWords = Exclude<PictureWords, readonly unknown[]> | Extract<PictureWords, readonly unknown[]>[number];

const LABELS: Readonly<Record<string, string>> = {
  ...{ title: 'Title', text: 'Text', note: 'Small print', quote: 'Quote', by: 'Who says so', date: 'Date' },
  ...{ question: 'Question', answer: 'Answer', myth: 'What people believe', truth: 'What is so' },
  ...{ one: 'This', other: 'That', price: 'Price', until: 'Until', number: 'Number' },
  ...{ steps: 'Steps, a line each', items: 'Points, a line each', hours: 'Days: hours, a line each' },
};

export interface PictureWordsFormProps {
  readonly id: string;
  readonly words: PictureWords;
  readonly onUse: (words: PictureWords) => void;
}

export function PictureWordsForm({ id, words, onUse }: PictureWordsFormProps) {
  const [typed, setTyped] = useState<PictureWords>(words);
  const all = Array.isArray(typed) ? typed : [typed];
  const set = (at: number, key: string, value: unknown) => {
    const next = all.map((one, index) => (index === at ? { ...one, [key]: value } : one));
    setTyped((Array.isArray(typed) ? next : next[0]) as PictureWords);
  };
  return (
    <div className="stack">
      {all.map((one, at) => (
        <Fields
          // biome-ignore lint/suspicious/noArrayIndexKey: slides have no names, and keep their places
          key={at}
          id={`${id}-${at}`}
          heading={all.length > 1 ? `Slide ${at + 1}` : undefined}
          words={one}
          onChange={(key, value) => set(at, key, value)}
        />
      ))}
      <div>
        <Button id={`${id}-use`} size="sm" onClick={() => onUse(typed)}>
          Use these words
        </Button>
      </div>
    </div>
  );
}

function Fields(props: {
  readonly id: string;
  readonly heading: string | undefined;
  readonly words: OneWords;
  readonly onChange: (key: string, value: unknown) => void;
}) {
  const { id, heading, words, onChange } = props;
  const fields = Object.entries(words).filter(([key]) => key in LABELS);
  return (
    <div className="stack">
      {heading && <h4>{heading}</h4>}
      {fields.map(([key, value]) => {
        const common = { id: `${id}-${key}`, name: `${id}-${key}`, label: LABELS[key] ?? key };
        if (!Array.isArray(value))
          return (
            <TextField
              key={key}
              {...common}
              maxLength={200}
              value={String(value)}
              onChange={(event) => onChange(key, event.target.value)}
            />
          );
        return (
          <TextAreaField
            key={key}
            {...common}
            rows={value.length + 1}
            defaultValue={value.map(writeLine).join('\n')}
            onChange={(event) => onChange(key, readLines(key, event.target.value))}
          />
        );
      })}
    </div>
  );
}

function writeLine(line: string | { days: string; hours: string }): string {
  return typeof line === 'string' ? line : `${line.days}: ${line.hours}`;
}

function readLines(key: string, text: string): unknown[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  if (key !== 'hours') return lines;
  return lines.map((line) => {
    const [days = '', ...hours] = line.split(':');
    return { days: days.trim(), hours: hours.join(':').trim() };
  });
}
