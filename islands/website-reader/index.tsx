// "Read my website": its address, and which page is read while that takes its time. What it says waits on the screen.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { WEBSITE_FIELDS, type WebsiteRead } from '../../server/contract/website.ts';
import { Button } from '../../views/components/button.tsx';
import { Progress } from '../../views/components/feedback.tsx';
import { TextField } from '../../views/components/field.tsx';
import { Form } from '../../views/components/form.tsx';
import { ApiError, api, messageOf } from '../runtime/api.ts';
import { defineIsland } from '../runtime/define-island.ts';
import { announce, onServerEvent, type ToastDetail } from '../runtime/screen.ts';
import { useWrite } from '../runtime/use-write.ts';
import { fillEmpty } from './fill.ts';

const UNDO_MS = 12_000;

export interface WebsiteReaderProps {
  /** The website of the profile, or the one that was read last. */
  readonly url: string;
  /** Route of the screen on which it stands. */
  readonly screen: string;
  /** Id of a form whose empty fields are filled with what the website says; on other screens that is asked about. */
  readonly fills?: string;
  /** What a plain form sent, and why the server refused it. */
  readonly refused?: { readonly url: string; readonly message: string };
}

/** The page that is being read, and how many were asked for by then. */
interface Step {
  readonly page: string;
  readonly number: number;
}

function WebsiteReader({ url, screen, fills, refused }: WebsiteReaderProps) {
  const [error, setError] = useState(() => (refused ? blame(refused.message) : undefined));
  const [step, setStep] = useState<Step>();
  const { isPending, write } = useWrite();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isPending) return onServerEvent('website', setStep);
  }, [isPending]);

  const read = async (event: FormEvent) => {
    event.preventDefault();
    const field = form.current?.elements.namedItem('url');
    if (!(field instanceof HTMLInputElement)) return;
    setError(undefined);
    setStep(undefined);
    announce('Reading your website. This may take half a minute.');
    const saved = await write(
      () => api<WebsiteRead>('POST', '/api/facts/read-website', { url: field.value }),
      {
        done: (found) => (fills === undefined ? tell(found) : fill(found, fills)),
        // What is typed in the form must not be drawn anew.
        asks: fills !== undefined,
        failed: (failure) => {
          if (failure instanceof ApiError && failure.status < 500) {
            setError(blame(failure.message));
            return undefined;
          }
          return {
            title: 'The website could not be read',
            description: messageOf(failure),
            variant: 'destructive',
          };
        },
      },
    );
    if (saved === false) field.focus();
  };

  return (
    <Form
      ref={form}
      id="website-reader"
      className="stack"
      action="/api/facts/read-website"
      onSubmit={read}
      noValidate
    >
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="of" value="website" />
      <div className="field-and-button">
        <TextField
          name="url"
          id="website-url"
          label="Your website"
          inputMode="url"
          required
          maxLength={LIMITS.url}
          autoComplete="url"
          placeholder="https://example.com"
          defaultValue={refused?.url ?? url}
          readOnly={isPending}
          error={error}
        />
        <Button type="submit" pending={isPending} pendingLabel="Reading...">
          Read my website
        </Button>
      </div>
      {isPending && (
        <Progress
          id="website-progress"
          label={step ? <>Reading {nameOf(step.page)}</> : 'Looking for the website'}
          value={step?.number ?? 0}
          max={LIMITS.websitePages}
          valueText={step ? `page ${step.number} of up to ${LIMITS.websitePages}` : ''}
        />
      )}
    </Form>
  );
}

function tell({ pages, facts, url }: WebsiteRead): ToastDetail {
  const read = pages.length === 1 ? 'One page' : `${pages.length} pages`;
  const found = facts.length === 1 ? 'One fact waits' : `${facts.length} facts wait`;
  return {
    title: `${read} of ${new URL(url).host} read`,
    description: facts.length === 0 ? 'They say nothing new.' : `${found} for you below.`,
  };
}

function fill({ profile, url }: WebsiteRead, id: string): ToastDetail {
  const form = document.getElementById(id);
  const title = `${new URL(url).host} was read`;
  if (!(form instanceof HTMLFormElement)) return { title };
  const { filled, empty } = fillEmpty(form, profile);
  if (filled.length === 0) return { title, description: 'Your form says it all already; it stays as it is.' };
  return {
    title,
    description: `Filled in: ${filled.map(({ field }) => WEBSITE_FIELDS[field]).join(', ')}. Nothing is saved yet.`,
    duration: UNDO_MS,
    action: { label: 'Undo', onClick: empty },
  };
}

function nameOf(page: string): string {
  return page.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
}

/** A refusal names its field first; "url: must be the address of a website" begins in the middle of a sentence. */
function blame(message: string): string {
  const words = message.replace(/^url: /, '');
  return /^(?:must|is) /.test(words) ? `This ${words}.` : words;
}

export default defineIsland('website-reader', WebsiteReader);
