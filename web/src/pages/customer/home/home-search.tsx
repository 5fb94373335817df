import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import * as words from '#words/home';
import { base } from '#words/site';
import { controlLook } from '../../../forms/control-look.ts';
import { paths } from '../../../paths.ts';
import { inBase } from '../../../shared/in-base.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Leads to all services that match. A form of the browser's own: it works before the scripts have loaded. */
export function HomeSearch({ className }: { className: string }) {
  const [, navigate] = useLocation();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    navigate(text ? paths.allServicesFor(text) : paths.allServices);
  }

  return (
    <search className={className}>
      <form action={inBase(base, paths.allServices)} onSubmit={search} className="relative">
        <input
          type="search"
          name="search"
          aria-label={words.searchServices}
          placeholder={words.searchServices}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          className={`${controlLook} rounded-full! pr-14 pl-5 [&::-webkit-search-cancel-button]:hidden`}
        />
        <IconButton icon={Search} label={words.search} type="submit" className="absolute top-0.5 right-0.5" />
      </form>
    </search>
  );
}
