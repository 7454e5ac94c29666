// Pins of Pinterest on this machine, their films and their figures.
import assert from 'node:assert/strict';
import * as v from 'valibot';
import { DAY } from '../../../server/kernel/clock.ts';
import { type Answer, type Handler, jsonOf, partsOf } from '../support/stand-in.ts';
import { API, keysOf, type Pinterest, refuse, STORE, TO_PIN, within } from './world.ts';

const Base64 = v.pipe(v.string(), v.base64(), v.minLength(8));
const ImageItem = v.strictObject({
  content_type: v.picklist(['image/jpeg', 'image/png']),
  data: Base64,
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  link: v.optional(v.string()),
});
const MediaSource = v.variant('source_type', [
  v.strictObject({
    source_type: v.literal('image_base64'),
    content_type: v.picklist(['image/jpeg', 'image/png']),
    data: Base64,
  }),
  v.strictObject({
    source_type: v.literal('multiple_image_base64'),
    items: v.pipe(v.array(ImageItem), v.minLength(2), v.maxLength(5)),
    index: v.optional(v.number()),
  }),
  v.strictObject({
    source_type: v.literal('video_id'),
    media_id: v.string(),
    cover_image_key_frame_time: v.pipe(v.number(), v.minValue(0)),
  }),
]);
const Words = {
  title: v.optional(v.pipe(v.string(), v.maxLength(100))),
  description: v.optional(v.pipe(v.string(), v.maxLength(800))),
  link: v.optional(v.pipe(v.string(), v.url(), v.maxLength(2048))),
  alt_text: v.optional(v.pipe(v.string(), v.maxLength(500))),
};
const NewPin = v.strictObject({
  ...Words,
  board_id: v.pipe(v.string(), v.regex(/^\d+$/)),
  media_source: MediaSource,
});

