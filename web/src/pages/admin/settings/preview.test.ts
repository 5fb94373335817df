import { unstable_serialize } from 'swr';
import { expect, it } from 'vitest';
import { forgetPreviews, previewPath } from './preview.tsx';

it('of the previews only that of the form as it stands is kept, and all else that was read', () => {
  const others = [['/settings/admin'], ['/booking/admin', 'x', 0]].map(key => unstable_serialize(key));
  const [now, ...before] = ['{"teams":3}', '{"teams":4}', '{"teams":42}'].map(body => unstable_serialize([previewPath, body]));
  const cache = new Map([now, ...before, ...others].map(key => [String(key), {}]));
  forgetPreviews(cache, '{"teams":3}');
  expect([...cache.keys()]).toEqual([now, ...others]);
  forgetPreviews(cache, null);
  expect([...cache.keys()]).toEqual(others);
});
