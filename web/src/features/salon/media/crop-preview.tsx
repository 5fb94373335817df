import { useState } from 'react';

interface Props {
  src: string;
  crop: Crop;
  onError: () => void;
}

/** The part of a picture that is shown, and the size from which on it is sharp. */
export interface Crop {
  width: number;
  height: number;
}

/** Every card crops its picture to this ratio (ui/picture.tsx). */
export const cardCrop: Crop = { width: 400, height: 300 };

/** The whole picture. The parts that are cropped are dimmed. */
export function CropPreview({ src, crop, onError }: Props) {
  const [size, setSize] = useState(crop);
  const ratio = size.width / size.height;
  return (
    <figure className="grid gap-2">
      <div
        // Full width, but at most 15rem high.
        style={{ aspectRatio: ratio, maxWidth: `${ratio * 15}rem` }}
        className="relative mx-auto w-full overflow-hidden rounded-md bg-sand"
      >
        <img
          src={src}
          alt="Preview of the chosen file"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            naturalWidth > 0 && setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onError}
          className="size-full object-cover"
        />
        <span
          aria-hidden
          style={{ aspectRatio: crop.width / crop.height }}
          className={`absolute inset-0 m-auto rounded-sm border-2 border-card shadow-[0_0_0_100rem] shadow-ink/60 ${ratio > crop.width / crop.height ? 'h-full' : 'w-full'}`}
        />
      </div>
      <figcaption className="text-center text-sm text-muted">{noteOn(size, crop)}</figcaption>
    </figure>
  );
}

function noteOn({ width, height }: Crop, crop: Crop): string {
  const ratio = width / height;
  const cropRatio = crop.width / crop.height;
  if (width < crop.width || height < crop.height) {
    return `It has ${width} × ${height} pixels and may look blurred on a card.`;
  }
  if (Math.abs(ratio - cropRatio) < 0.02) return 'It fits the cards as it is.';
  return `Cards show what is in the frame: ${ratio > cropRatio ? 'the sides are' : 'top and bottom are'} cut off.`;
}

/** What a picture has to be, below its field. */
export function pictureHint({ width, height }: Crop): string {
  return `PNG, JPG or GIF. Recommended size ${width}x${height}. Large pictures are made smaller before they are sent.`;
}
