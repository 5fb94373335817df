import { ImageUp } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Field } from '../../../forms/field.tsx';
import { classes } from '../../../shared/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { type Crop, CropPreview, cardCrop, pictureHint } from './crop-preview.tsx';
import { type PictureChoice, pickable, prepared } from './picture.ts';
import { UploadBar } from './upload.tsx';

interface Props {
  /** Name of the form field that holds a PictureChoice. */
  name: string;
  /** Address of the current picture. */
  current: string | null;
  /** Progress of the upload, 0 to 1. Null when there is none. */
  share: number | null;
  label?: string;
  crop?: Crop;
}

/** Chooses a picture from the device or by dropping it, and previews how cards crop it. */
export function PictureField({ name, current, share, label = 'Picture', crop = cardCrop }: Props) {
  const { trigger } = useFormContext();
  const { field, fieldState } = useController({ name });
  const choice: PictureChoice = field.value;
  const chosen = choice instanceof File ? choice : null;
  const preview = useFilePreview(chosen);
  const [isOver, setOver] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  useDropGuard();

  function choose(next: PictureChoice) {
    field.onChange(next);
    void trigger(name);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) choose(file);
  }

  const src = chosen ? preview : choice === null && current ? `${current}?width=480` : null;
  const isShown = src !== null && src !== broken && !fieldState.error;
  return (
    <Field label={label} hint={pictureHint(crop)} error={fieldState.error?.message}>
      {wiring => (
        <div className="grid gap-3">
          {isShown && <CropPreview key={src} src={src} crop={crop} onError={() => setBroken(src)} />}
          <label
            onDragOver={event => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            className={classes(
              'flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-md border border-dashed px-4 py-3 text-center font-semibold text-plum transition-colors hover:bg-plum-tint',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
              isOver ? 'border-plum bg-plum-tint' : fieldState.error ? 'border-madder' : 'border-field',
            )}
          >
            <ImageUp aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            <span className="min-w-0">
              {src ? 'Choose another picture' : 'Choose a picture'}
              <span className="font-normal text-muted max-md:hidden"> or drop it here</span>
              {chosen && <span className="block text-sm font-normal text-muted wrap-anywhere">{chosen.name}</span>}
            </span>
            <input
              {...wiring}
              ref={field.ref}
              type="file"
              name={name}
              accept={pickable}
              onBlur={field.onBlur}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) choose(file);
                // Emptied, the field lets the same file be chosen again after it was corrected.
                currentTarget.value = '';
              }}
              className="sr-only"
            />
          </label>
          {share !== null && chosen && <UploadBar share={share} />}
          <Undo choice={choice} hasCurrent={current !== null} onChoose={choose} />
        </div>
      )}
    </Field>
  );
}

interface UndoProps {
  choice: PictureChoice;
  hasCurrent: boolean;
  onChoose: (choice: PictureChoice) => void;
}

/** Undoes one step: the new picture, the removal, or the current picture. */
function Undo({ choice, hasCurrent, onChoose }: UndoProps) {
  if (choice === null && !hasCurrent) return null;
  const [words, next] =
    choice === null
      ? (['Remove the picture', 'removed'] as const)
      : ([hasCurrent ? 'Keep the picture as it was' : 'Remove the picture', null] as const);
  return (
    <Button variant="quiet" size="sm" onClick={() => onChoose(next)} className="justify-self-center">
      {words}
    </Button>
  );
}

/** Keeps the browser from opening a picture that is dropped beside its field: the form would be lost. */
function useDropGuard(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => event.preventDefault();
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}

/**
 * A `data:` address of the file as it will be sent. Null until it is read, and for a file that cannot be sent. The content security
 * policy forbids `blob:`.
 */
function useFilePreview(chosen: File | null): string | null {
  const [read, setRead] = useState<{ chosen: File; src: string } | null>(null);

  useEffect(() => {
    if (!chosen) return;
    const reader = new FileReader();
    let isStale = false;
    reader.onload = () => setRead({ chosen, src: String(reader.result) });
    void prepared(chosen).then(({ file }) => file && !isStale && reader.readAsDataURL(file));
    return () => {
      isStale = true;
      reader.abort();
    };
  }, [chosen]);

  return read && read.chosen === chosen ? read.src : null;
}
