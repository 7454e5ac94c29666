// Adding to the business's media. Without script a plain form that takes one file at a time.
import { useEffect, useState } from 'react';
import { TAKEN_TYPES } from '../../server/contract/media.ts';
import { Button } from '../../views/components/button.tsx';
import { Form } from '../../views/components/form.tsx';
import { defineIsland } from '../runtime/define-island.ts';
import { refresh } from '../runtime/screen.ts';
import { UploadBox } from '../runtime/upload-list.tsx';
import { useUploads } from '../runtime/use-uploads.ts';

function MediaUpload() {
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  const uploads = useUploads(() => void refresh());
  if (hasScript) {
    return (
      <div data-pastes="">
        <UploadBox id="media-upload" uploads={uploads} />
      </div>
    );
  }
  return (
    <Form className="row upload-box" action="/api/media" encType="multipart/form-data">
      <input type="hidden" name="next" value="/media" />
      <input
        className="input"
        type="file"
        name="file"
        required
        aria-label="A picture or a film"
        accept={TAKEN_TYPES}
      />
      <Button type="submit" icon="image">
        Add
      </Button>
    </Form>
  );
}

export default defineIsland('media-upload', MediaUpload);
