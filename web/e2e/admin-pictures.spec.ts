/** The forms take pictures as phones write them, of any declared type and any size. A refusal says why (rules C8, C9). */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callsOf } from './faults.ts';
import { main } from './hands.ts';
import { cameraPhoto, heicPhoto, photo } from './pictures.ts';
import { SITE } from './places.ts';
import { asStaff, FACIAL, makeCategory, makeService, services, withdraw } from './scene.ts';
import { signInAsStaff } from './staff.ts';
import { expect, test } from './test.ts';

const MB = 1024 * 1024;

/** Opens the form of a category of the test's own. `save` returns the bytes of the picture that the salon then shows. */
const editCategory = async (page: Page, words: string) => {
  const name = `${words} ${Date.now()}`;
  const { id } = await makeCategory(name);
  await signInAsStaff(page);
  await page.goto(`/admin/category?search=${encodeURIComponent(name)}`);
  await main(page)
    .getByRole('button', { name: `Update ${name}` })
    .click();
  const form = page.getByRole('dialog', { name: 'Edit Category' });
  const save = async () => {
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form).toBeHidden();
    const { imagePath } = await asStaff('GET', `/category/${id}`);
    const bytes = Buffer.from(await (await fetch(`${SITE}${imagePath}?width=800`)).arrayBuffer());
    await asStaff('DELETE', `/category/delete/${id}`);
    return bytes;
  };
  return { form, save };
};
const preview = 'Preview of the chosen file';

for (const type of ['image/jpg', 'image/pjpeg', 'application/octet-stream', 'text/plain', '']) {
  test(`a JPEG that declares the type "${type}" is accepted`, async ({ page }) => {
    const { form, save } = await editCategory(page, 'Typed');
    const bytes = [...(await photo(400, 300)).buffer];
    // Playwright adds a type of its own if there is none.
    await form.getByLabel('Picture').evaluate(
      (input: HTMLInputElement, [content, mime]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(content)], 'IMG_0001', { type: mime }));
        input.files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      [bytes, type] as const,
    );
    await expect(form.getByRole('img', { name: preview })).toBeVisible();
    expect((await sharp(await save()).metadata()).format).toBe('webp');
  });
}

test('a JPEG without its last bytes is accepted; half of one is not', { tag: '@rare' }, async ({ page }) => {
  const { form, save } = await editCategory(page, 'Cut');
  const file = await photo(900, 600);
  const half = { ...(await cameraPhoto()), name: 'half.jpg' };
  half.buffer = half.buffer.subarray(0, 2 * MB);
  await form.getByLabel('Picture').setInputFiles(half);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Please select a valid image file', { exact: true })).toBeVisible();
  await form.getByLabel('Picture').setInputFiles({ ...file, buffer: file.buffer.subarray(0, -8) });
  await expect(form.getByText('Please select a valid image file')).toHaveCount(0);
  expect((await sharp(await save()).metadata()).width).toBe(800);
});

test('a photo over 5 MB is scaled down before it is sent, and stands upright', async ({ page }) => {
  const file = await cameraPhoto();
  expect(file.buffer.length).toBeGreaterThan(5 * MB);
  const { form, save } = await editCategory(page, 'Camera');
  const sent = page.waitForRequest(request => request.method() === 'PUT');
  await form.getByLabel('Picture').setInputFiles(file);
  await expect(form.getByText('Cards show what is in the frame: top and bottom are cut off.')).toBeVisible();
  const kept = await save();
  expect((await sent).postDataBuffer()?.length ?? 0).toBeLessThan(5 * MB);
  const { width, height } = await sharp(kept).metadata();
  expect([width, Math.round(((height ?? 0) / (width ?? 1)) * 100)]).toEqual([800, 133]);
  const colourOf = async (top: number) => {
    const part = await sharp(kept).extract({ left: 0, top, width: 800, height: 400 }).png().toBuffer();
    return (await sharp(part).stats()).channels.map(({ mean }) => mean);
  };
  const [above, below] = [await colourOf(0), await colourOf(660)];
  expect(above[0]).toBeGreaterThan((above[2] ?? 0) + 50);
  expect(below[2]).toBeGreaterThan((below[0] ?? 0) + 50);
});

test('a photo of more than 40 megapixels is scaled down, also for a service', { tag: '@rare' }, async ({ page }) => {
  const { categoryId } = (await services()).find(({ name }) => name === FACIAL) as { categoryId: string };
  const name = `Large ${Date.now()}`;
  const service = await makeService(name, 500, 'With a large picture.', categoryId);
  await signInAsStaff(page);
  await page.goto(`/admin/services?search=${encodeURIComponent(name)}`);
  await main(page)
    .getByRole('button', { name: `Update ${name}` })
    .click();
  const form = page.getByRole('dialog', { name: 'Update Service' });
  await form.getByLabel('Picture').setInputFiles(await photo(8200, 5000));
  await expect(form.getByRole('img', { name: preview })).toBeVisible();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  expect((await asStaff('GET', `/service/${service.id}`)).imageUrl).toMatch(/^\/api\/v1\/image\//);
  await withdraw(service);
});

test('a HEIC photo is refused with words that say what to do, and nothing is sent', async ({ page }) => {
  const { form } = await editCategory(page, 'Heic');
  const sent = callsOf(page, 'PUT', /category/);
  for (const type of ['image/heic', 'image/jpeg']) {
    await form.getByLabel('Picture').setInputFiles(heicPhoto(type));
    await expect(form.getByText('HEIC pictures are not supported. Save the picture as JPG and try again.')).toBeVisible();
    await form.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(form.getByText('HEIC pictures')).toHaveCount(0);
  }
  expect(sent).toEqual([]);
});

test('a file too large for the page to read is refused for its size', { tag: '@rare' }, async ({ page }) => {
  const { form } = await editCategory(page, 'Broken');
  const start = (await photo(400, 300)).buffer.subarray(0, 200);
  const buffer = Buffer.concat([start, Buffer.alloc(5 * MB)]);
  await form.getByLabel('Picture').setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer });
  await expect(form.getByText('Image size must be less than 5MB', { exact: true })).toBeVisible();
});
