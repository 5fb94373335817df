import { useState } from 'react';

interface Props {
  src: string;
  onError: () => void;
}

/** Every card crops its picture to this ratio (ui/picture.tsx). */
const cardRatio = 4 / 3;
const recommended = { width: 400, height: 300 };

/** The whole picture. The parts that cards crop are dimmed. */
export function CropPreview({ src, onError }: Props) {
  const [size, setSize] = useState(recommended);
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
          className={`absolute inset-0 m-auto aspect-4/3 rounded-sm border-2 border-card shadow-[0_0_0_100rem] shadow-ink/60 ${ratio > cardRatio ? 'h-full' : 'w-full'}`}
        />
      </div>
      <figcaption className="text-center text-sm text-muted">{noteOn(size)}</figcaption>
    </figure>
  );
}

function noteOn({ width, height }: typeof recommended): string {
  const ratio = width / height;
  if (width < recommended.width || height < recommended.height) {
    return `It has ${width} × ${height} pixels and may look blurred on a card.`;
  }
  if (Math.abs(ratio - cardRatio) < 0.02) return 'It fits the cards as it is.';
  return `Cards show what is in the frame: ${ratio > cardRatio ? 'the sides are' : 'top and bottom are'} cut off.`;
}