export function pinCalls(there: Pinterest) {
  /** The parameters of each film's form. */
  const forms = new Map<string, { mediaId: string; parameters: Record<string, string> }>();

  const register = within(there, ['pins:read', 'pins:write'], (asked) => {
    v.parse(v.strictObject({ media_type: v.literal('video') }), jsonOf(asked));
    const media_id = `90${there.next().padStart(6, '0')}`;
    const { asks, end } = there.works ?? { asks: 1, end: 'ready' as const };
    there.works = null;
    there.films.set(media_id, { status: 'registered', asks, end, bytes: 0 });
    const parameters = {
      'x-amz-date': '20270301T090000Z',
      'x-amz-signature': `signature-${media_id}`,
      'x-amz-algorithm': 'AWS4-HMAC-SHA256',
      key: `uploads/${media_id}`,
      policy: 'eyJleHBpcmF0aW9uIjoi',
      'Content-Type': 'multipart/form-data',
    };
    forms.set(parameters.key, { mediaId: media_id, parameters });
    const upload_url = `${there.server.at(STORE)}/`;
    return {
      status: 201,
      json: { media_id, media_type: 'video', upload_url, upload_parameters: parameters },
    };
  });

  /** As a bucket takes a form: every parameter as it was given, and nothing behind the file. */
  const take: Handler = (asked) => {
    if (asked.headers.authorization) return { status: 400, body: 'Only one auth mechanism allowed' };
    const parts = partsOf(asked);
    const file = parts.at(-1);
    const fields = parts.slice(0, -1);
    const form = forms.get(fields.find(({ name }) => name === 'key')?.body.toString() ?? '');
    const sent = Object.fromEntries(fields.map(({ name, body }) => [name, body.toString()]));
    if (file?.name !== 'file' || !form)
      return { status: 400, body: 'Bucket POST must contain a field named file' };
    if (JSON.stringify(sent) !== JSON.stringify(form.parameters))
      return { status: 403, body: 'Invalid policy' };
    const film = there.films.get(form.mediaId);
    assert.ok(film);
    Object.assign(film, { status: 'processing', bytes: file.body.length });
    return { status: 204 };
  };

  const readFilm = within(there, ['pins:read'], ({ params }) => {
    const film = there.films.get(params.id ?? '');
    if (!film) return refuse(404, 50, 'Media not found.');
    if (film.status === 'processing' && film.asks === 0)
      film.status = film.end === 'ready' ? 'succeeded' : 'failed';
    else if (film.status === 'processing') film.asks -= 1;
    return { json: { media_id: params.id, media_type: 'video', status: film.status } };
  });

  const pin = within(there, TO_PIN, (asked): Answer => {
    const read = v.safeParse(NewPin, jsonOf(asked));
    if (!read.success) return refuse(400, 1, `Invalid request: ${read.issues[0].message}`);
    if (there.isTrial)
      return refuse(
        403,
        29,
        'Apps with Trial access may not create Pins in production https://api.pinterest.com',
      );
    const { board_id, media_source, title = '', description = '', link = '', alt_text = '' } = read.output;
    if (!there.boards.some(({ id }) => id === board_id)) return refuse(404, 40, 'Board not found.');
    if (
      media_source.source_type === 'video_id' &&
      there.films.get(media_source.media_id)?.status !== 'succeeded'
    )
      return refuse(400, 1, 'The media is not ready.');
    const pictures =
      media_source.source_type === 'multiple_image_base64'
        ? media_source.items.length
        : Number(media_source.source_type === 'image_base64');
    const made = {
      id: `70${there.next().padStart(6, '0')}`,
      created_at: new Date(there.clock.now()).toISOString().slice(0, 19),
      ...{ board_id, media_source, pictures },
      ...{
        title: title || null,
        description: description || null,
        link: link || null,
        alt_text: alt_text || null,
      },
    };
    there.pins.push(made);
    return { status: 201, json: { ...made, media_source: undefined, media: { media_type: 'image' } } };
  });

  const listPins = within(there, ['boards:read', 'pins:read'], (asked) => {
    keysOf(asked, 'page_size', 'bookmark');
    const [size, start] = [
      Number(asked.query.get('page_size') ?? 25),
      Number(asked.query.get('bookmark') ?? 0),
    ];
    assert.ok(size >= 1 && size <= 250);
    const newest = [...there.pins].reverse();
    const items = newest.slice(start, start + size).map((one) => ({ ...one, media_source: undefined }));
    return { json: { items, bookmark: start + size < newest.length ? String(start + size) : null } };
  });

  const find = (id: string | undefined) => there.pins.findIndex((one) => one.id === id);
  const change = within(there, TO_PIN, (asked) => {
    const found = there.pins[find(asked.params.id)];
    if (!found) return refuse(404, 50, 'Pin not found.');
    Object.assign(found, v.parse(v.strictObject(Words), jsonOf(asked)));
    return { json: found };
  });
  const remove = within(there, TO_PIN, ({ params }) => {
    if (find(params.id) < 0) return refuse(404, 50, 'Pin not found.');
    there.pins.splice(find(params.id), 1);
    return { status: 204 };
  });

  const analytics = within(there, ['boards:read', 'pins:read'], (asked) => {
    keysOf(asked, 'start_date', 'end_date', 'metric_types', 'app_types', 'split_field');
    if (!there.isBusiness) return refuse(403, 7, 'Only business accounts have analytics.');
    const day = (name: string) => Date.parse(`${asked.query.get(name)}T00:00:00Z`);
    const [start, end, now] = [day('start_date'), day('end_date'), there.clock.now()];
    if (!(start <= end && end <= now && start > now - 91 * DAY)) return refuse(400, 1, 'Invalid dates.');
    const told = there.analytics.get(asked.params.id ?? '') ?? {};
    const { TOTAL_COMMENTS, TOTAL_REACTIONS, ...summary_metrics } = told;
    const lifetime_metrics = { TOTAL_COMMENTS, TOTAL_REACTIONS };
    return { json: { all: { daily_metrics: [], summary_metrics, lifetime_metrics } } };
  });

  return {
    [STORE]: { 'POST /': take },
    [API]: {
      'POST /v5/media': register,
      'GET /v5/media/:id': readFilm,
      'POST /v5/pins': pin,
      'GET /v5/pins': listPins,
      'PATCH /v5/pins/:id': change,
      'DELETE /v5/pins/:id': remove,
      'GET /v5/pins/:id/analytics': analytics,
    },
  };
}
