import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import * as common from '#words/common';
import { IconButton } from '../ui/button.tsx';
import { controlLook } from './control-look.ts';

interface Props {
  /** Name for screen readers. Others see only the placeholder. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  /** 100 characters by default. */
  maxLength?: number;
  ref?: RefObject<HTMLInputElement | null>;
}

/** Enter closes a screen keyboard, which covers the results. With a real keyboard the focus stays. */
const putKeyboardAway = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
  if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) currentTarget.blur();
};

export function SearchField({ ref, label, placeholder, value, onChange, className, maxLength = 100 }: Props) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  return (
    <search className={`relative block ${className ?? ''}`}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        enterKeyHint="search"
        onChange={event => onChange(event.target.value)}
        onKeyUp={putKeyboardAway}
        className={`${controlLook} rounded-full! pl-12 ${value ? 'pr-12' : 'pr-4'} [&::-webkit-search-cancel-button]:hidden`}
      />
      {value && (
        <IconButton
          icon={X}
          label={common.clearSearch}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="absolute top-0.5 right-0.5"
        />
      )}
    </search>
  );
}
