import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Arrow keys, Home and End change the tab. The Tab key goes into the panel. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const base = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);

  function move(event: KeyboardEvent) {
    const here = tabs.findIndex(tab => tab.id === chosen);
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 };
    const there = steps[event.key];
    if (there === undefined) return;
    event.preventDefault();
    const next = tabs[(there + tabs.length) % tabs.length];
    if (!next) return;
    setChosen(next.id);
    document.getElementById(`${base}-tab-${next.id}`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className="flex gap-6 border-b border-line" onKeyDown={move}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            className="-mb-px min-h-12 border-b-2 border-transparent px-1 font-semibold text-muted transition-colors hover:text-ink aria-selected:border-plum aria-selected:text-plum"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(tab => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== chosen}
          className="pt-5"
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
