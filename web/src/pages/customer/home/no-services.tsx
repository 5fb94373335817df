import * as words from '#words/below';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** A salon that has just begun. */
export default function NoServices() {
  return (
    <EmptyState
      title={words.noServices}
      action={
        <LinkButton href={paths.contact} variant="secondary">
          {words.askUs}
        </LinkButton>
      }
    >
      <p>{words.noServicesYet}</p>
    </EmptyState>
  );
}
