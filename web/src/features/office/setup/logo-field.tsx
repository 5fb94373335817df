import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import type { components } from '#contract';
import { adminApi, ask } from '../../../api/client.ts';
import { messageOf } from '../../../api/message-of.ts';
import { asBinary, upload } from '../../../api/upload.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { pickable, prepared } from '../../salon/media/picture.ts';
import { useUpload } from '../../salon/media/use-upload.ts';
import { Logo } from '../../salon/settings/logo.tsx';
import { useChangeSetup, useSetup } from './use-setup.ts';

/** Chooses the logo. It is saved at once, apart from the form. */
export function LogoField() {
  const hasLogo = Boolean(useSetup().data?.logoPath);
  const { run, share } = useUpload();
  const { show } = useChangeSetup();
  const { mutate } = useSWRConfig();
  const [problem, setProblem] = useState<string | null>(null);

  async function save(body: components['schemas']['LogoForm']) {
    setProblem(null);
    try {
      await show(await run(sending => ask(adminApi.PUT('/setup/admin/logo', { body, ...upload(sending) }))));
      await mutate('/settings');
    } catch (error) {
      setProblem(messageOf(error, 'The logo could not be saved.'));
    }
  }

  async function choose(chosen: File) {
    const { file, problem: refusal } = await prepared(chosen);
    if (file) await save({ logo: asBinary(file) });
    else setProblem(refusal ?? 'This picture cannot be used.');
  }

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">Logo</legend>
      <div className="flex flex-wrap items-center gap-3">
        <Logo className="size-14" />
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-dashed border-field px-4 font-semibold text-plum has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum hover:bg-plum-tint">
          <ImageUp aria-hidden className="size-5" strokeWidth={1.75} />
          {share === null ? 'Choose a logo' : 'Sending...'}
          <input
            type="file"
            accept={pickable}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void choose(file);
              currentTarget.value = '';
            }}
          />
        </label>
        {hasLogo && (
          <Button variant="quiet" size="sm" onClick={() => save({ removeLogo: true })}>
            Remove the logo
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">Square looks best. It is saved as soon as you choose it.</p>
      {problem && <Alert tone="bad">{problem}</Alert>}
    </fieldset>
  );
}
