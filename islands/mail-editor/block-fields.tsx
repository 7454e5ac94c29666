// The fields of one block of a mail.
import type { DraftBlock, DraftLink } from '../../server/contract/mail-draft.ts';
import { Button } from '../../views/components/button.tsx';

export interface BlockFieldsProps {
  /** Before the ids of the fields. */
  readonly id: string;
  readonly block: DraftBlock;
  readonly onChange: (block: DraftBlock) => void;
}

const MOST_COLUMNS = 3;

export function BlockFields({ id, block, onChange }: BlockFieldsProps) {
  switch (block.kind) {
    case 'text':
      return (
        <Area id={id} label="Text" value={block.text} onChange={(text) => onChange({ ...block, text })} />
      );
    case 'footer':
      return (
        <Area
          id={id}
          label="Small print"
          value={block.text}
          onChange={(text) => onChange({ ...block, text })}
        />
      );
    case 'heading':
      return (
        <Line id={id} label="Heading" value={block.text} onChange={(text) => onChange({ ...block, text })} />
      );
    case 'coupon':
      return (
        <Line id={id} label="Code" value={block.code} onChange={(code) => onChange({ ...block, code })} />
      );
    case 'divider':
      return <p className="quiet small">A line across the mail.</p>;
    case 'button':
      return (
        <LinkFields
          id={id}
          label="What it says"
          link={block}
          onChange={(link) => onChange({ ...block, ...link })}
        />
      );
    case 'picture':
      return (
        <>
          <PictureFields id={id} picture={block} onChange={(picture) => onChange({ ...block, ...picture })} />
          <Line
            id={`${id}-href`}
            label="Opens this address"
            type="url"
            value={block.href}
            onChange={(href) => onChange({ ...block, href })}
          />
        </>
      );
    case 'product':
      return (
        <>
          <PictureFields id={id} picture={block} onChange={(picture) => onChange({ ...block, ...picture })} />
          <Line
            id={`${id}-name`}
            label="Its name"
            value={block.name}
            onChange={(name) => onChange({ ...block, name })}
          />
          <Area
            id={`${id}-text`}
            label="Price and words"
            value={block.text}
            onChange={(text) => onChange({ ...block, text })}
          />
          <LinkFields
            id={`${id}-button`}
            label="What its button says"
            link={block}
            onChange={(link) => onChange({ ...block, ...link })}
          />
        </>
      );
    case 'columns':
      return <Columns id={id} block={block} onChange={onChange} />;
    case 'social':
      return <SocialLinks id={id} block={block} onChange={onChange} />;
  }
}

interface OneProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Fields without a name: only the text that comes of them is sent. What stays empty is left out. */
function Line({ id, label, value, onChange, type = 'text' }: OneProps & { readonly type?: 'text' | 'url' }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="text"
        inputMode={type}
        autoComplete="off"
        value={value}
        // A break would end what stands on one line.
        onChange={({ target }) => onChange(target.value.replace(/[\r\n]+/g, ' '))}
      />
    </div>
  );
}

function Area({ id, label, value, onChange }: OneProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input"
        rows={4}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

function LinkFields({
  id,
  label,
  link,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly link: DraftLink;
  readonly onChange: (link: DraftLink) => void;
}) {
  const { label: says, href } = link;
  return (
    <div className="grid-2">
      <Line
        id={`${id}-label`}
        label={label}
        value={says}
        onChange={(value) => onChange({ label: value, href })}
      />
      <Line
        id={`${id}-to`}
        type="url"
        label="Where it leads"
        value={href}
        onChange={(value) => onChange({ label: says, href: value.trim() })}
      />
    </div>
  );
}

interface Picture {
  readonly source: string;
  readonly alt: string;
}

function PictureFields({
  id,
  picture: { source, alt },
  onChange,
}: {
  readonly id: string;
  readonly picture: Picture;
  readonly onChange: (picture: Picture) => void;
}) {
  return (
    <div className="grid-2">
      <Line
        id={`${id}-source`}
        type="url"
        label="Address of the picture"
        value={source}
        onChange={(value) => onChange({ source: value.trim(), alt })}
      />
      <Line
        id={`${id}-alt`}
        label="What it shows"
        value={alt}
        onChange={(value) => onChange({ source, alt: value })}
      />
    </div>
  );
}

function Columns({
  id,
  block,
  onChange,
}: BlockFieldsProps & { readonly block: Extract<DraftBlock, { kind: 'columns' }> }) {
  const { columns } = block;
  const set = (next: readonly string[]) => onChange({ ...block, columns: next });
  return (
    <>
      <div className="grid-2">
        {columns.map((text, at) => (
          <Area
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is where it stands
            key={at}
            id={`${id}-${at}`}
            label={`Column ${at + 1}`}
            value={text}
            onChange={(value) => set(columns.map((one, index) => (index === at ? value : one)))}
          />
        ))}
      </div>
      {columns.length < MOST_COLUMNS && (
        <div className="row">
          <Button size="sm" variant="quiet" icon="plus" onClick={() => set([...columns, ''])}>
            Another column
          </Button>
        </div>
      )}
    </>
  );
}

function SocialLinks({
  id,
  block,
  onChange,
}: BlockFieldsProps & { readonly block: Extract<DraftBlock, { kind: 'social' }> }) {
  const { links } = block;
  const set = (next: readonly DraftLink[]) => onChange({ ...block, links: next });
  return (
    <>
      {links.map((link, at) => (
        <LinkFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a link is where it stands
          key={at}
          id={`${id}-${at}`}
          label={`Name ${at + 1}`}
          link={link}
          onChange={(changed) => set(links.map((one, index) => (index === at ? changed : one)))}
        />
      ))}
      <div className="row">
        <Button
          size="sm"
          variant="quiet"
          icon="plus"
          onClick={() => set([...links, { label: '', href: '' }])}
        >
          Another link
        </Button>
      </div>
    </>
  );
}
